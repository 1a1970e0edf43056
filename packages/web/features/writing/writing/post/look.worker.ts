import { prepareLook, type LookAnswer, type LookRequest } from './look.ts';

/** Checks texts off the main thread, so that typing stays responsive. */
let look = prepareLook({ material: [], notes: [], earlier: [] });

self.addEventListener('message', ({ data: asked }: MessageEvent<LookRequest>) => {
  if ('beside' in asked) {
    look = prepareLook(asked.beside);
    return;
  }
  const answer: LookAnswer = { id: asked.id, found: look(asked.text) };
  self.postMessage(answer);
});
