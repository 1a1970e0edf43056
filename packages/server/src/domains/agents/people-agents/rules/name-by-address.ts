const splitName = (text: string): string[] =>
  text
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/**
 * Returns the text of a link if the email address is made from it, such as “Ida Holm” for ida.holm@, and null
 * otherwise.
 */
export function nameByAddress(text: string, email: string): string | null {
  const parts = splitName(email.split('@')[0] ?? '');
  const words = splitName(text);
  if (text.length > 80 || parts.length < 2 || words.length > 5) return null;
  return parts.every((part) => part.length > 1 && words.includes(part)) ? text : null;
}
