import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const files = z.array(z.string()).default([]);
const manifestShape = z.object({
  routes: z.record(z.string(), z.object({ module: z.string(), imports: files, css: files })),
});

export function namedFiles(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/"(\/assets\/[^"#?]+)/g), ([, file = '']) => file))];
}

/**
 * The files of the routes whose ids start with `prefix`, from the router's manifest
 * (`window.__reactRouterManifest={…};`).
 */
export function filesOfRoutes(manifest: string, prefix: string): string[] {
  const json = manifest.slice(manifest.indexOf('=') + 1).replace(/;\s*$/, '');
  const { routes } = manifestShape.parse(JSON.parse(json));
  return Object.entries(routes)
    .filter(([id]) => id.startsWith(prefix))
    .flatMap(([, { module, imports, css }]) => [module, ...imports, ...css])
    .map((file) => file.replace(/#.*$/, ''));
}

/** Fills in the worker template. The version changes exactly when a file of the dashboard does. */
export function fillWorker(source: string, shell: string, files: readonly string[]): string {
  const version = createHash('sha256')
    .update(JSON.stringify([shell, files]))
    .digest('base64url')
    .slice(0, 12);
  return source
    .replace("'__VERSION__'", () => JSON.stringify(version))
    .replace('__FILES__', () => JSON.stringify(files));
}

/** Fills in `sw.js`, which the build copied from `public`, with the shell and every dashboard screen. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const manifest = (await readdir(assets)).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (manifest === undefined) throw new Error('The build wrote no route manifest.');
  const shell = await readFile(join(folder, '__spa-fallback.html'), 'utf8');
  const routes = await readFile(join(assets, manifest), 'utf8');
  const named = [...new Set([...namedFiles(shell), ...filesOfRoutes(routes, 'routes/dashboard/')])].sort();
  const worker = join(folder, 'sw.js');
  await writeFile(worker, fillWorker(await readFile(worker, 'utf8'), shell, named));
}
