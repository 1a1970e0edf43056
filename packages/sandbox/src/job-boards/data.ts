import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOLDER = 'job-boards';
const MARK = 'greenhouse.json';

/** Searches upwards for the folder, which is next to both `src` and `dist`. */
function findFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, FOLDER);
    if (existsSync(join(candidate, MARK))) return candidate;
  }
  throw new Error('The job boards’ answers are missing from this installation.');
}

const read = new Map<string, unknown>();

/** The recorded answer of a board, read on first use. */
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

/** The list under `key`, or empty. */
export function listOf(value: unknown, key: string): Record<string, unknown>[] {
  const list: unknown = isObject(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}
