import type { Span } from '../linkedin/urls.ts';
import { isFunctionWord } from '../text/language.ts';

export interface Token extends Span {
  kind: 'number' | 'word' | 'sign';
  text: string;
}

const DIGITS = String.raw`\p{Nd}{1,3}(?:[.,’'\u00a0\u202f ]\p{Nd}{3})+(?:[.,]\p{Nd}{1,2})?(?!\p{Nd})|\p{Nd}{1,2}(?:,\p{Nd}{2})+,\p{Nd}{3}|\p{Nd}+(?:[.,٫]\p{Nd}+)?`;
const TOKEN = new RegExp(
  String.raw`(?<number>${DIGITS})|(?<word>\p{L}[\p{L}\p{M}]*)|[^\s\p{L}\p{M}\p{Nd}]`,
  'gu',
);
const GROUPED = /^\d{1,3}(?:[.,’'\u00a0\u202f ]\d{3})+(?!\d)|^\d{1,2}(?:,\d{2})+,\d{3}$/u;

/** Digits of any script as 0 to 9. The digits of a script are ten code points in a row. */
export function latinDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

export function valueOfDigits(written: string): number {
  const digits = latinDigits(written).replace('٫', '.');
  const grouped = GROUPED.test(digits);
  const plain = grouped ? digits.replace(/[.,’'\u00a0\u202f ](?=\d{2,3}(?!\d)|\d{2},)/gu, '') : digits;
  return Number(plain.replace(',', '.'));
}

/** The numbers, words and signs of a sentence in order. */
export function tokensOf(sentence: string): Token[] {
  return [...sentence.matchAll(TOKEN)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    kind:
      match.groups?.['number'] === undefined
        ? match.groups?.['word'] === undefined
          ? 'sign'
          : 'word'
        : 'number',
  }));
}

/** Endings vary, so words are compared by their first letters. */
const STEM = 5;
const LEAST_LETTERS = 3;

/** What words are compared by; null for words that say nothing about a subject. */
export function stemOf(word: string): string | null {
  const lower = word.toLowerCase().normalize('NFC');
  if (lower.length < LEAST_LETTERS || isFunctionWord(lower)) return null;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .slice(0, STEM);
}
