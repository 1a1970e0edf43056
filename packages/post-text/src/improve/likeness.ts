import { parsePost } from '../checks/post.ts';
import { remembering } from '../text/remembering.ts';
import { shinglesOf, similarity } from '../text/shingles.ts';
import { openingPatterns, patternOf } from './opening-patterns.ts';

const entry = /^\s*(?:[-•*–→]|\d{1,2}[.)])\s/;

interface DraftForm {
  opening: string;
  pattern: ReturnType<typeof patternOf>;
  /** How many paragraphs, how many units of text in one, and the part of the lines that are entries of a list. */
  paragraphs: number;
  paragraphLength: number;
  listed: number;
  words: ReadonlySet<string>;
  openingWords: ReadonlySet<string>;
}

/** Drafts are held against each other by the dozen: each is read once. */
const formOf = remembering(readForm, 64);

function readForm(text: string): DraftForm {
  const { paragraphs, lines, sentences } = parsePost(text);
  const opening = sentences[0]?.text ?? '';
  return {
    opening,
    pattern: patternOf(opening),
    paragraphs: paragraphs.length,
    paragraphLength: text.length / Math.max(1, paragraphs.length),
    listed: lines.filter((line) => entry.test(line.text)).length / Math.max(1, lines.length),
    words: shinglesOf(text),
    openingWords: shinglesOf(opening),
  };
}

const ratio = (a: number, b: number) => (a === b ? 1 : Math.min(a, b) / Math.max(a, b));

/**
 * How alike two drafts of one brief are, 0 to 1. Half of it is the runs of three words they share (Jaccard's index), three
 * tenths how they begin (the named pattern of the opening, and its words), two tenths how they stand (how many paragraphs,
 * how long, how much of it a list). Drafts of one source share its words, so two that tell it in another order still have
 * something in common; the same text has 1.
 */
export function draftLikeness(one: string, other: string): number {
  const [a, b] = [formOf(one), formOf(other)];
  const words = similarity(a.words, b.words);
  const begin = (a.pattern === b.pattern ? 0.5 : 0) + similarity(a.openingWords, b.openingWords) / 2;
  const stand =
    (ratio(a.paragraphs, b.paragraphs) +
      ratio(a.paragraphLength, b.paragraphLength) +
      (1 - Math.abs(a.listed - b.listed))) /
    3;
  return 0.5 * words + 0.3 * begin + 0.2 * stand;
}

/** The mean likeness of every two of several drafts. */
export function meanLikeness(drafts: readonly string[]): number {
  const pairs = drafts.flatMap((one, index) =>
    drafts.slice(index + 1).map((other) => draftLikeness(one, other)),
  );
  return pairs.length === 0 ? 0 : pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
}

/** What sets a draft apart, in a few words: how it begins and how it stands. Empty for an empty text. */
export function draftAngle(text: string): string {
  if (text.trim() === '') return '';
  const { pattern, listed, paragraphLength } = formOf(text);
  const stand =
    listed >= 0.3
      ? 'as a list'
      : paragraphLength <= 75
        ? 'line by line'
        : paragraphLength <= 150
          ? 'in short paragraphs'
          : 'in full paragraphs';
  return `${openingPatterns[pattern]}, ${stand}`;
}
