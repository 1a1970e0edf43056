import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

export interface CspHashes {
  /** Every inline script of every page, as `sha256-…` sources without quotes, sorted. */
  scripts: string[];
  /** The same by HTML file, relative to the folder. */
  pages: Record<string, string[]>;
}

/** The `sha256-…` source of each script element with content in `html`, in order, without repeats. */
export function inlineScriptHashes(html: string): string[] {
  const found = new Set<string>();
  for (const match of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const [, attributes = '', content = ''] = match;
    if (/\ssrc\s*=/i.test(attributes) || content === '') continue;
    found.add(`sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}`);
  }
  return [...found];
}

/** Reads every HTML file below `folder` and writes `csp-hashes.json` there. */
export async function writeCspHashes(folder: string): Promise<CspHashes> {
  const pages: Record<string, string[]> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    pages[relative(folder, file).replaceAll('\\', '/')] = inlineScriptHashes(await readFile(file, 'utf8'));
  }
  const hashes = { scripts: [...new Set(Object.values(pages).flat())].sort(), pages };
  await writeFile(join(folder, 'csp-hashes.json'), `${JSON.stringify(hashes, null, 2)}\n`);
  return hashes;
}
