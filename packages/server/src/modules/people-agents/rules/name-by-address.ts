const wordsOf = (text: string): string[] =>
  text
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** The text of a link when it is the name that its address is made of, such as “Ida Holm” with ida.holm@; else null. */
export function nameByAddress(text: string, email: string): string | null {
  const parts = wordsOf(email.split('@')[0] ?? '');
  const words = wordsOf(text);
  if (text.length > 80 || parts.length < 2 || words.length > 5) return null;
  return parts.every((part) => part.length > 1 && words.includes(part)) ? text : null;
}
