import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printedOrigin } from '@limelight/contracts/catalog';
import { expect, test } from 'vitest';
import { inlineScriptHashes, writeCspHashes } from './csp-hashes.ts';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

test('every inline script of a page is named by the hash of exactly what stands in it', () => {
  const html =
    '<script src="/a.js"></script><script type="module" async="">\n run("é");\n</script><script>1</script><script></script>';
  expect(inlineScriptHashes(html)).toEqual([hashOf('\n run("é");\n'), hashOf('1')]);
});

test('a script that carries the address of the site is refused, since its hash would change with it', () => {
  expect(() => inlineScriptHashes(`<script>go("${printedOrigin}/")</script>`)).toThrow(/address of the site/);
  expect(inlineScriptHashes(`<script type="application/ld+json">"${printedOrigin}"</script>`)).toEqual([]);
});

test('the list holds those of every page in every folder once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  try {
    await mkdir(join(folder, 'login'));
    await writeFile(join(folder, 'index.html'), '<script>1</script><script>2</script>');
    await writeFile(join(folder, 'login', 'index.html'), '<script>2</script><script>3</script>');
    await writeCspHashes(folder);
    const written: unknown = JSON.parse(await readFile(join(folder, 'csp-hashes.json'), 'utf8'));
    expect(written).toEqual(['1', '2', '3'].map(hashOf).toSorted());
  } finally {
    await rm(folder, { recursive: true });
  }
});
