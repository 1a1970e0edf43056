import { guessLanguage } from '../../text/language.ts';
import { remembering } from '../../text/remembering.ts';
import { wordsOf } from '../lexicon.ts';
import { isCommonWord } from './common-words.ts';
import { meantWord } from './misspellings.ts';
import { RIGHT_WORDS } from './right-words.ts';
import { lacksVowel, slipOf } from './slips.ts';
import { CORRECTIONS, MISSPELT_WORDS } from './tables.ts';
import { outsideLinks } from './words.ts';

const MOST_SLIPS = 0.1;
const LEAST_SLIPS = 4;
/** So few letters may lack one or hold one too many; in shorter ones only a change of places is told from another word. */
const LEAST = 5;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** 'nd', 'bt'; units and abbreviations are written so too. */
const NO_VOWEL =
  /^(?!(?:[ckm]?m|kg|mg|ml|hrs?|vs|pm|mrs?|ms|dr|st|nd|rd|th|tv|pr|pc|ph|hq|crm|cv|qr|js|css|sql|dms?|mph|kw|rpg|gps|gp|pdf|ltd|phd|tb|gb|mb|bn|[bcdfghjklmnpqrstvwxz]{4,})$)[bcdfghjklmnpqrstvwxz]{2,3}$/;

const isSlip = (word: string) =>
  MISSPELT_WORDS.has(word) ||
  (!CORRECTIONS.has(word) &&
    (meantWord(word) !== undefined || slipOf(word) !== undefined || lacksVowel(word) || NO_VOWEL.test(word)));

/** Whether English notes are full of slips. */
export const isHasty = remembering((idea: string): boolean => {
  if (guessLanguage(idea) !== 'en') return false;
  const words = wordsOf(idea);
  const slips = words.filter(isSlip).length;
  return slips >= LEAST_SLIPS && slips >= words.length * MOST_SLIPS;
}, 2);

/** Every common word that is one letter more, less or other away, or two letters in each other's place. */
function neighboursOf(word: string): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (other: string) => other !== word && isCommonWord(other) && found.add(other);
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    look(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    look(before + after.slice(1));
    for (const letter of LETTERS) {
      look(before + letter + after);
      if (after !== '') look(before + letter + after.slice(1));
    }
  }
  return found;
}

const swapped = (word: string, meant: string) =>
  word.length === meant.length && [...word].toSorted().join('') === [...meant].toSorted().join('');

/** 'wekly', 'smal': one of two that are alike. */
const lacksTwin = (word: string, meant: string) =>
  [...meant].some(
    (letter, at) => at > 0 && meant[at - 1] === letter && meant.slice(0, at) + meant.slice(at + 1) === word,
  );

/** 'depsit': a letter inside. */
const lacksOne = (word: string, meant: string) =>
  meant.length === word.length + 1 &&
  [...meant].some((_, at) => at > 0 && at < word.length && meant.slice(0, at) + meant.slice(at + 1) === word);

/** 'customerrs', 'takeing': one twice, or an 'e' that goes before '-ing'. */
const holdsOneMore = (word: string, meant: string) =>
  meant.length >= LEAST &&
  (lacksTwin(meant, word) || (word.endsWith('eing') && word.replace(/eing$/, 'ing') === meant));

/** Too short to be told from one another by a letter. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['kil', 'kill'],
  ['wil', 'will'],
  ['ful', 'full'],
  ['hav', 'have'],
  ['giv', 'give'],
  ['jst', 'just'],
  ['tht', 'that'],
  ['wth', 'with'],
  ['frm', 'from'],
  ['bt', 'but'],
]);
/** 'fixd', 'cryed': the past of a common verb. */
const PASTS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[^aeiou])d$/, 'ed'],
  [/(?<=[^aeiouy])yed$/, 'ied'],
];

/** What a word of hasty notes surely was to be: the one common word it is near to, where it is no word itself. */
export function meantInHaste(word: string): string | undefined {
  const short = SHORT.get(word);
  if (short !== undefined) return short;
  if (
    word.length < 4 ||
    isCommonWord(word) ||
    RIGHT_WORDS.has(word) ||
    CORRECTIONS.has(word) ||
    !/[aeiouy]/.test(word)
  )
    return undefined;
  const past = PASTS.map(([end, put]) => word.replace(end, put)).find(
    (other) => other !== word && isCommonWord(other),
  );
  if (past !== undefined) return past;
  const [only, ...others] = neighboursOf(word);
  if (only === undefined || others.length > 0) return undefined;
  const isSure =
    swapped(word, only) ||
    lacksTwin(word, only) ||
    (word.length >= LEAST && (lacksOne(word, only) || holdsOneMore(word, only)));
  return isSure ? only : undefined;
}

/** Small letters alone: a large one may be that of a name, what stands at a sign may be an address or a term. */
const WORD = /(?<![\p{L}\p{N}@#_/.’'-])\p{Ll}{2,}(?![\p{L}\p{N}@_/’'-]|\.\p{L})/gu;

/** 'Karsten, you know, he is the CEO' */
const KNOWN_ASIDE = /,? you know, (?=(?:he|she|it|they|who|the|we|i)(?:['’]\p{L}+)? )/giu;

/** Notes full of slips with those put right that are sure in such notes; any other notes as they are. */
export function mendHaste(given: string): string {
  const notes = given.replace(KNOWN_ASIDE, ', ');
  if (!isHasty(notes)) return notes;
  return outsideLinks(notes, (plain) => plain.replace(WORD, (word) => meantInHaste(word) ?? word));
}
