import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = 'job-boards';
const MARK = 'greenhouse.json';

/** The folder is beside `src` and beside `dist`, so it is found by walking up. */
function findFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, FOLDER);
    if (existsSync(join(candidate, MARK))) return candidate;
  }
  throw new Error('The job boards’ answers are missing from this installation.');
}

const read = new Map<string, unknown>();

/** One board's recorded answer, read when it is first asked for. */
export function boardData(name: string): unknown {
  const known = read.get(name);
  if (known !== undefined) return known;
  const value: unknown = JSON.parse(readFileSync(join(findFolder(), `${name}.json`), 'utf8'));
  read.set(name, value);
  return value;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list under `key`; empty when there is none. */
export function listOf(value: unknown, key: string): Record<string, unknown>[] {
  const list: unknown = isObject(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}
