import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ROOT } from '../start/settings.mjs';
import { checkParsers } from './parsers.mjs';

/** A tree that parses in threads only. */
const SOUND = {
  'main.ts': "import './service.ts'; void import('./later.ts');",
  'later.ts': 'export const later = 1;',
  'operator/main.ts': 'export const operator = 1;',
  'service.ts': "import type * as Reader from './page.worker.ts'; export type Read = typeof Reader;",
  'page.worker.ts': "import { readMarkup } from './platform/markup.ts'; export const read = readMarkup;",
  'platform/markup.ts': "import { Parser } from 'htmlparser2'; export const readMarkup = () => new Parser();",
  'domains/shell/account/zip.ts': "import { Zip } from 'fflate'; export const zip = () => new Zip();",
};

const trees = [];
afterEach(async () => {
  for (const tree of trees.splice(0)) await rm(tree, { recursive: true });
});

async function breachesWith(changed) {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'parsers-')));
  trees.push(root);
  for (const [path, text] of Object.entries({ ...SOUND, ...changed })) {
    const file = join(root, 'packages/server/src', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return (await checkParsers(root)).breaches;
}

it('lets the program pass as it is', async () => {
  const { breaches, files } = await checkParsers(ROOT);
  expect(breaches).toEqual([]);
  expect(files).toBeGreaterThan(500);
});

it('lets parsers pass in threads, and files that only write', async () => {
  expect(await breachesWith({ 'later.ts': "import './domains/shell/account/zip.ts';" })).toEqual([]);
});

it.each([
  [
    'directly',
    { 'later.ts': "import { parse } from 'csv-parse/sync'; parse('');" },
    'later.ts -> csv-parse/sync',
  ],
  ['lazily', { 'service.ts': "void import('unpdf');" }, 'service.ts -> unpdf'],
  [
    'through a thread’s file that is imported as any other',
    { 'later.ts': "import { read } from './page.worker.ts'; read();" },
    'page.worker.ts -> packages/server/src/platform/markup.ts -> htmlparser2',
  ],
  ['in the operator’s program', { 'operator/main.ts': "export * from 'linkedom';" }, 'main.ts -> linkedom'],
])('finds a parser that is reached %s', async (_, changed, way) => {
  const [breach, ...others] = await breachesWith(changed);
  expect(breach).toContain(way);
  expect(others).toEqual([]);
});

it('finds a second reader of HTML, even in a thread', async () => {
  const changed = {
    'page.worker.ts': "import { Parser } from 'htmlparser2'; export const read = new Parser();",
  };
  expect(await breachesWith(changed)).toEqual([
    'reads HTML without limits: packages/server/src/page.worker.ts',
  ]);
});
