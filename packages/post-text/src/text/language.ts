import { OWN_ENDINGS, OWN_LETTERS, SMALL_WORDS } from './language-words.ts';
import { remembering } from './remembering.ts';
import { findSentences } from './sentences.ts';

/** The languages the rules can tell apart; 'other' is any language they cannot name, romanised ones included. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'it' | 'nl' | 'hi' | 'other';
type Named = Exclude<Language, 'other'>;

const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['hi', /\p{Script=Devanagari}/gu],
  [
    'other',
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gurmukhi}]/gu,
  ],
];

type Known = keyof typeof SMALL_WORDS;

/** What a word says of its language: a share of itself for each that has it. */
type Shares = readonly (readonly [Known, number])[];

const shared = (languages: readonly Known[], worth: number): Shares =>
  languages.map((language) => [language, worth / languages.length]);

const LANGUAGES = Object.keys(SMALL_WORDS).filter((name): name is Known => name in SMALL_WORDS);

/** The languages each small word belongs to. */
const LANGUAGES_OF = new Map<string, Known[]>();
for (const language of LANGUAGES)
  for (const word of new Set(SMALL_WORDS[language].split(' ')))
    LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);

const SHARES_OF: ReadonlyMap<string, Shares> = new Map(
  [...LANGUAGES_OF].map(([word, languages]) => [word, shared(languages, 1)]),
);
const SHARES_OF_LETTER = new Map(
  Object.entries(OWN_LETTERS).map(([letter, languages]) => [letter, shared(languages, 0.7)]),
);
const SHARES_OF_ENDING = new Map(
  Object.entries(OWN_ENDINGS).map(([ending, languages]) => [ending, shared(languages, 0.3)]),
);
const ENDING_UNITS = [6, 5, 4, 3, 2];
const LEAST_STEM = 3;
const NOTHING: Shares = [];
const VIETNAMESE = shared(['vietnamese'], 0.7);

/** Less than this says no language; fewer English words than this, or more strange ones, are no English text. */
const LEAST_SAID = 0.3;
const LEAST_ENGLISH = 0.15;
const MOST_STRANGE = 0.34;
const LEAST_STRANGE = 2;
/** So much speaks for a language that is sure, and so many times as much as for the next. */
const SURE_SCORE = 1.5;
const SURE_LEAD = 2.5;

/** A word; 'v2' and 'h1' are none. */
const WORD = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}\p{N}])/gu;
const ACCENT = /[\u00df-\u024f\u1ea0-\u1ef9]/i;
/** Letters that no rule reads. */
const UNREAD = /[^\u0000-\u024f\u2000-\u2bff\p{Extended_Pictographic}\ufe0f]/u;

/** Letters of any script but the Latin one; without them no script need be counted. */
const FAR = /[\u0370-\u1dff\u2c60-\ud7ff\uf900-\uffdc]|[\ud840-\ud88f]/;

/** How English words seldom look: with a letter of elsewhere, an open ending, or letters doubled that English does not double. */
const UNENGLISH =
  /[^a-z]|[aiouqjv]$|aa|ii|uu|kk|jj|vv|yy|[bcdfghjklmnpqrstvwxz]{5}|[ct]h?j|sz|cz|dz|rz|zs|kt$|^[nm]g/;

function sharesOf(word: string): Shares {
  const known = SHARES_OF.get(word);
  if (known !== undefined) return known;
  for (const letter of word.match(/[^a-z]/g) ?? []) {
    const own = SHARES_OF_LETTER.get(letter);
    if (own !== undefined) return own;
    if (letter >= '\u1ea0' && letter <= '\u1ef9') return VIETNAMESE;
  }
  for (const units of ENDING_UNITS) {
    const own = word.length >= units + LEAST_STEM ? SHARES_OF_ENDING.get(word.slice(-units)) : undefined;
    if (own !== undefined) return own;
  }
  return NOTHING;
}

interface Reading {
  scores: ReadonlyMap<Known, number>;
  words: number;
  /** Words that say nothing and do not look English. */
  strange: number;
}

/** What the words of a line say. While somebody writes, the other lines stay as they are. */
const readLine = remembering((line: string): Reading => {
  const scores = new Map<Known, number>();
  const words = line.toLowerCase().match(WORD) ?? [];
  let strange = 0;
  for (const word of words) {
    const shares = sharesOf(word);
    for (const [language, share] of shares) scores.set(language, (scores.get(language) ?? 0) + share);
    if (shares === NOTHING && UNENGLISH.test(word)) strange += 1;
  }
  return { scores, words: words.length, strange };
}, 256);

/** The language that most speaks for, how much, how much for the next, and how many words say nothing and do not look English. */
function weigh(text: string) {
  const scores = new Map<Known, number>();
  let words = 0;
  let strange = 0;
  for (const line of text.slice(0, 4000).split('\n')) {
    const read = readLine(line);
    for (const [language, score] of read.scores) scores.set(language, (scores.get(language) ?? 0) + score);
    words += read.words;
    strange += read.strange;
  }
  const [best, next] = LANGUAGES.flatMap((language): [Known, number][] => {
    const score = scores.get(language);
    return score === undefined ? [] : [[language, score]];
  }).toSorted(([, a], [, b]) => b - a);
  return { best: best?.[0], score: best?.[1] ?? 0, next: next?.[1] ?? 0, words, strange };
}

/** The language of a script, where most letters are of it. */
function byScript(text: string): Language | undefined {
  const letters = FAR.test(text) ? (text.match(/\p{L}/gu)?.length ?? 0) : 0;
  if (letters === 0) return undefined;
  const found = SCRIPTS.find(([, script]) => (text.match(script)?.length ?? 0) > letters * 0.4)?.[0];
  if (found !== 'hi') return found;
  const { hindi, others } = inDevanagari(text);
  return others > hindi ? 'other' : found;
}

const LEAST_HINDI = 2;
const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const HINDI = wordSet(
  'है हैं हूँ हूं था थी थे का की के में और नहीं ने को से पर यह वह ये वो हम मैं मैंने हमने मेरे मेरी मेरा हमारे हमारी हमारा कर करते करना किया रहे रहा रही लिए एक तो भी जो कि क्या गया गई गए सब बहुत अपने अपनी अपना',
);
/** Of Marathi, Nepali, Bhojpuri and Sanskrit, which Hindi has not. */
const UNHINDI = wordSet(
  'आहे आहेत आणि नाही मी आम्ही होते होता होती झाले झाला झाली केले केला केली आमच्या माझ्या माझे छ छन् छु भयो भएको गरेको गर्यौं हामी हामीले मैले लागि पनि बा बाटे बानी रउआ हमनी अस्ति सन्ति एव',
);

/** How many small words of Hindi there are, and how many of other languages in its script. */
function inDevanagari(text: string): { hindi: number; others: number } {
  const words = text.slice(0, 4000).match(/[\p{Script=Devanagari}]+/gu) ?? [];
  return {
    hindi: words.filter((word) => HINDI.has(word)).length,
    others: words.filter((word) => UNHINDI.has(word)).length,
  };
}

/**
 * Guesses the language of a text from its script, its small words and how its words are written; 'other' where none of the
 * languages with a name fits. A text that says nothing, as 'Launch Monday', is taken for English while its words look so.
 */
export const guessLanguage = remembering(guess, 64);

function guess(text: string): Language {
  const script = byScript(text);
  if (script !== undefined) return script;
  const { best, score, words, strange } = weigh(text);
  if (best === undefined || score < LEAST_SAID)
    return strange >= Math.max(LEAST_STRANGE, words * MOST_STRANGE) || UNREAD.test(text) || ACCENT.test(text)
      ? 'other'
      : 'en';
  if (best === 'en' && score < words * LEAST_ENGLISH && strange > words * MOST_STRANGE) return 'other';
  return isNamed(best) ? best : 'other';
}

/** The language that a text is surely in; null where it says too little, mixes languages or is in none with a name. */
export function surelyIn(text: string): Named | null {
  const script = byScript(text);
  if (script !== undefined) {
    const { hindi, others } = inDevanagari(text);
    return script === 'hi' && hindi >= LEAST_HINDI && others === 0 ? script : null;
  }
  const { best, score, next } = weigh(text);
  if (best === undefined || !isNamed(best) || score < SURE_SCORE || score < next * SURE_LEAD) return null;
  return guess(text) === best ? best : null;
}

/** The languages with a name. */
export const LANGUAGE_NAMES: Readonly<Record<Named, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  hi: 'Hindi',
};
/** So many small words of a language that the language of the whole does not have make a sentence of it. */
const OWN_WORDS = 2;

/** The languages of a text by name, its own first; another only where a sentence is surely of it. */
export function languagesIn(text: string): string[] {
  const main = guessLanguage(text);
  const found = new Set([main]);
  for (const { start, end } of findSentences(text)) {
    const sentence = text.slice(start, end);
    const language = guess(sentence);
    const words = new Set(sentence.toLowerCase().match(/\p{L}+/gu) ?? []);
    const own = [...words].filter((word) => {
      const of = LANGUAGES_OF.get(word) ?? [];
      return of.some((one) => nameless(one) === language) && !of.some((one) => nameless(one) === main);
    });
    if (own.length >= OWN_WORDS) found.add(language);
  }
  return [...found].flatMap((language) => (language === 'other' ? [] : LANGUAGE_NAMES[language]));
}

/** 'German' of 'de' or 'German'; nothing for what names no language, as 'auto'. */
export function nameOfLanguage(wanted: string): string | undefined {
  const asked = wanted.trim().toLowerCase();
  if (isNamed(asked)) return LANGUAGE_NAMES[asked];
  return Object.values(LANGUAGE_NAMES).find((name) => name.toLowerCase() === asked);
}

const isNamed = (name: string): name is Named => Object.hasOwn(LANGUAGE_NAMES, name);

const nameless = (language: Known): Language => (isNamed(language) ? language : 'other');
