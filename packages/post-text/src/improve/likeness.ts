import { findFigures } from '../checks/claims/figures.ts';
import { findNames } from '../checks/claims/names.ts';
import { parsePost } from '../checks/post.ts';
import { guessLanguage } from '../text/language.ts';
import { remembering } from '../text/remembering.ts';
import { shinglesOf, similarity } from '../text/shingles.ts';
import { wordsOf } from '../writer/lexicon.ts';
import { openingPatterns, own, patternOf } from './opening-patterns.ts';

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

/** A sentence by its words alone, without who tells it and where its day stands. */
const thought = (text: string) =>
  wordsOf(text)
    .filter((word) => !/^(?:i|we)$/.test(word))
    .toSorted()
    .join(' ');

/** What a draft tells, thought by thought: breaks, signs of a list, and a question to the reader at its end are no thoughts of its own. */
export const thoughtsOf = remembering(readThoughts, 64);

function readThoughts(text: string): string {
  // Words on a line of their own after a colon are still what was said there.
  const joined = text.replace(/:\n+(?=["“])/g, ': ');
  const sentences = parsePost(joined).sentences.map((sentence) => sentence.text.replace(entry, ''));
  const told = sentences.length > 1 && sentences.at(-1)?.endsWith('?') ? sentences.slice(0, -1) : sentences;
  return told.map(thought).join('|');
}

/** How many of the drafts lead with another thought, or tell theirs in another order, than those before them. */
export function draftsApart(drafts: readonly string[]): number {
  return new Set(drafts.map(thoughtsOf)).size;
}

const wordsAlone = (text: string) => wordsOf(text).join(' ');

/** Whether a draft tells the same as another, but for breaks, marks, signs of a list and a question at its end. */
function repeats(one: string, other: string): boolean {
  return thoughtsOf(one) === thoughtsOf(other) || wordsAlone(one) === wordsAlone(other);
}

/**
 * From here on two drafts are nearly the same. Over the committed briefs drafts with one word in twenty changed reach it,
 * and fewer than 1 in 20 of those that lead with another thought or tell theirs in another order.
 */
export const NEARLY_SAME = 0.85;

/** An earlier draft that tells the same, or nearly; null where there is none. */
export type Twin = { draft: number; how: 'same' | 'nearly' } | null;

/** For each draft the first one before it that it repeats, else the first that it is nearly the same as. */
export function draftTwins(texts: readonly string[]): Twin[] {
  return texts.map((text, index): Twin => {
    if (text.trim() === '') return null;
    const before = texts.slice(0, index);
    const same = before.findIndex((other) => repeats(other, text));
    if (same >= 0) return { draft: same, how: 'same' };
    const near = before.findIndex(
      (other) => other.trim() !== '' && draftLikeness(other, text) >= NEARLY_SAME,
    );
    return near < 0 ? null : { draft: near, how: 'nearly' };
  });
}

/** How a draft stands, with the figure of its paragraphs. */
function standOf(text: string): string {
  const { paragraphs } = formOf(text);
  return paragraphs === 1 ? 'one paragraph' : `${paragraphs} paragraphs`;
}

/** How long something took is no figure to lead with. */
const SPAN =
  /\b(?:for|in|after|within) (?:two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|twelve|twenty|thirty|forty|fifty) (?:minutes|hours|days|weeks|months|years)\b/giu;
const IN_A_PLACE = /\b(?:in|at|near|from|to|of|around) (?:the )?$/;

/** How a draft is said to begin: with a figure or a person only where its first sentence holds one. */
function beginsWith(text: string): string {
  const { opening, pattern } = formOf(text);
  const plain = own.test(opening) ? openingPatterns.own : openingPatterns.claim;
  if (pattern === 'figure' && findFigures(opening.replace(SPAN, '')).length === 0) return plain;
  if (pattern !== 'person') return openingPatterns[pattern];
  // German nouns have capitals, and a place is nobody.
  const named =
    guessLanguage(text) === 'en' &&
    findNames(parsePost(opening)).some(({ start }) => !IN_A_PLACE.test(opening.slice(0, start)));
  return named ? openingPatterns.person : plain;
}

/** What sets a draft apart, in a few words: how it begins and how it stands. Empty for an empty text. */
export function draftAngle(text: string): string {
  if (text.trim() === '') return '';
  const { listed, paragraphLength } = formOf(text);
  const stand =
    listed >= 0.3
      ? 'as a list'
      : paragraphLength <= 75
        ? 'line by line'
        : paragraphLength <= 150
          ? 'in short paragraphs'
          : 'in full paragraphs';
  return `${beginsWith(text)}, ${stand}`;
}

/** As many of a draft's first words as tell it from another. */
const namingWords = 5;

function beginningOf(text: string): string {
  const words = formOf(text).opening.replace(/["“”]/g, '').split(/\s+/);
  const begun = words
    .slice(0, namingWords)
    .join(' ')
    .replace(/[.,:;!]+$/, '');
  return `“${begun}${words.length > namingWords ? ' …' : ''}”`;
}

const once = (name: string, names: readonly string[]) => names.filter((other) => other === name).length === 1;

/**
 * What to call each draft of a set, no two alike: how it begins and how it stands; where others begin and stand so too, with its
 * first words; and one that tells the same as an earlier one says so. Empty for an empty text.
 */
export function draftNames(texts: readonly string[]): string[] {
  const angles = texts.map(draftAngle);
  const begun = texts.map((text, index) =>
    text.trim() === '' ? '' : `${angles[index]?.split(', ')[0] ?? ''}: ${beginningOf(text)}`,
  );
  return texts.map((text, index) => {
    const [angle = '', beginning = ''] = [angles[index], begun[index]];
    if (text.trim() === '' || once(angle, angles)) return angle;
    if (once(beginning, begun)) return beginning;
    const like = texts.findIndex((other) => thoughtsOf(other) === thoughtsOf(text));
    const stand = standOf(text);
    if (like < index) {
      const name = `As draft ${like + 1}, in other breaks: ${stand}`;
      const last = text.split('\n\n').at(-1) ?? '';
      const alike = texts.some(
        (other, at) =>
          at !== like && at !== index && thoughtsOf(other) === thoughtsOf(text) && standOf(other) === stand,
      );
      return alike ? `${name}, the last from ${beginningOf(last)}` : name;
    }
    const last = parsePost(text).sentences.at(-1)?.text ?? '';
    return `${beginning}, ${stand}, ending ${beginningOf(last)}`;
  });
}
