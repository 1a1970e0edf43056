import { createHash, hash } from 'node:crypto';
import type { LibraryLength } from '@limelight/contracts';

/** PostgreSQL's text search configuration by language. Other languages are searched without stemming. */
const configurations = new Map([
  ['da', 'danish'],
  ['de', 'german'],
  ['en', 'english'],
  ['es', 'spanish'],
  ['fi', 'finnish'],
  ['fr', 'french'],
  ['hi', 'hindi'],
  ['it', 'italian'],
  ['nl', 'dutch'],
  ['no', 'norwegian'],
  ['pt', 'portuguese'],
  ['ru', 'russian'],
  ['sv', 'swedish'],
  ['tr', 'turkish'],
]);

export const plainConfiguration = 'simple';

export const configurationOf = (language: string | null): string =>
  configurations.get(language ?? '') ?? plainConfiguration;

/** The text search configurations for a language, or all of them when none is given. */
export const searchedConfigurations = (language: string | undefined): string[] =>
  language === undefined
    ? [plainConfiguration, ...configurations.values()]
    : [...new Set([plainConfiguration, configurationOf(language)])];

export interface ParsedSearch {
  wanted: string[];
  /** The incomplete last word; null inside a phrase or after a space. */
  prefix: string | null;
  excluded: string[];
  /** Words that are long enough for spelling correction. Phrases are never corrected. */
  words: string[];
}

const PIECE = /(-?)(?:"([^"]*)"?|(\S+))/g;

export function parseSearch(q: string): ParsedSearch {
  const wanted: string[] = [];
  const excluded: string[] = [];
  const words: string[] = [];
  let prefix: string | null = null;
  for (const [, minus = '', phrase, word] of q.matchAll(PIECE)) {
    const text = (phrase ?? word ?? '').replaceAll('"', ' ').trim();
    if (text === '' || text === '-') continue;
    if (prefix !== null) wanted.push(prefix);
    prefix = null;
    if (minus === '-') excluded.push(text);
    else if (phrase !== undefined) wanted.push(text);
    else if (/^[\p{L}\p{M}\p{N}]{2,}$/u.test(text)) prefix = text;
    else wanted.push(text);
    if (minus === '' && phrase === undefined) words.push(...(text.match(LONG_WORD) ?? []));
  }
  return { wanted, prefix, excluded, words: words.slice(0, 8) };
}

const LONG_WORD = /[\p{L}\p{M}]{4,}/gu;

/** Replaces misspelt words. `corrections` has lower-case keys; phrases and exclusions are left unchanged. */
export const correctedSearch = (q: string, corrections: ReadonlyMap<string, string>): string =>
  q.replace(PIECE, (piece: string, minus: string, phrase: string | undefined) =>
    minus === '-' || phrase !== undefined
      ? piece
      : piece.replace(LONG_WORD, (word) => corrections.get(word.toLowerCase()) ?? word),
  );

const mostWordUnits = 40;

/** The distinct words of texts in lower case, used for spelling correction. */
export function distinctWords(texts: readonly string[]): Set<string> {
  // Most words repeat, and a word that is known as it is written costs the least.
  const written = new Set<string>();
  for (const text of texts) for (const word of text.match(LONG_WORD) ?? []) written.add(word);
  const words = new Set<string>();
  for (const word of written) if (word.length <= mostWordUnits) words.add(word.toLowerCase());
  return words;
}

/** The minimum number of posts for a meaningful median. */
export const fewestOfAuthor = 3;

/** The ratio of a post's reactions to its author's median, or null when either is unknown. */
export const standingOf = (reactions: number | null, median: number | undefined): number | null =>
  reactions === null || median === undefined ? null : (reactions + 1) / (median + 1);

/** The number of matches up to which lists show an exact total. */
export const countedUpTo = 1_000;

export const lengthBounds: Readonly<Record<LibraryLength, readonly [number, number]>> = {
  short: [0, 600],
  medium: [601, 1_300],
  long: [1_301, 1_000_000],
};

const LIST_LINE = /^\s*(?:[-–•*→✓]|\d+[.)])\s/u;

/** The form of a post where its lines make it certain: a list, or a post that ends with a question. */
export function detectForm(text: string): 'list' | 'question' | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const items = lines.filter((line) => LIST_LINE.test(line)).length;
  if (items >= 3 && items >= lines.length / 3) return 'list';
  return /\?["”’»)]*$/u.test((lines.at(-1) ?? '').trim()) ? 'question' : null;
}

export const digestOf = (text: string) => hash('sha256', text, 'base64url');

/** A deterministic id, so that a starter post has the same id in every installation. */
export function starterId(text: string): string {
  const hex = createHash('sha256').update(`starter\n${text}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
