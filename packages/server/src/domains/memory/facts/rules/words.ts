import { createHash } from 'node:crypto';

/** Accents of Latin letters, so that "José" is found as "Jose". Other scripts keep their marks. */
const ACCENT = /(?<=\p{Script=Latin}\p{M}*)[\u0300-\u036f]/gu;

const fold = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replace(ACCENT, '').normalize('NFC');

const hasSpaces = (text: string) =>
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as they are searched: in lower case, without accents, possessives and thousands separators. */
export function searchWords(text: string): string[] {
  const plain = fold(text)
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(/(?<=\d)[.,' ](?=\d{3}(?!\d))/g, '');
  if (hasSpaces(plain)) return plain.match(WORD) ?? [];
  return [...segmenter.segment(plain)].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? (segment.match(WORD) ?? []) : [],
  );
}

/** A hash of the words, which spelling of case, accents and punctuation does not change. */
export const hashOf = (text: string): string => {
  const words = searchWords(text).join(' ');
  return createHash('sha256')
    .update(words === '' ? text : words)
    .digest('base64url');
};
