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

/** Fetches files into the browser's store; false when one of them did not come. */
export async function bringFiles(fetch: typeof globalThis.fetch, files: readonly string[]): Promise<boolean> {
  const brought = await Promise.all(
    files.map(async (file) => {
      try {
        const answer = await fetch(file, { priority: 'low' });
        await answer.arrayBuffer();
        return answer.ok;
      } catch {
        return false;
      }
    }),
  );
  return files.length > 0 && brought.every(Boolean);
}
