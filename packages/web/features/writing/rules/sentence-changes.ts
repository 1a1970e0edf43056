import { findSentences } from '@limelight/post-text/writer';

/** What goes, and what comes in its place. */
interface Change {
  removed: string;
  added: string;
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

const shared = (text: string, words: ReadonlySet<string>) =>
  [...wordsOf(text)].filter((word) => words.has(word)).length;

/**
 * A change as one for each sentence that it strikes, so that sentences struck side by side can be taken apart; itself where it
 * strikes none as a whole. It stands at `start` in the text before; what comes in goes with the sentence that it is most like.
 */
export function bySentence(before: string, start: number, change: Change): Change[] {
  const { removed, added } = change;
  const end = start + removed.length;
  const first = end - removed.trimStart().length;
  const sentences = findSentences(before);
  const borders = sentences.flatMap((one) => (one.start > first && one.start < end ? [one.start] : []));
  if (borders.length === 0 || findSentences(added).length > 1) return [change];
  const begins = sentences.some((one) => one.start === first);
  const ends = sentences.some((one) => one.end === start + removed.trimEnd().length);
  // What is struck in part has to be what the new words go into.
  const parts = Number(!begins) + Number(!ends);
  if (parts === 2 || (parts === 1 && added.trim() === '')) return [change];
  const pieces = [start, ...borders].map((at, index) => before.slice(at, borders[index] ?? end));
  const words = wordsOf(added);
  const likeness = pieces.map((piece) => shared(piece, words));
  const likest = likeness.lastIndexOf(Math.max(...likeness));
  const into = begins ? (ends ? likest : pieces.length - 1) : 0;
  return pieces.map((piece, index) => ({ removed: piece, added: index === into ? added : '' }));
}
