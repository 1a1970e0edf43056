import type { TextChange, VersionMaker } from '@limelight/contracts';

/** A change that was not typed, with the name of the writer that made it. */
export type MadeChange = Omit<TextChange, 'run'> & { engine?: string | null };

/** What is known of the version before. */
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

/** A rest this long ends a version, and so does writing for this long. */
const pauseMs = 3 * 60_000;
const longestMs = 10 * 60_000;
/** So many characters changed by one save are a step of their own. */
const bigChange = 200;
/** After this long another tab is simply the next time somebody writes. */
const elsewhereMs = 30 * 60_000;

/** How many characters lie between the first and the last that differ. */
export function changedCharacters(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return Math.max(before.length, after.length) - start - end;
}

/** Whether what was typed since belongs to the version before. */
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

/** What a save adds: the version before with its new text when it goes on, and new versions in order. */
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
    // An empty page is nothing to come back to.
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

/** The first words of a text on one line. */
export function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > beginningLength ? `${line.slice(0, beginningLength).replace(/\s+\S*$/, '')}…` : line;
}
