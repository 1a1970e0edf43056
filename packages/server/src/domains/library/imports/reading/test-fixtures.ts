import { readdirSync, readFileSync } from 'node:fs';
import { drawFrom } from '@limelight/sandbox';
import type { z } from 'zod';
import { read, type ImportFailure } from './import-reader.worker.ts';
import type { Imported } from './imported.ts';

export const fixture = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));

export function expected<S extends z.ZodType>(name: string, schema: S): z.output<S> {
  const json: unknown = JSON.parse(new TextDecoder().decode(fixture(`${name}.expected.json`)));
  return schema.parse(json);
}

export const readBytes = (
  bytes: Uint8Array,
  name = 'file',
  columns = {},
): Promise<Imported | ImportFailure> => read({ name, bytes, columns, pasted: false });

export async function readWhole(bytes: Uint8Array, name?: string): Promise<Imported> {
  const found = await readBytes(bytes, name);
  if ('fault' in found) throw new Error(`refused as ${found.fault}`);
  return found;
}

/** One file of each kind, for tests with damaged copies. */
export const readable = [
  'export-complete.zip',
  'export-basic.zip',
  'export-broken.zip',
  'analytics.xlsx',
  'analytics-six-sheets.xlsx',
  'persona-2.pdf',
  'persona-8.pdf',
  'posts.csv',
  'posts.json',
] as const;

export const importable: readonly string[] = readdirSync(new URL('../fixtures/', import.meta.url))
  .filter((name) => !/\.(?:expected\.json|md)$/.test(name))
  .toSorted();

/** Changes bytes; cuts out, doubles or zeroes a part; or truncates the file. */
export function damaged(bytes: Uint8Array<ArrayBuffer>, seed: number): Uint8Array<ArrayBuffer> {
  const random = drawFrom(seed);
  const at = () => Math.floor(random() * bytes.length);
  const [from, until] = [at(), at()].toSorted((a, b) => a - b);
  const [start = 0, end = 0] = [from, until];
  const copy = bytes.slice();
  switch (seed % 5) {
    case 0:
      for (let count = 0; count < 1 + seed; count += 1) copy[at()] = Math.floor(random() * 256);
      return copy;
    case 1:
      return copy.slice(0, start);
    case 2:
      return new Uint8Array([...copy.slice(0, start), ...copy.slice(end)]);
    case 3:
      return new Uint8Array([...copy.slice(0, end), ...copy.slice(start)]);
    default:
      return copy.fill(0, start, end);
  }
}

/** Reads damaged copies and collects `told` for a named refusal or a non-empty report, or else the copy's number. */
export async function outcomesOf(name: string, copies: number): Promise<Set<string>> {
  const whole = fixture(name);
  const outcomes = new Set<string>();
  for (let seed = 1; seed <= copies; seed += 1) {
    const found = await readBytes(damaged(whole, seed), name);
    const told = 'fault' in found ? /^[a-z-]+$/.test(found.fault) : found.report.length > 0;
    outcomes.add(told ? 'told' : `copy ${seed}`);
  }
  return outcomes;
}
