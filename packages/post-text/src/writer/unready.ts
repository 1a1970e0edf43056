import { guessLanguage, languagesIn } from '../text/language.ts';
import { isHasty, mendHaste } from './clean/hasty.ts';
import { perhapsMeant } from './clean/slips.ts';
import { correctWords, sentenceCase } from './clean/words.ts';
import { wordsOf } from './lexicon.ts';
import { finishSentence } from './clean/sentence.ts';
import { noIdeaIn } from './no-idea.ts';
import { readSentence } from './parse/features.ts';
import type { Sentence } from './parse/features.ts';
import type { Material } from './parse/material.ts';

/** Fewer notes than this are no heap of them. */
const LEAST_NOTES = 4;
const SCRAPS = 0.75;
/** Words of a scrap on average: longer ones say enough without a verb. */
const SCRAP_WORDS = 5;

/** Whether notes are words set down one after the other, which no order makes a text of; a list that was asked for is none. */
export function isHeap({ units }: Material, listAsked: boolean): boolean {
  if (units.some((unit) => unit.lines || unit.label !== undefined)) return false;
  const [only] = units;
  if (only?.list !== undefined && units.length === 1)
    return (
      !listAsked && only.list.intro === '' && !only.list.ordered && areScraps(only.list.items.map(asNote))
    );
  const notes = units
    .flatMap((unit) => unit.sentences)
    // The lines of a programme or a register are what they are.
    .filter(({ text }) => !/\d[:.]\d\d\b|^[\p{L} ]{2,25}: |[^\u0000-\u007f‘’“”–—…€£₹]/u.test(text));
  return areScraps(notes);
}

const asNote = (item: string) => readSentence(finishSentence(item));

function areScraps(notes: readonly Sentence[]): boolean {
  const scraps = notes.filter(({ whole }) => !whole);
  const words = notes.reduce((sum, note) => sum + note.words.length, 0);
  return (
    notes.length >= LEAST_NOTES &&
    scraps.length >= notes.length * SCRAPS &&
    words <= notes.length * SCRAP_WORDS
  );
}

/** Rare words, most of them typed where another is meant. */
const RARE: ReadonlyMap<string, string> = new Map([
  ['wether', 'whether'],
  ['calender', 'calendar'],
  ['loosing', 'losing'],
  ['therefor', 'therefore'],
  ['pervious', 'previous'],
  ['prefect', 'perfect'],
]);
/** 'we wanted to by sensors'; with a day after it the word is right. */
const TO_BY =
  /\b(?:want(?:s|ed)?|need(?:s|ed)?|had|have|has|going|plan(?:s|ned)?|decided|managed|forgot|able|how) to by(?= (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day|the (?:end|time)|then|\d|next|tomorrow|noon|tonight|and\b))/i;
const MOST_DOUBTS = 4;

/** What may be a slip and was left as it is, each with what it may have been. */
function doubtsIn(idea: string): string[] {
  if (guessLanguage(idea) !== 'en') return [];
  const corrected = new Set(wordsOf(correctWords(mendHaste(idea))));
  // A large letter may be that of a name.
  const words = idea.match(/(?<![\p{L}\p{N}@#_/.’'-])\p{Ll}{4,}(?![\p{L}\p{N}@_/’'-]|\.\p{L})/gu) ?? [];
  const doubts = [...new Set(words)].flatMap((word) => {
    const meant = corrected.has(word) ? (RARE.get(word) ?? perhapsMeant(word)) : undefined;
    return meant === undefined ? [] : [`‘${word}’ (${meant})`];
  });
  return [...doubts, ...(TO_BY.test(idea) ? ['‘to by’ (to buy)'] : [])].slice(0, MOST_DOUBTS);
}

const NO_IDEA = {
  address: 'This is an address: add it as a source, and the post is written from what stands there',
  keys: 'This is no word that is known here: say in a sentence what the post is about',
} as const;

const listed = new Intl.ListFormat('en-GB');

/** What stands in the way of a clean post in the notes themselves, said plainly: it is for their author to mend. */
export function findUnready(idea: string, heap: boolean): string[] {
  const languages = languagesIn(idea);
  const doubts = doubtsIn(idea);
  const none = noIdeaIn(idea);
  return [
    ...(none === null ? [] : [NO_IDEA[none]]),
    ...(heap
      ? [
          'Your notes are mostly scraps without a verb, so they stay as lines in your order; write them out as sentences and they can become a text',
        ]
      : []),
    ...(isHasty(idea)
      ? [
          'Your notes have many slips: those that were sure are put right, and others may still stand, so read it through',
        ]
      : []),
    ...(guessLanguage(idea) === 'en' && sentenceCase(idea) !== idea
      ? ['Your notes are in capitals throughout: names may have lost theirs, so read it through']
      : []),
    ...(doubts.length > 0 ? [`Left as you typed it, since it may be meant: ${doubts.join(', ')}`] : []),
    ...(languages.length > 1
      ? [
          `Your notes mix ${listed.format(languages)}: the built-in writer does not translate, so each sentence stays in its own`,
        ]
      : []),
  ];
}
