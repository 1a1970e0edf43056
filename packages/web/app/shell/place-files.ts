import { z } from 'zod';

const manifestShape = z.object({
  routes: z.record(
    z.string(),
    z.object({ module: z.string(), imports: z.array(z.string()).default([]) }).optional(),
  ),
});

/** The code of every place of the dashboard, by the list of routes that the router keeps; none where it keeps another list. */
export function placeFiles(manifest: unknown): string[] {
  const { data } = manifestShape.safeParse(manifest);
  const files = Object.entries(data?.routes ?? {}).flatMap(([id, route]) =>
    route !== undefined && id.startsWith('routes/dashboard/') ? [route.module, ...route.imports] : [],
  );
  return [...new Set(files)];
}

/** How many files are asked for at once: more would keep the page's own requests waiting. */
const atOnce = 6;

/** Fetches files into the browser's store; false when one of them did not come. */
export async function bringFiles(fetch: typeof globalThis.fetch, files: readonly string[]): Promise<boolean> {
  const waiting = [...files];
  let missing = files.length;
  const bring = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const answer = await fetch(file, { priority: 'low' }).catch(() => undefined);
      const came = await answer?.arrayBuffer().then(
        () => answer.ok,
        () => false,
      );
      if (came === true) missing -= 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, bring));
  return files.length > 0 && missing === 0;
}
