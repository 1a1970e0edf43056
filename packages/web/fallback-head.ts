import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const routeFiles = z.object({ module: z.string(), imports: z.array(z.string()), css: z.array(z.string()) });
const manifestShape = z.object({ routes: z.record(z.string(), z.unknown()) });

/** The scripts and styles of a route, from the router's manifest (`window.__reactRouterManifest={…};`). */
export function readRouteFiles(manifest: string, routeId: string): { scripts: string[]; styles: string[] } {
  const json = manifest.slice(manifest.indexOf('=') + 1).replace(/;\s*$/, '');
  const { routes } = manifestShape.parse(JSON.parse(json));
  const files = routeFiles.parse(routes[routeId]);
  return { scripts: [files.module, ...files.imports], styles: files.css };
}

/** Adds links for files that `html` does not name yet to the end of its head. */
export function addLinks(html: string, { scripts, styles }: { scripts: string[]; styles: string[] }): string {
  const links = [
    ...styles.map((href) => [href, `<link rel="stylesheet" href="${href}"/>`] as const),
    ...scripts.map((href) => [href, `<link rel="modulepreload" href="${href}"/>`] as const),
  ];
  const missing = links.filter(([href]) => !html.includes(`"${href}"`)).map(([, link]) => link);
  return html.replace('</head>', `${missing.join('')}</head>`);
}

/**
 * Every file named in the router's manifest. The router appends `#` to a style sheet that a lazy part shares with its
 * route.
 */
export function listFiles(manifest: string): string[] {
  return [...new Set(Array.from(manifest.matchAll(/"(\/assets\/[^"#]+)#?"/g), ([, file = '']) => file))];
}

async function pathOfManifest(assets: string): Promise<string> {
  const name = (await readdir(assets)).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (!name) throw new Error('The build wrote no route manifest.');
  return join(assets, name);
}

const readManifest = async (assets: string): Promise<string> =>
  readFile(await pathOfManifest(assets), 'utf8');

/**
 * The same manifest with the scripts of each route in one order, those of most routes first. Their order means nothing, and lists
 * that begin alike compress to a fraction.
 */
export function withSortedImports(manifest: string): string {
  const lists = /(?<="imports":\[)[^\]]*/g;
  const named = [...manifest.matchAll(lists)].flatMap(([list]) => list.split(','));
  const times = Map.groupBy(named, (file) => file);
  const uses = (file: string) => times.get(file)?.length ?? 0;
  return manifest.replace(lists, (list) =>
    list
      .split(',')
      .toSorted((a, b) => uses(b) - uses(a) || (a < b ? -1 : 1))
      .join(','),
  );
}

const nested = z.record(
  z.string(),
  z.looseObject({ parentId: z.string().optional(), imports: z.array(z.string()).optional() }),
);

/** The same manifest without the scripts that a route shares with those around it, which are loaded with them. */
export function withoutInherited(manifest: string): string {
  const start = manifest.indexOf('=') + 1;
  const whole = z
    .looseObject({ routes: nested })
    .parse(JSON.parse(manifest.slice(start).replace(/;\s*$/, '')));
  const above = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : whole.routes[id];
    return route === undefined ? [] : [...(route.imports ?? []), ...above(route.parentId)];
  };
  const routes = Object.fromEntries(
    Object.entries(whole.routes).map(([id, route]) => {
      const known = new Set(above(route.parentId));
      return [id, { ...route, imports: (route.imports ?? []).filter((file) => !known.has(file)) }];
    }),
  );
  return `${manifest.slice(0, start)}${JSON.stringify({ ...whole, routes })};`;
}

/** Every page loads the manifest, so it is made to compress well. */
export async function sortManifest(folder: string): Promise<void> {
  const path = await pathOfManifest(join(folder, 'assets'));
  await writeFile(path, withSortedImports(withoutInherited(await readFile(path, 'utf8'))));
}

/** Rejects a build with missing files, because the router would reload the page endlessly. */
export async function refuseMissingFiles(folder: string): Promise<void> {
  const there = new Set((await readdir(join(folder, 'assets'))).map((name) => `/assets/${name}`));
  const missing = listFiles(await readManifest(join(folder, 'assets'))).filter((file) => !there.has(file));
  if (missing.length > 0)
    throw new Error(`The build names files that it did not write: ${missing.join(', ')}`);
}

/**
 * The fallback page is prerendered without knowing its route, so the browser would discover the dashboard's files only
 * after the first scripts ran, and paint it once without styles. As it always becomes the dashboard, this names the
 * dashboard's files in its head.
 */
export async function linkDashboard(folder: string): Promise<void> {
  const files = readRouteFiles(await readManifest(join(folder, 'assets')), 'routes/dashboard/layout');
  const page = join(folder, '__spa-fallback.html');
  await writeFile(page, addLinks(await readFile(page, 'utf8'), files));
}
