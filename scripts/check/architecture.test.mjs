import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFaults, printTree } from './architecture.mjs';

const { DOMAINS } = createRequire(import.meta.url)('./domains.cjs');
let root;

const add = (folder) => mkdir(join(root, 'packages', folder), { recursive: true });
const describe = (text) => writeFile(join(root, 'ARCHITECTURE.md'), text);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'limelight-architecture-'));
  for (const name of DOMAINS) {
    await add(`server/src/domains/${name}/one`);
    await add(`contracts/src/${name}`);
    await add(`web/features/${name}`);
  }
  await Promise.all(['contracts/src/catalog', 'web/features/preview', 'web/features/site'].map(add));
  await describe(`# Map\n\n\`\`\`domains\n${printTree(root)}\`\`\`\n`);
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('accepts a tree that the page shows as it is', () => {
  expect(findFaults(root)).toEqual([]);
});

it('names a module that the page does not show', async () => {
  await add('server/src/domains/billing/two');
  expect(findFaults(root)).toEqual([expect.stringContaining('outdated')]);
});

it('names a domain that one of the three places lacks, and a folder that is none', async () => {
  await rm(join(root, 'packages/web/features/desk'), { recursive: true });
  await add('contracts/src/misc');
  expect(findFaults(root)).toEqual([
    'packages/contracts/src/misc is not a domain.',
    'packages/web/features has no folder desk.',
  ]);
});

it('names a page that has grown too long', async () => {
  await describe(`\`\`\`domains\n${printTree(root)}\`\`\`\n${'line\n'.repeat(200)}`);
  expect(findFaults(root)).toEqual([expect.stringContaining('200 lines')]);
});
