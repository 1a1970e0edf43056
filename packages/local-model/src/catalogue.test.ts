import { expect, it } from 'vitest';
import { CATALOGUE, fitFor, parseCatalogue } from './index.ts';

const GB = 1e9;
const machine = (memory: number, cores: number, disk = 100) => ({
  memoryBytes: memory * GB,
  cores,
  freeDiskBytes: disk * GB,
});

it('holds openly licensed models of 1 to 8 GB with a checksum each', () => {
  expect(parseCatalogue(JSON.stringify(CATALOGUE))).toEqual(CATALOGUE);
  for (const { licence, sizeBytes, sha256, memoryBytes } of CATALOGUE) {
    expect(['Apache-2.0', 'MIT']).toContain(licence);
    expect(sizeBytes).toBeGreaterThan(GB);
    expect(sizeBytes).toBeLessThan(8 * GB);
    expect(memoryBytes).toBeGreaterThan(sizeBytes);
    expect(sha256).not.toBeNull();
  }
});

it.each([
  ['a strong machine', machine(32, 12), 'qwen2.5-7b-instruct'],
  ['many gigabytes, few cores', machine(32, 4), 'qwen3-4b-instruct'],
  ['an ordinary laptop', machine(8, 4), 'qwen3-4b-instruct'],
  ['two cores', machine(16, 2), 'qwen2.5-1.5b-instruct'],
  ['little memory', machine(4, 4), 'qwen2.5-1.5b-instruct'],
  ['a nearly full disk', machine(32, 12, 3.1), 'qwen3-4b-instruct'],
  ['a toy', machine(1, 1), null],
])('preselects what suits %s', (_name, given, best) => {
  expect(fitFor(given).best).toBe(best);
});

it('says what stands in the way', () => {
  const { models } = fitFor(machine(5, 2, 2));
  expect(models).toEqual([
    { id: 'qwen2.5-1.5b-instruct', fits: 'well' },
    { id: 'phi-4-mini-instruct', fits: 'no', reason: 'disk' },
    { id: 'qwen3-4b-instruct', fits: 'no', reason: 'disk' },
    { id: 'qwen2.5-7b-instruct', fits: 'no', reason: 'memory' },
  ]);
});

it('names every fault of an own list', () => {
  expect(() => parseCatalogue('no json')).toThrow('not JSON');
  const [first] = CATALOGUE;
  expect(() => parseCatalogue(JSON.stringify([{ ...first, file: '../evil.gguf', licence: '' }]))).toThrow(
    /file[^]*licence|licence[^]*file/,
  );
  expect(() => parseCatalogue(JSON.stringify([first, first]))).toThrow('has an id twice');
});
