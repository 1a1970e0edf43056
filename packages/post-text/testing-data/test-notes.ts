import { readFileSync } from 'node:fs';
import { writePost } from '../src/writer/index.ts';
import type { Variant } from '../src/writer/index.ts';
import { share, table } from './test-tables.ts';

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

const SETS = ['open', 'frozen', 'second', 'third'] as const;
type Part = (typeof SETS)[number];

interface Counts {
  never: number;
  printed: number;
  keep: number;
  lost: number;
}

function countsOf(part: Part, written: (notes: LabelledNotes) => Outcome[]): Counts {
  const counts = { never: 0, printed: 0, keep: 0, lost: 0 };
  for (const { notes, printed, lost } of readNotes(part).flatMap(written)) {
    counts.never += notes.never.length;
    counts.printed += printed.length;
    counts.keep += notes.keep.length;
    counts.lost += lost.length;
  }
  return counts;
}

const firstDraft = (notes: LabelledNotes) => [writeNotes(notes)];
const threeOfPrivate = (notes: LabelledNotes) =>
  notes.kind === 'private' ? ([0, 1, 2] as const).map((variant) => writeNotes(notes, variant)) : [];

export function notesTable(): string[] {
  return table(
    [
      'set',
      'pieces for no reader that are printed',
      'facts to be told that are lost',
      'of what is asked to be kept from readers, printed in any of three drafts',
    ],
    SETS.map((part) => {
      const all = countsOf(part, firstDraft);
      const asked = countsOf(part, threeOfPrivate);
      return [
        part,
        share(all.printed, all.never),
        share(all.lost, all.keep),
        share(asked.printed, asked.never),
      ];
    }),
  );
}

/** What is printed and what is lost over all sets, in a few words. */
export function printedNow(): string {
  const all = SETS.map((part) => countsOf(part, firstDraft));
  const sum = (of: keyof Counts) => all.reduce((total, counts) => total + counts[of], 0);
  return `${sum('printed')} of ${sum('never')} such pieces are printed, ${sum('lost')} of ${sum('keep')} facts to be told lost`;
}
