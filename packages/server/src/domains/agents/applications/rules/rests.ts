import {
  findClaims,
  languageIn,
  languageOf,
  readSentence,
  segmentSentences,
  type Language,
} from '@limelight/post-text';
import { termsOf } from '../../../../platform/terms.ts';
import {
  causes,
  denials,
  disclaimers,
  dropsLimit,
  holdings,
  possessions,
  ranksHigher,
  readers,
  selves,
  wishes,
} from './cues.ts';
import { languagesIn } from './language-names.ts';
import { languageOfOpening } from './opening.ts';

/** The texts that a line is compared with. */
export interface Ground {
  /** The facts it names, in words, each with what it is about. */
  facts: readonly string[];
  opening: string;
  /** All known facts, which show the language of the person’s material. */
  known: readonly string[];
  /** True when a model has compared it, which a translation needs. */
  isCompared: boolean;
}

const shortestStem = 5;
const longestEnding = 4;
const leastShared = 4;
const mostApart = 3;

/** The telling words of a text without their endings, names of tools and figures whole. */
function stemsOf(text: string): string[] {
  return termsOf(text.replace(/['’]s(?!\p{L})/gu, '')).map((word) =>
    /[\p{N}+#]/u.test(word)
      ? word
      : word
          .normalize('NFKD')
          .replace(/\p{M}/gu, '')
          .slice(0, Math.max(shortestStem, word.length - longestEnding)),
  );
}

const isSame = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= leastShared &&
    Math.abs(one.length - other.length) <= mostApart &&
    (one.startsWith(other) || other.startsWith(one)));

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

const leastCommon = 0.5;

/** True when a text is written in the language of the opening, and what it rests on in another. */
function isForeign(text: string, { facts, opening, known }: Ground): boolean {
  const own = languageOf(facts.join('\n')) ?? languageIn(known.join('\n'));
  const asked = languageOfOpening(opening);
  if (own === null || asked === null || own === asked || languageOf(text) === own) return false;
  const stems = stemsOf(text);
  return stems.filter(lacks(stemSet(facts))).length > stems.length * leastCommon;
}

const ALL: readonly Language[] = ['en', 'de', 'es', 'fr', 'hi', 'it', 'nl', 'pt'];
const valuesIn = (text: string, languages: readonly Language[]) =>
  segmentSentences(text).flatMap(({ start, end }) =>
    readSentence(text.slice(start, end), languages).figures.map(({ value }) => value),
  );

/** True when a translation has a number that the facts do not have, in digits or words; articles can be numbers. */
function addsNumber(text: string, told: string, opening: string): boolean {
  const language = languageOfOpening(opening);
  const known = new Set([1, ...valuesIn(told, ALL)]);
  return valuesIn(text, language === null ? [] : [language]).some((value) => !known.has(value));
}

const addsLanguage = (text: string, told: string): boolean => {
  const known = languagesIn(told);
  return [...languagesIn(text)].some((code) => !known.has(code));
};

/** True when a part of a fact that denies something is told without its denial, or the other way round. */
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

/** True when a line of several facts makes one the cause of another. */
function addsCause(text: string, told: string): boolean {
  const known = new Set(causesIn(told));
  return causesIn(text).some((cause) => !known.has(cause));
}

const FIGURE = /\p{N}+(?:[.,]\p{N}+)*/gu;
const leastOfFact = 0.25;

/** True when a line of several facts gives the figure of one to what another is about. */
function movesFigure(text: string, facts: readonly string[]): boolean {
  const figures = new Set(text.match(FIGURE));
  const said = stemSet([text]);
  return facts.some((fact) => {
    if (!(fact.match(FIGURE) ?? []).some((figure) => figures.has(figure))) return false;
    const [sentence = ''] = fact.split('\n');
    const words = [...new Set(stemsOf(sentence))].filter((stem) => !/\p{N}/u.test(stem));
    const least = Math.min(words.length, Math.max(2, words.length * leastOfFact));
    return words.filter((stem) => said.has(stem)).length < least;
  });
}

const YEAR = /^(?:19|20)\d\d$/u;

/** True when a line tells a part of a fact without the figure that part gives: "2 of which the sales team asked for". */
function dropsFigure(text: string, told: string): boolean {
  const figures = new Set(text.match(FIGURE));
  const said = stemSet([text]);
  return told.split(/[;\n]|[,.](?!\p{N})/u).some((part) => {
    const given = (part.match(FIGURE) ?? []).filter((figure) => !YEAR.test(figure));
    if (given.length === 0 || given.some((figure) => figures.has(figure))) return false;
    const words = stemsOf(part).filter((stem) => !/\p{N}/u.test(stem));
    return words.filter((stem) => said.has(stem)).length > words.length / 2;
  });
}

const longestTranslation = 1.6;

/**
 * True when a line of a CV says more than its facts, as far as rules can tell: a figure, name, date, rank, cause or word of
 * its own, or a limit that it drops. Only its first word, which is a verb, may be another than theirs. Of a translation
 * words cannot be compared.
 */
export function lineSaysMore(text: string, ground: Ground): boolean {
  const { facts, opening } = ground;
  const told = facts.join('\n');
  if (ranksHigher(text, told) || dropsLimit(text, told) || addsMarked(text, told) || addsLanguage(text, told))
    return true;
  if (facts.length > 1 && addsCause(text, told)) return true;
  if (isForeign(text, ground))
    return (
      !ground.isCompared || addsNumber(text, told, opening) || text.length > told.length * longestTranslation
    );
  if (isOpen(text, facts) || turnsDenial(text, told) || dropsFigure(text, told)) return true;
  if (facts.length > 1 && movesFigure(text, facts)) return true;
  const isNew = lacks(stemSet(facts));
  const [first, ...others] = stemsOf(text);
  if (others.some(isNew)) return true;
  return first !== undefined && isNew(first) && !lacks(stemSet([opening]))(first);
}

const leastResting = 0.4;

/** Clauses, in which one can want or lack what the next has. */
const CLAUSES = /[,;:–](?!\p{N})\s*|\s(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar)\s/u;

/** True when a clause claims something of its writer; null where it goes on as the one before. */
function claims(clause: string): boolean | null {
  const isHeld = holdings.test(clause) && !disclaimers.test(clause);
  if (selves.test(clause)) return isHeld || !(wishes.test(clause) || disclaimers.test(clause));
  if (readers.test(clause)) return false;
  return isHeld ? true : null;
}

function isClaim(text: string): boolean {
  let before = false;
  return text.split(CLAUSES).some((clause) => (before = claims(clause) ?? before));
}

/**
 * True when a sentence of a letter claims something of its author that no fact bears out. What it says of the opening may
 * come from there; of the author only what they want or cannot show.
 */
export function sentenceSaysMore(text: string, ground: Ground): boolean {
  const { facts, opening } = ground;
  const told = facts.join('\n');
  const isFromOpening = (stem: string) => lacks(stemSet(facts))(stem) && !lacks(stemSet([opening]))(stem);
  if (!isClaim(text)) {
    // "My Green Belt would help you" has it.
    const [before = ''] = text.split(disclaimers);
    const had = before.match(possessions) ?? [];
    return had.some((one) => stemsOf(one).some(isFromOpening)) || isOpen(text, [...facts, opening]);
  }
  if (ranksHigher(text, told) || addsMarked(text, told) || addsLanguage(text, told)) return true;
  if (isForeign(text, ground)) return !ground.isCompared || addsNumber(text, told, opening);
  if (isOpen(text, facts)) return true;
  const stems = stemsOf(text);
  const added = stems.filter(lacks(stemSet(facts)));
  return added.some(isFromOpening) || added.length > stems.length * (1 - leastResting);
}

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] =>
  segmentSentences(text).map(({ start, end }) => text.slice(start, end).trim());
