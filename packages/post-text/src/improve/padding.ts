import { outsideOf } from '../writer/parse/brackets.ts';
import { isPast, wordsOf } from '../writer/lexicon.ts';
import { withoutSpoken } from './spoken-padding.ts';

/** Phrases of several words that say no more than the few beside them; matched whole and in any case. */
export const paddingPhrases: readonly (readonly [string, string])[] = [
  ['in order to', 'to'],
  ['due to the fact that', 'because'],
  ['owing to the fact that', 'because'],
  ['because of the fact that', 'because'],
  ['in view of the fact that', 'because'],
  ['in light of the fact that', 'because'],
  ['given the fact that', 'given that'],
  ['in spite of the fact that', 'although'],
  ['despite the fact that', 'although'],
  ['in the event that', 'if'],
  ['at this point in time', 'now'],
  ['at the present time', 'now'],
  ['in the near future', 'soon'],
  ['with regard to', 'about'],
  ['with respect to', 'about'],
  ['a large number of', 'many'],
  ['on a daily basis', 'every day'],
  ['on a weekly basis', 'every week'],
  ['on a regular basis', 'regularly'],
  ['has the ability to', 'can'],
  ['have the ability to', 'can'],
  ['for the purpose of', 'for'],
  ['really very', 'very'],
  ['very really', 'really'],
];

const short = new Map(paddingPhrases);
const longestFirst = paddingPhrases.map(([long]) => long).toSorted((a, b) => b.length - a.length);
const phrase = new RegExp(
  `(?<![\\p{L}\\p{N}@#/’'-])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}’'-])`,
  'giu',
);
const accepted =
  /(?<=\b(?:lov|hat|lik|ignor|accept|forget|forgot|regret|appreciat)(?:e|es|ed|s)? )the fact that\b/giu;

/** 'At the end of the day' before a judgement; before what somebody did it may be an hour. */
const dayEnd = /(?<=^|\n|[.!?…]\s)At the end of the day, (?<rest>[^.!?\n]+)/gu;
const judges = /^(?:it(?:['’]s| is| was| all)? (?:all )?(?:about|comes? down|came down)\b)/i;
const acts =
  /^(?:I|he|she|they|we) (?!(?:all|are|am|is|have|can|want|need|believe|think|must|should|will)\b)|\d|^(?:I|he|she)\b/i;
const isJudgement = (rest: string): boolean =>
  judges.test(rest) ||
  (!acts.test(rest) && !wordsOf(rest).some((word) => isPast(word) || /^w(?:as|ere)$/.test(word)));

export function inCaseOf(word: string, replacement: string): string {
  return /^\p{Lu}/u.test(word) ? capital(replacement) : replacement;
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
}

/** The text without the words of its phrases that say nothing. What is quoted stays as it was said. */
export function withoutPhrases(said: string): string {
  const text = withoutSpoken(said);
  const free = outsideOf(text);
  const begun = text.replace(dayEnd, (whole: string, rest: string, at: number) =>
    free(at) && isJudgement(rest) ? capital(rest) : whole,
  );
  const freeNow = outsideOf(begun);
  const told = begun.replace(phrase, (long: string, at: number) =>
    freeNow(at) ? inCaseOf(long, short.get(long.toLowerCase()) ?? long) : long,
  );
  const freeThen = outsideOf(told);
  return told.replace(accepted, (long: string, at: number) => (freeThen(at) ? 'that' : long));
}
