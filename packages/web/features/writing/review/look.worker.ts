import { z } from 'zod';
import { prepareLook } from './look.ts';

/** Checks texts off the main thread, so that typing stays responsive. */
const request = z.union([
  z.object({
    beside: z.object({
      material: z.array(z.string()),
      earlier: z.array(z.object({ text: z.string(), day: z.string() })),
    }),
  }),
  z.object({ id: z.number().int(), text: z.string() }),
]);

let look = prepareLook({ material: [], earlier: [] });

self.addEventListener('message', (event: MessageEvent<unknown>) => {
  const asked = request.parse(event.data);
  if ('beside' in asked) look = prepareLook(asked.beside);
  else self.postMessage({ id: asked.id, found: look(asked.text) });
});
