const KINDS: readonly [RegExp, string][] = [
  [/[’‘‚‛´`′‹›]/gu, "'"],
  [/[“”„‟«»″]/gu, '"'],
  [/[\u00a0\u2000-\u200a\u202f\u3000]/gu, ' '],
  [/[‐‑‒–—−]/gu, '-'],
];

/**
 * The text with one kind of apostrophe, quotation mark, space and dash, so that what a model copies with other marks is
 * found. Every character stays at its place.
 */
export const sameMarks = (text: string): string =>
  KINDS.reduce((read, [marks, mark]) => read.replace(marks, mark), text);

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Where a passage stands in a text, whatever apostrophes, quotation marks, dashes, ellipses, spaces and line breaks it was copied with.
 * Null when it does not.
 */
export function findPassage(text: string, passage: string): { start: number; end: number } | null {
  const words = sameMarks(passage).trim();
  if (words === '') return null;
  const source = escaped(words)
    .replace(/\s+/gu, '\\s+')
    .replace(/\\\.\\\.\\\.|…/gu, '(?:\\.{3}|…)');
  const found = new RegExp(source, 'u').exec(sameMarks(text));
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}
