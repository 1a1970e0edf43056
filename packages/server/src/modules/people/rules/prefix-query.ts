const prefixWords = 12;
const anyWords = 120;

/** The words of a text as PostgreSQL's index has them: in lower case, with their accents, and Hangul in one piece. */
const indexedWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];

/** Words as PostgreSQL looks them up: every one must be there, in any order, and each may go on. Null when there are none. */
export function prefixQuery(text: string): string | null {
  const words = indexedWords(text.slice(0, 400)).slice(0, prefixWords);
  if (words.length === 0) return null;
  return words.map((word) => (word.length > 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
}

/** A query for texts that have at least one of the words, to find what is worth comparing. Null when there are none. */
export function anyWordQuery(text: string, most = anyWords): string | null {
  const words = [...new Set(indexedWords(text.slice(0, 40_000)))].filter((word) => word.length > 1);
  return words.length === 0
    ? null
    : words
        .slice(0, most)
        .map((word) => `'${word}'`)
        .join(' | ');
}
