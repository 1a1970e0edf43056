import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrintedPage } from './site-files.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};
const plain = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '');

function required(html: string, pattern: RegExp, what: string, path: string): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`${path} is printed without ${what}.`);
  return plain(found);
}

/** Reads the title and description of each prerendered page. Throws, and so fails the build, if one is missing. */
export async function readPrintedPages(folder: string, paths: readonly string[]): Promise<PrintedPage[]> {
  return Promise.all(
    paths.map(async (path) => {
      const html = await readFile(join(folder, path, 'index.html'), 'utf8');
      return {
        path,
        title: required(html, /<title>([^<]*)<\/title>/, 'a title', path),
        description: required(html, /<meta name="description" content="([^"]*)"/, 'a description', path),
      };
    }),
  );
}
