import { wordsOf, foldText } from './company-name.ts';

const mostWords = 12;

/**
 * Words as PostgreSQL looks them up: every one must be there, in any order, and each may go on. Null when there are none.
 * Accents stay, because the index has them.
 */
export function prefixQuery(text: string): string | null {
  const words = (
    text
      .slice(0, 400)
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []
  ).slice(0, mostWords);
  if (words.length === 0) return null;
  return words.map((word) => (word.length > 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
}

/** Words of which some should be there: for finding what is worth comparing. Null when there are none. */
export function anyWordQuery(text: string, most = 40): string | null {
  const words = [...new Set(wordsOf(foldText(text)).map((word) => word.replace(/[^\p{L}\p{N}]/gu, '')))]
    .filter((word) => word.length > 1)
    .slice(0, most);
  return words.length === 0 ? null : words.map((word) => `'${word}'`).join(' | ');
}
