import { findClaims, languageIn, languageOf, segmentSentences } from '@limelight/post-text';
import { termsOf } from '../../../../platform/terms.ts';
import { causes, denials, dropsLimit, holdings, ranksHigher, readers, selves, wishes } from './cues.ts';

/** What a line is compared with. */
export interface Ground {
  /** The facts it names, in words, each with what it is about. */
  facts: readonly string[];
  opening: string;
  /** All that is known, by which its language is told. */
  known: readonly string[];
  /** Whether a model has compared it, which a translation needs. */
  isCompared: boolean;
}

const stemLength = 5;
const leastShared = 4;

/** The telling words of a text by their first letters, names of tools and figures whole. */
function stemsOf(text: string): string[] {
  return termsOf(text.replace(/['’]s(?!\p{L})/gu, '')).map((word) =>
    /[\p{N}+#]/u.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '').slice(0, stemLength),
  );
}

const isSame = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= leastShared && (one.startsWith(other) || other.startsWith(one)));

const lacks = (known: ReadonlySet<string>) => (stem: string) =>
  !known.has(stem) && ![...known].some((one) => isSame(one, stem));

const stemSet = (texts: readonly string[]) => new Set(texts.flatMap(stemsOf));

/** Names of tools, norms and the like, which are written alike in all languages: SAP, C++, ISO 9001. */
const MARKED =
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}+#./-]*(?:\p{Lu}\p{Lu}|[+#]|\p{L}\p{N}|\p{Ll}\p{Lu}))\p{L}[\p{L}\p{N}+#./-]*[\p{L}\p{N}+#]/gu;
export const markedIn = (text: string) => (text.match(MARKED) ?? []).map((name) => name.toLowerCase());

const addsMarked = (text: string, facts: string): boolean => {
  const known = facts.toLowerCase();
  return markedIn(text).some((name) => !known.includes(name));
};

const isOpen = (text: string, facts: readonly string[]) =>
  findClaims(text, facts).some(({ supported, kind }) => !supported && kind !== 'experience');

/** Whether a text is written in the language of the opening, and what it rests on in another. */
function isForeign(text: string, { facts, opening, known }: Ground): boolean {
  const own = languageOf(facts.join('\n')) ?? languageIn(known.join('\n'));
  const asked = languageIn(opening);
  return own !== null && asked !== null && own !== asked && languageOf(text) !== own;
}

/** Whether a part of a fact that denies something is told without its denial, or the other way round. */
function turnsDenial(text: string, told: string): boolean {
  if (denials.test(text)) return !denials.test(told);
  const said = stemSet([text]);
  return told
    .split(/[,;.\n]/u)
    .some((part) => denials.test(part) && stemsOf(part).some((stem) => said.has(stem)));
}

/** Causes and means with what they name, such as "by chang". */
const causesIn = (text: string) =>
  [...text.matchAll(causes)].map(({ 0: word, index }) => {
    const [first = ''] = stemsOf(text.slice(index + word.length));
    return `${word.toLowerCase()} ${first}`;
  });

/** Whether a line of several facts makes one the cause of another. */
function addsCause(text: string, told: string): boolean {
  const known = new Set(causesIn(told));
  return causesIn(text).some((cause) => !known.has(cause));
}

const FIGURE = /\p{N}+(?:[.,]\p{N}+)*/gu;
const leastOfFact = 0.25;

/** Whether a line of several facts gives the figure of one to what another is about. */
function movesFigure(text: string, facts: readonly string[]): boolean {
  const figures = new Set(text.match(FIGURE));
  const said = stemSet([text]);
  return facts.some((fact) => {
    if (!(fact.match(FIGURE) ?? []).some((figure) => figures.has(figure))) return false;
    const [sentence = ''] = fact.split('\n');
    const words = [...new Set(stemsOf(sentence))].filter((stem) => !/\p{N}/u.test(stem));
    return words.filter((stem) => said.has(stem)).length < Math.max(2, words.length * leastOfFact);
  });
}

const longestTranslation = 1.6;

/**
 * Whether a line of a CV says more than its facts, as far as rules can tell: a figure, name, date, rank, cause or word of
 * its own, or a limit that it drops. Only its first word, which is a verb, may be another than theirs. Of a translation
 * words cannot be compared.
 */
export function lineSaysMore(text: string, ground: Ground): boolean {
  const { facts, opening } = ground;
  const told = facts.join('\n');
  if (isOpen(text, facts) || ranksHigher(text, told) || dropsLimit(text, told) || addsMarked(text, told))
    return true;
  if (facts.length > 1 && addsCause(text, told)) return true;
  if (isForeign(text, ground)) return !ground.isCompared || text.length > told.length * longestTranslation;
  if (turnsDenial(text, told) || (facts.length > 1 && movesFigure(text, facts))) return true;
  const isNew = lacks(stemSet(facts));
  const [first, ...others] = stemsOf(text);
  if (others.some(isNew)) return true;
  return first !== undefined && isNew(first) && !lacks(stemSet([opening]))(first);
}

const leastResting = 0.4;

/**
 * Whether a sentence of a letter claims something of its author that no fact bears out. What it says of the opening may
 * come from there; of the author only what they want or cannot show.
 */
export function sentenceSaysMore(text: string, ground: Ground): boolean {
  const { facts, opening } = ground;
  const isOwn = selves.test(text);
  const isHeld = holdings.test(text) && !denials.test(text);
  const isClaim = isOwn
    ? isHeld || !(wishes.test(text) || denials.test(text))
    : isHeld && !readers.test(text);
  if (!isClaim) return isOpen(text, [...facts, opening]);
  const told = facts.join('\n');
  if (isOpen(text, facts) || ranksHigher(text, told) || addsMarked(text, told)) return true;
  if (isForeign(text, ground)) return !ground.isCompared;
  const [isNew, isBeyond] = [lacks(stemSet(facts)), lacks(stemSet([opening]))];
  const stems = stemsOf(text);
  const added = stems.filter(isNew);
  return added.some((stem) => !isBeyond(stem)) || added.length > stems.length * (1 - leastResting);
}

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  segmentSentences(text).map(({ start, end }) => text.slice(start, end).trim());
