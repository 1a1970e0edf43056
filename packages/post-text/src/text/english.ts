const COMMON = new Set(
  'the a an and or but of to in for on with at by from is are was were be been it this that we i you they he she my our your not have has had do did what how when who all so if as'.split(
    ' ',
  ),
);

/** The minimum share of common words. About every eighth word of an English text is one of these. */
const LEAST_SHARE = 0.12;
/** The part of a text that is examined. */
const READ_UNITS = 4_000;

/**
 * True when a text is in English, judged by the share of its most common words. A text of fewer than three words counts
 * as English.
 */
export function isEnglish(text: string): boolean {
  const words =
    text
      .slice(0, READ_UNITS)
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if (words.length < 3)
    return !/[^\u0000-\u024f\u2000-\u2bff\p{Extended_Pictographic}\ufe0f\s]/u.test(text.slice(0, READ_UNITS));
  return words.filter((word) => COMMON.has(word)).length >= words.length * LEAST_SHARE;
}
