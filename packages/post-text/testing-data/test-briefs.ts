import { readFileSync } from 'node:fs';
import { FORMATS, LENGTHS, TONES } from '../src/writer/index.ts';
import type { WriteBrief } from '../src/writer/index.ts';

/** A brief of the set. `messy`: one line, typing errors, not English, contradictory or pasted from elsewhere. */
export type NamedBrief = WriteBrief & { name: string; messy: boolean };

/**
 * The briefs in `briefs.json`. A first writer stood when they were written; they were committed before it was changed for them.
 */
export const BRIEFS: readonly NamedBrief[] = readBriefs(new URL('briefs.json', import.meta.url));

/** The briefs of a file. */
export function readBriefs(file: URL): NamedBrief[] {
  const rows: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(rows)) throw new Error(`${file.pathname} holds no list.`);
  return rows.map((row: unknown) => {
    if (!isBrief(row)) throw new Error(`Not a brief: ${JSON.stringify(row)}`);
    return row;
  });
}

function isBrief(row: unknown): row is NamedBrief {
  if (typeof row !== 'object' || row === null) return false;
  const field = (name: string): unknown => Reflect.get(row, name);
  const oneOf = (list: readonly string[], value: unknown) =>
    value === undefined || (typeof value === 'string' && list.includes(value));
  return (
    typeof field('name') === 'string' &&
    typeof field('idea') === 'string' &&
    typeof field('messy') === 'boolean' &&
    oneOf(FORMATS, field('format')) &&
    oneOf(TONES, field('tone')) &&
    oneOf(LENGTHS, field('length'))
  );
}
