import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printedOrigin } from '@limelight/contracts/catalog';

/** The `sha256-…` source of each script element with content in `html`, in order and without duplicates. */
export function inlineScriptHashes(html: string): string[] {
  const found = new Set<string>();
  for (const match of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const [, attributes = '', content = ''] = match;
    if (/\ssrc\s*=/i.test(attributes) || content === '') continue;
    // Structured data is never executed, so the policy does not apply to it.
    if (/\stype\s*=\s*"application\/ld\+json"/i.test(attributes)) continue;
    // The web role replaces this placeholder with its own address, which would invalidate the hash.
    if (content.includes(printedOrigin)) throw new Error('An inline script carries the address of the site.');
    found.add(`sha256-${createHash('sha256').update(content, 'utf8').digest('base64')}`);
  }
  return [...found];
}

/** Reads every HTML file below `folder` and writes `csp-hashes.json` there: one sorted array of `sha256-…` sources. */
export async function writeCspHashes(folder: string): Promise<void> {
  const found = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const html = await readFile(join(entry.parentPath, entry.name), 'utf8');
    for (const hash of inlineScriptHashes(html)) found.add(hash);
  }
  await writeFile(join(folder, 'csp-hashes.json'), `${JSON.stringify([...found].sort(), null, 2)}\n`);
}
