import type { Language } from '../text/language.ts';

const ENDED = /[.!?…:;।。！？]["”’»)\]]*$|\p{Extended_Pictographic}\ufe0f?$/u;
export const endsSentence = (text: string): boolean => ENDED.test(text);

const TAGS = /(?:^|\s)#[\p{L}\p{N}\p{M}_]+$/u;
const isAddress = (text: string): boolean => /(?:https?:\/\/|www\.|@)\S+$/u.test(text);

/** The sentence with a full stop, unless it ends with a mark, a hashtag or an address. */
export function withStop(sentence: string): string {
  if (ENDED.test(sentence) || TAGS.test(sentence) || isAddress(sentence)) return sentence;
  return `${sentence.replace(/[\s,]+$/u, '')}${/\p{Script=Devanagari}[^\p{L}]*$/u.test(sentence) ? '।' : '.'}`;
}

/** The sentence with a capital letter, unless it begins with a name such as "iPhone" or an address. */
export const capitalised = (sentence: string): string =>
  /^["“‘(]?\p{Ll}[\p{Ll}\p{M}'’-]*(?=[\s,.;:!?]|$)/u.test(sentence)
    ? sentence.replace(/\p{Ll}/u, (letter) => letter.toUpperCase())
    : sentence;

const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const MONTHS = 'january|february|april|june|july|august|september|october|november|december';
/** "march" and "may" are also words, so only after a preposition or a number. */
const DATES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${DAYS}|${MONTHS})s?(?![\p{L}])|(?<=(?:in|since|last|this|until|by|\d(?:st|nd|rd|th)?) )(?:march|may)(?![\p{L}])`,
  'gu',
);
const SELF = /(?<![\p{L}\p{N}'’.-])i(?=$|[\s,;:!?]|['’](?:m|ve|d|ll)(?!\p{L}))/gu;

/** Puts capital letters and spaces right, and changes no word. */
export function putRight(sentence: string, language: Language): string {
  const spaced = sentence
    .replace(/\s+/gu, ' ')
    .replace(/ ([,.;:!?])(?=\s|$)/gu, language === 'fr' ? ' $1' : '$1')
    .replace(/\s?-+>\s?/gu, ' → ')
    .replace(/\s--\s/gu, ' – ');
  const cased =
    language === 'en'
      ? spaced
          .replace(SELF, 'I')
          .replace(DATES, (name) => name.charAt(0).toUpperCase() + name.slice(1))
          .replace(/(?<![\p{L}./@])linkedin(?![\p{L}./])/gu, 'LinkedIn')
      : spaced;
  return capitalised(cased);
}
