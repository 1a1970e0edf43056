import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the shell names itself: scripts, styles and fonts. */
export function namedFiles(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/"(\/assets\/[^"#?]+)/g), ([, file = '']) => file))];
}

/** The files of the routes whose ids begin with `prefix`, by the router's manifest (`window.__reactRouterManifest={…};`). */
export function filesOfRoutes(manifest: string, prefix: string): string[] {
  const json = manifest.slice(manifest.indexOf('=') + 1).replace(/;\s*$/, '');
  const { routes }: { routes: Record<string, { module: string; imports?: string[]; css?: string[] }> } =
    JSON.parse(json);
  return Object.entries(routes)
    .filter(([id]) => id.startsWith(prefix))
    .flatMap(([, { module, imports = [], css = [] }]) => [module, ...imports, ...css])
    .map((file) => file.replace(/#.*$/, ''));
}

/** Fills in the worker. Its version changes when, and only when, a file of the dashboard does. */
export function fillWorker(source: string, shell: string, files: readonly string[]): string {
  const version = createHash('sha256')
    .update(JSON.stringify([shell, files]))
    .digest('base64url')
    .slice(0, 12);
  return source
    .replace("'__VERSION__'", () => JSON.stringify(version))
    .replace('__FILES__', () => JSON.stringify(files));
}

/** Writes `sw.js`, which keeps the shell and every place of the dashboard. */
export async function writeServiceWorker(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const manifest = (await readdir(assets)).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (manifest === undefined) throw new Error('The build wrote no route manifest.');
  const shell = await readFile(join(folder, '__spa-fallback.html'), 'utf8');
  const routes = await readFile(join(assets, manifest), 'utf8');
  const files = [...new Set([...namedFiles(shell), ...filesOfRoutes(routes, 'routes/dashboard/')])].sort();
  const source = await readFile(join(import.meta.dirname, 'worker.js'), 'utf8');
  await writeFile(join(folder, 'sw.js'), fillWorker(source, shell, files));
}
