import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { checkout, here } from './processes.ts';

/** The limit for what a public page may load beyond the bare one before any interaction, in Brotli. */
export const mayAddBytes = 25_000;
/** The built site, which `npm test` and `npm run build` create. */
export const builtSite = join(checkout, 'packages/web/build/client');

/**
 * The size in Brotli of the scripts that a prerendered page refers to, and so loads before any interaction. Scripts in
 * data attributes are loaded on first use.
 */
export async function scriptWeight(folder: string, page: string): Promise<number> {
  const html = await readFile(join(folder, page, 'index.html'), 'utf8');
  const named = new Set(
    Array.from(html.matchAll(/(?<!data-\w+=)"(\/assets\/[^"]+\.js)"/g), ([, path = '']) => path),
  );
  let bytes = 0;
  for (const path of named) bytes += brotliCompressSync(await readFile(join(folder, path))).length;
  return bytes;
}

/**
 * Builds the bare page of the same stack and returns the folder with its files. Unless the package names `isbot` among
 * its dependencies, as this one does, the builder installs it on its own and prunes what is installed.
 */
export async function buildBarePage(): Promise<string> {
  const directory = here('../bare-page');
  const builder = join(checkout, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [builder, 'build'], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'exit');
  if (child.exitCode !== 0) throw new Error('The bare page could not be built.');
  return join(directory, 'build/client');
}
