import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { checkout } from './processes.ts';

const site = join(checkout, 'packages/web/build/client');
/** In Brotli. React Router with an empty page takes 97 kB, which only pages that start the application may use. */
const printedPage = 25_000;
const application = 97_000 + 23_200;

/** The size in Brotli of the scripts that a page loads before any interaction. Those in data attributes wait for one. */
async function scriptWeight(page: string): Promise<number> {
  const html = await readFile(join(site, page, 'index.html'), 'utf8');
  const scripts = html.matchAll(/(?<!data-\w+=)"(\/assets\/[^"]+\.js)"/g);
  let bytes = 0;
  for (const path of new Set(Array.from(scripts, ([, path = '']) => path)))
    bytes += brotliCompressSync(await readFile(join(site, path))).length;
  return bytes;
}

it.each([
  ['/', printedPage],
  ['/pricing', printedPage],
  ['/faq', printedPage],
  ['/tools/post-generator', application],
])('%s loads at most %i bytes of script', async (page, most) => {
  const weight = await scriptWeight(page);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(most);
});
