import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const domains = new URL('../../../', import.meta.url);
const prompts = readdirSync(domains, { recursive: true, encoding: 'utf8' })
  .filter((folder) => folder.endsWith('/prompts'))
  .map((folder) => new URL(`${folder}/`, domains))
  .flatMap((folder) =>
    readdirSync(folder).flatMap((file) => {
      const [, id, version] = /^([a-z-]+)\.v(\d+)\.ts$/.exec(file) ?? [];
      return id === undefined || version === undefined ? [] : [{ id, version: Number(version), folder }];
    }),
  );

it('there are seven prompts, each in one file', () => {
  expect(prompts.map(({ id }) => id).toSorted()).toEqual([
    'chat',
    'endings',
    'improve-text',
    'next-question',
    'openings',
    'tool',
    'write-post',
  ]);
});

describe.each(prompts)('$id', ({ id, version, folder }) => {
  const listed = readFileSync(new URL('versions.md', folder), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, number, fingerprint] = /^- ([a-z-]+)@(\d+)(?:, ([0-9a-f]{12}))?: \S/.exec(line) ?? [];
      return name === id ? [{ version: Number(number), fingerprint }] : [];
    });

  it('has each of its versions in the list, the newest first and with the fingerprint of what is sent', () => {
    expect(listed.map((one) => one.version)).toEqual(
      Array.from({ length: version }, (_, index) => version - index),
    );
    expect(listed[0]?.fingerprint).toBeDefined();
  });

  it('asks something else in each version whose fingerprint is known', () => {
    const known = listed.flatMap(({ fingerprint }) => fingerprint ?? []);
    expect(new Set(known).size).toBe(known.length);
  });
});
