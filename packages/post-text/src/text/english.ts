const COMMON = new Set(
  'the a an and or but of to in for on with at by from is are was were be been it this that we i you they he she my our your not have has had do did what how when who all so if as'.split(
    ' ',
  ),
);

/** English has one of these among every eight words or so; a text of other words is not read as English. */
const LEAST_SHARE = 0.12;
/** So much of a text tells. */
const READ_UNITS = 4_000;

/** Whether a text is in English, by the share of its most common words. A text of fewer than three words counts as English. */
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
