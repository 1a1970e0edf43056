import { findDates } from '../checks/claims/dates.ts';
import { findFigures } from '../checks/claims/figures.ts';
import { findNames } from '../checks/claims/names.ts';
import { findQuotations } from '../checks/claims/quotations.ts';
import { checkPost } from '../checks/check-post.ts';
import { applyFix, cutFix } from '../checks/fix.ts';
import { parsePost, type Part, type Post } from '../checks/post.ts';
import { asksTheReader } from './endings.ts';
import { isOutcome } from './line-pairs.ts';
import { withoutPhrases } from './padding.ts';
import { readSentence } from '../writer/parse/features.ts';
import { outsideOf } from '../writer/parse/brackets.ts';

/** Rules whose remedy takes words out without taking anything said away. */
const cutting: ReadonlySet<string> = new Set([
  'throat-clearing',
  'hollow-opener',
  'hollow-closer',
  'intensifiers',
  'rhetorical-result',
]);
/** As much of the words as stays when there is enough to leave out. */
const share = 0.7;
const roundsAtMost = 60;
/** So much of what a sentence says said before makes it a doubling. */
const doubled = 0.9;
/** A text of fewer words tells little but what it is there for: what its author did stays. */
const short = 80;
/** More than this is not struck. */
const most = 5;
const mostOfShort = 2;

const wordsOf = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Takes out what says nothing, one remark after the other: each changes the places of the next. */
function withoutPadding(text: string): string {
  let now = text;
  for (let round = 0; round < roundsAtMost; round += 1) {
    const next = checkPost(now).find(
      ({ rule, fix }) =>
        fix !== undefined && cutting.has(rule) && fix.replacement.length < fix.end - fix.start,
    );
    if (next === undefined) return now;
    const cut = applyFix(now, next);
    // A line that is nothing but padding is all there is to say.
    if (cut.trim() === '') return now;
    now = cut;
  }
  return now;
}

/** Words before what is said that say nothing. */
const runUp =
  /\bit (?:is|was) (?:very |really |also )?(?:important|worth|interesting) (?:to (?:note|mention|say|add)|noting|mentioning|saying) that (\p{L})/giu;

function withoutRunUp(text: string): string {
  const free = outsideOf(text);
  return text.replace(runUp, (whole: string, letter: string, at: number) =>
    !free(at) ? whole : whole.startsWith('I') ? letter.toLocaleUpperCase('en') : letter,
  );
}

/** Asides in brackets that hold no figure and no address. */
function withoutAsides(text: string): string {
  return text.replace(/[^\S\n]\((?![^)]*[\d@/])[^()\n]{3,120}\)/gu, '');
}

const linkOrTag = /https?:\/\/|www\.|(?<!\p{L})[#@]\p{L}/u;
const leansOnBefore =
  /^(?:and|but|so|because|that|this|it|they|these|those|then|which|he|she|there|und|aber|dann|das|er|sie|es|et|mais|puis|il|elle|y|pero|luego|usne|unhone|phir|lekin)(?!\p{L})/iu;

/** What a post comes to: what came of it, what was learned, admitted or judged, and what the reader is asked or told to do. */
const POINT: ReadonlySet<string> = new Set([
  'change',
  'lesson',
  'confession',
  'quote',
  'advice',
  'figure',
  'news',
  'thanks',
  'invite',
  'question',
]);
/** The deed that mended it, under its name or told as the answer. */
const ANSWER =
  /^(?:The |Our |My )?(?:fix|rule|trick|answer|point|difference|result|reason)\b|^What [^:]{3,30}: |\bone (?:rule|thing|change)\b|\b(?:best|worst|hardest|biggest|main)\b|^(?:So|Since then|In the end|Instead|Then),? (?:I|we)\b|\b(?:I|we) (?:won|lost|kept|stopped|fixed|rewrote|changed|dropped|got|apologised|apologized|learned|learnt)\b/i;

/** Whether a sentence is what the text is there for. */
function isPoint(text: string): boolean {
  const read = readSentence(text);
  return POINT.has(read.role) || isOutcome(read) || ANSWER.test(text);
}

/** So few words are a turn of the story or a verdict: little is won without them. */
const brief = 5;
const PEOPLE = /\b(?:I|we|my|our|me|us|he|she|him|his|hers?)\b/i;

/** Whether a sentence tells of its author or of somebody in the story, or is too short to be padding. */
const tells = (text: string): boolean =>
  PEOPLE.test(text) || text.trim().endsWith('!') || wordsOf(text) <= brief;

const NAMES_PRODUCT =
  /\b(?:launch\w*|introduc\w*|releas\w*|announc\w*|unveil\w*|[Mm]eet|present\w*)\b[^.!?]* \p{Lu}[\p{L}\d]+/u;

/** What a sentence says by itself: whether it must stay unless it is said twice, whether it tells of people, and how much would be lost with it. */
type Worth = { stays: boolean; told: boolean; weight: number };

function worthOf(text: string): Worth {
  const facts =
    linkOrTag.test(text) ||
    text.trim().endsWith('?') ||
    findFigures(text).length > 0 ||
    findDates(text).length > 0 ||
    findQuotations(text).length > 0 ||
    findNames(parsePost(text)).length > 0 ||
    isPoint(text);
  // Of two that say as little, the longer one goes.
  return { stays: facts, told: tells(text), weight: -Math.min(3, wordsOf(text) / 12) };
}

const isEntry = (line: string) => /^\s*(?:[-•–*→]|\d{1,2}[.)])\s/.test(line);

/** The places where an entry of a list stands, which stands for itself, by their beginnings. */
function entriesOf({ lines }: Post): (sentence: Part) => boolean {
  const entries = lines.filter(({ text }) => isEntry(text));
  let at = 0;
  // Sentences come in the order of the text.
  return ({ start, end }) => {
    while ((entries[at]?.end ?? Infinity) < end) at += 1;
    const line = entries[at];
    return line !== undefined && line.start <= start;
  };
}

const contentOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3 || /\d/.test(word)),
  );

/** Whether a sentence says in nearly the same words what the one before it said. */
function isDoubled(sentences: readonly Part[], index: number): boolean {
  const own = contentOf(sentences[index]?.text ?? '');
  const before = contentOf(sentences[index - 1]?.text ?? '');
  return own.size > 2 && [...own].filter((word) => before.has(word)).length >= own.size * doubled;
}

const exact = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether a sentence stands before in the very same words. */
function isSaidAgain(sentences: readonly Part[], index: number): boolean {
  const own = exact(sentences[index]?.text ?? '');
  return sentences.slice(0, index).some(({ text }) => exact(text) === own);
}

/** How much would be lost with each sentence; Infinity for one that must stay. `worth` is remembered by its words. */
function weightsOf(post: Post, worth: (text: string) => Worth, keeps: (text: string) => boolean): number[] {
  const inList = entriesOf(post);
  const lastTold = post.sentences.findLastIndex(({ text }) => !linkOrTag.test(text) && !asksTheReader(text));
  const product = post.sentences.findIndex(({ text }) => NAMES_PRODUCT.test(text));
  return post.sentences.map((sentence, index) => {
    const listed = inList(sentence);
    if (index === 0 || index === post.sentences.length - 1 || listed) return Infinity;
    if (keeps(sentence.text)) return Infinity;
    // Of other languages it is not known what a sentence tells.
    if (post.language !== 'en') return isSaidAgain(post.sentences, index) ? -Infinity : Infinity;
    const { stays, told, weight } = worth(sentence.text);
    // What follows a question answers it.
    if (stays || post.sentences[index - 1]?.text.endsWith('?') === true) return Infinity;
    if (isDoubled(post.sentences, index)) return -Infinity;
    // What is named is told of in the sentence after it.
    if (told || index === lastTold || (product >= 0 && index <= product + 1)) return Infinity;
    const next = post.sentences[index + 1];
    return weight + (next !== undefined && leansOnBefore.test(next.text) ? 6 : 0);
  });
}
/**
 * The text in fewer words, about three tenths less where there is so much to leave out: padding first, then asides,
 * then what is said twice, then the sentences that hold no figure, date, name, quotation, link or question, tell of nobody, are
 * not what the text comes to and that nothing leans on. In other languages than English only sentences said twice go. What
 * `keeps` names stays. Rewords nothing but the phrases of `padding.ts`. The text itself when nothing can go.
 */
export function shorten(text: string, keeps: (sentence: string) => boolean = () => false): string {
  let now = withoutAsides(withoutRunUp(withoutPadding(withoutPhrases(text))));
  const aim = wordsOf(text) * share;
  const limit = wordsOf(text) < short ? mostOfShort : most;
  const known = new Map<string, Worth>();
  const worth = (sentence: string) => {
    const found = known.get(sentence) ?? worthOf(sentence);
    known.set(sentence, found);
    return found;
  };
  for (let round = 0; round < roundsAtMost && wordsOf(now) > aim; round += 1) {
    const post = parsePost(now);
    if (post.sentences.length < 4) break;
    const weights = weightsOf(post, worth, keeps);
    const least = Math.min(...weights);
    const lightest = post.sentences[weights.indexOf(least)];
    if (lightest === undefined || least >= limit) break;
    const { start, end } = lightest;
    now = applyFix(now, { fix: cutFix(now, start, end, 'Cut') });
  }
  return now.replace(/\n{3,}/g, '\n\n').trim() === text.trim() ? text : now.replace(/\n{3,}/g, '\n\n').trim();
}
