const prefixWords = 12;
const anyWords = 120;

/** Splits a text into words as PostgreSQL's index does: lower-case, with accents, and with Hangul composed. */
const indexedWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];

/** A PostgreSQL text query that requires every word as a prefix, in any order. Null if there are no words. */
export function prefixQuery(text: string): string | null {
  const words = indexedWords(text.slice(0, 400)).slice(0, prefixWords);
  if (words.length === 0) return null;
  return words.map((word) => (word.length > 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
}

/**
 * A PostgreSQL text query that matches any of the words, to find records worth comparing. Null if there are no words.
 */
export function anyWordQuery(text: string): string | null {
  const words = [...new Set(indexedWords(text.slice(0, 40_000)))].filter((word) => word.length > 1);
  return words.length === 0
    ? null
    : words
        .slice(0, anyWords)
        .map((word) => `'${word}'`)
        .join(' | ');
}
