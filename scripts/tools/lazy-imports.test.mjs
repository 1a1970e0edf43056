import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { missingNames } from './lazy-imports.mjs';

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limelight imports '));
  await mkdir(join(folder, 'node_modules/old'), { recursive: true });
  await writeFile(
    join(folder, 'node_modules/old/index.js'),
    'exports.Reader = class {}; exports.open = () => 1;',
  );
  await writeFile(join(folder, 'new.js'), 'export const write = () => 1; export const read = () => 2;');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function faultsOf(code) {
  await writeFile(join(folder, 'main.js'), code);
  const { metafile } = await build({
    entryPoints: [join(folder, 'main.js')],
    outdir: join(folder, 'dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    metafile: true,
    absWorkingDir: folder,
  });
  return missingNames(metafile.outputs, (output) => readFileSync(join(folder, output), 'utf8'));
}

it.each([
  "const { Reader } = await import('old'); new Reader();",
  "const { open: start, Reader } = await import('old'); start(Reader);",
  "import('old').then(({ Reader }) => new Reader());",
  "import('old').then((module) => module.open);",
  "const old = await import('old'); old.open();",
])('finds what the bundle of a CommonJS package lacks: %s', async (code) => {
  const faults = await faultsOf(code);
  expect(faults).not.toEqual([]);
  expect(faults.join()).toContain('node_modules/old/index.js');
});

it.each([
  "const { default: old } = await import('old'); old.open();",
  "const { open } = await import('old').then((module) => module.default); open();",
  "import('old').then(({ default: { Reader } }) => new Reader());",
  "const { write, read } = await import('./new.js'); write(read);",
  "const all = await import('./new.js'); all.write();",
])('accepts what it has: %s', async (code) => {
  expect(await faultsOf(code)).toEqual([]);
});
