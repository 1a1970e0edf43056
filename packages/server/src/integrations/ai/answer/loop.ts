/** A shorter passage may be repeated for its sound. */
const shortest = 20;
const longestPeriod = 1_500;
const times = 3;

/**
 * Where the last repetition of a text that repeats itself begins: the end of the passage's first occurrence. Null when the end
 * is not the same passage three times in a row.
 */
export function loopAt(text: string): number | null {
  const probe = text.slice(-shortest);
  if (probe.length < shortest) return null;
  let before = text.length - shortest;
  for (;;) {
    before = text.lastIndexOf(probe, before - 1);
    const period = text.length - shortest - before;
    if (before < 0 || period > longestPeriod) return null;
    if (period < shortest) continue;
    const repeats = Array.from({ length: times - 1 }, (_, index) => index + 1).every((nth) => {
      const end = text.length - nth * period;
      return end - period >= 0 && text.slice(end - period, end) === text.slice(-period);
    });
    if (repeats) return firstEnd(text, period);
  }
}

/** The end of the first occurrence of the repeated passage, at the end of a sentence where there is one. */
function firstEnd(text: string, period: number): number {
  let start = text.length - period;
  while (start > 0 && text[start - 1] === text[start - 1 + period]) start -= 1;
  const end = start + period;
  const sentence = [...text.slice(0, end + 1).matchAll(/[.!?…।]["”’»]?(?=\s|$)/g)].at(-1);
  const at = sentence === undefined ? 0 : sentence.index + sentence[0].length;
  return at > start ? at : end;
}
