import { z } from 'zod';

const manifestShape = z.object({
  routes: z.record(
    z.string(),
    z.object({ module: z.string(), imports: z.array(z.string()).default([]) }).optional(),
  ),
});

/** The script files of every dashboard screen according to the router's manifest. Empty when its format is unknown. */
export function placeFiles(manifest: unknown): string[] {
  const { data } = manifestShape.safeParse(manifest);
  const files = Object.entries(data?.routes ?? {}).flatMap(([id, route]) =>
    route !== undefined && id.startsWith('routes/dashboard/') ? [route.module, ...route.imports] : [],
  );
  return [...new Set(files)];
}

/** Limit of parallel downloads. More would delay the page's own requests. */
const atOnce = 6;

/** Downloads files into the browser's cache. False when one of them failed. */
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
