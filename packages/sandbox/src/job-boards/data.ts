import { readPackageFile } from '../files.ts';

const read = new Map<string, unknown>();

/** The recorded answer of a board, read on first use. */
export function boardData(name: string): unknown {
  const known = read.get(name);
  if (known !== undefined) return known;
  const value: unknown = JSON.parse(readPackageFile(`job-boards/${name}.json`));
  read.set(name, value);
  return value;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list under `key`, or empty. */
export function listOf(value: unknown, key: string): Record<string, unknown>[] {
  const list: unknown = isObject(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}
