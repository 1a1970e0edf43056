import type { TextChange, VersionMaker } from '@limelight/contracts';

/** A change that was not typed, with the name of the model that made it. */
export type MadeChange = Omit<TextChange, 'run' | 'by'> & {
  by: Exclude<VersionMaker, 'you'>;
  engine?: string | null;
};

export interface Before {
  by: VersionMaker;
  text: string;
  tab: string | null;
  beganAt: number;
  endedAt: number;
}

export interface NewVersion {
  by: VersionMaker;
  detail: string;
  engine: string | null;
  text: string;
  tab: string | null;
  elsewhere: boolean;
  beganAt: number;
  endedAt: number;
}

/** A pause of this length ends a version, and so does continuous writing for this long. */
const pauseMs = 3 * 60_000;
const longestMs = 10 * 60_000;
/** A save that changes this many characters starts a new version. */
const bigChange = 200;
/** After this time, another tab counts as an ordinary later edit. */
const elsewhereMs = 30 * 60_000;

/** The number of characters between the first and the last difference. */
export function changedCharacters(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return Math.max(before.length, after.length) - start - end;
}

export function joins(before: Before, text: string, tab: string | null, at: number): boolean {
  return (
    before.by === 'you' &&
    before.tab === tab &&
    at - before.endedAt < pauseMs &&
    at - before.beganAt < longestMs &&
    changedCharacters(before.text, text) < bigChange
  );
}

export interface Saved {
  text: string;
  changes: readonly MadeChange[];
  tab: string | null;
  at: number;
}

/** The effect of a save: the extended previous version, if any, and new versions in order. */
export function versionsOf(
  last: Before | null,
  { text, changes, tab, at }: Saved,
): { joined: string | null; added: NewVersion[] } {
  let joined: string | null = null;
  let before = last;
  const added: NewVersion[] = [];
  const add = (by: VersionMaker, words: string, detail = '', engine: string | null = null) => {
    const elsewhere =
      before !== null &&
      before.tab !== null &&
      tab !== null &&
      before.tab !== tab &&
      at - before.endedAt < elsewhereMs;
    const next = { by, detail, engine, text: words, tab, elsewhere, beganAt: at, endedAt: at };
    added.push(next);
    before = next;
  };
  const typed = (words: string) => {
    // An empty text is not worth restoring.
    if (words.trim() === '' || words === before?.text) return;
    if (before !== null && joins(before, words, tab, at)) {
      const newest = added.at(-1);
      if (newest === undefined) joined = words;
      else newest.text = words;
      before = { ...before, text: words, endedAt: at };
    } else add('you', words);
  };
  changes.forEach(({ by, detail = '', engine = null, before: stood = null, after = null }, index) => {
    if (stood !== null) typed(stood);
    const words = after ?? (index === changes.length - 1 ? text : null);
    if (words !== null && words.trim() !== '' && words !== before?.text) add(by, words, detail, engine);
  });
  typed(text);
  return { joined, added };
}

const beginningLength = 90;

export function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > beginningLength ? `${line.slice(0, beginningLength).replace(/\s+\S*$/, '')}…` : line;
}
