import type { Span } from '../linkedin/urls.ts';
import { findGaps } from '../text/gaps.ts';
import { segmentSentences } from '../text/segment.ts';

/** A sentence of a post with its words, as they are compared. */
export interface Piece extends Span {
  words: readonly string[];
  /** The words joined; equal for sentences that differ in capitals, punctuation, bold letters and spaces alone. */
  key: string;
}

/** In scripts written without spaces, each character counts as a word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+(?:[.,’'][\p{L}\p{M}\p{N}]+)*/gu;
/** Hashtags, mentions and addresses tell nothing. */
const NO_WORDS = /https?:\/\/\S+|(?<![\p{L}\p{N}])[#@][\p{L}\p{M}\p{N}_-]+/gu;
/** The number of an item in a list, which some lines begin with. */
const ITEM = /^\p{N}{1,2}\p{P}?$/u;

/** The words of a text with their places. */
export function wordPlaces(text: string): (Span & { word: string })[] {
  return [...text.matchAll(WORD)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    word: match[0].normalize('NFKC').toLowerCase().replaceAll('’', "'"),
  }));
}

const hidden = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/** The sentences of a text that say something: no lines of hashtags, emoji, addresses, numbers of lists or gaps. */
export function piecesOf(text: string): Piece[] {
  const shown = findGaps(text)
    .reduce(hidden, text)
    .replace(NO_WORDS, (match) => ' '.repeat(match.length));
  return segmentSentences(shown).flatMap(({ start, end }) => {
    const said = shown.slice(start, end);
    const words = wordPlaces(said).map(({ word }) => word);
    return words.length === 0 || ITEM.test(said.trim()) ? [] : [{ start, end, words, key: words.join(' ') }];
  });
}

/** The number of words that two sentences share in the same order. */
export function sharedInOrder(one: readonly string[], other: readonly string[]): number {
  let before = Array.from<number>({ length: other.length + 1 }).fill(0);
  for (const word of one) {
    const row = [0];
    for (const [index, against] of other.entries())
      row.push(
        word === against ? (before[index] ?? 0) + 1 : Math.max(before[index + 1] ?? 0, row[index] ?? 0),
      );
    before = row;
  }
  return before.at(-1) ?? 0;
}

/** True when `some` stand side by side within `all`. */
export const isWithin = (some: readonly string[], all: readonly string[]): boolean =>
  ` ${all.join(' ')} `.includes(` ${some.join(' ')} `);
