import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const routeFiles = z.object({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()) });
const manifestShape = z.object({ routes: z.record(z.string(), z.unknown()) });

/** What a page of `routeId` needs first, by the router's own manifest (`window.__reactRouterManifest={…};`). */
export function readRouteFiles(manifest: string, routeId: string): { scripts: string[]; styles: string[] } {
  const json = manifest.slice(manifest.indexOf('=') + 1).replace(/;\s*$/, '');
  const { routes } = manifestShape.parse(JSON.parse(json));
  const files = routeFiles.parse(routes[routeId]);
  return { scripts: [files.module, ...files.imports], styles: files.css };
}

/** Adds links to what `html` does not name yet, at the end of its head. */
export function addLinks(html: string, { scripts, styles }: { scripts: string[]; styles: string[] }): string {
  const links = [
    ...styles.map((href) => [href, `<link rel="stylesheet" href="${href}"/>`] as const),
    ...scripts.map((href) => [href, `<link rel="modulepreload" href="${href}"/>`] as const),
  ];
  const missing = links.filter(([href]) => !html.includes(`"${href}"`)).map(([, link]) => link);
  return html.replace('</head>', `${missing.join('')}</head>`);
}

/**
 * The fallback page is printed without knowing which route it will become, so the browser learns what the dashboard
 * needs only after its first scripts ran, and paints it once without its styles. It always becomes the dashboard: name
 * its files in the head.
 */
export async function linkDashboard(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (!name) throw new Error('The build wrote no route manifest.');
  const files = readRouteFiles(await readFile(join(assets, name), 'utf8'), 'routes/dashboard/layout');
  const page = join(folder, '__spa-fallback.html');
  await writeFile(page, addLinks(await readFile(page, 'utf8'), files));
}
