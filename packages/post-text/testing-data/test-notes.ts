import { readFileSync } from 'node:fs';
import { writePost } from '../src/writer/index.ts';
import type { Variant } from '../src/writer/index.ts';

/** Notes with what of them no reader shall see (`never`) and what is to be told (`keep`); `honest` ones hold nothing of the first. */
export interface LabelledNotes {
  name: string;
  kind: string;
  idea: string;
  never: string[];
  keep: string[];
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isNotes(row: unknown): row is LabelledNotes {
  if (typeof row !== 'object' || row === null) return false;
  const field = (name: string): unknown => Reflect.get(row, name);
  return (
    typeof field('name') === 'string' &&
    typeof field('kind') === 'string' &&
    typeof field('idea') === 'string' &&
    isStrings(field('never')) &&
    isStrings(field('keep'))
  );
}

/** The notes of `notes-<part>.json`. */
export function readNotes(part: string): LabelledNotes[] {
  const rows: unknown = JSON.parse(readFileSync(new URL(`notes-${part}.json`, import.meta.url), 'utf8'));
  if (!Array.isArray(rows) || !rows.every(isNotes)) throw new Error(`notes-${part}.json holds no notes.`);
  return rows;
}

/** Small letters, one space, straight apostrophes. */
const plain = (text: string) => text.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');

export interface Outcome {
  notes: LabelledNotes;
  /** What stands in the post and should not, and the other way round. */
  printed: string[];
  lost: string[];
}

export function writeNotes(notes: LabelledNotes, variant: Variant = 0): Outcome {
  const text = plain(writePost({ idea: notes.idea }, { seed: 7, variant }).text);
  return {
    notes,
    printed: notes.never.filter((piece) => text.includes(plain(piece))),
    lost: notes.keep.filter((piece) => !text.includes(plain(piece))),
  };
}
