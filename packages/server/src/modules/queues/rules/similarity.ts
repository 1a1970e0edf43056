/** Scripts that are written without spaces: there each sign counts as a word. */
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu;
const shingleWords = 3;

/** From here on two texts count as the same one told again. */
export const tooSimilar = 0.5;

/** The runs of three words that a text is made of; capitals, marks and spaces do not count. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const found = text.normalize('NFKC').toLocaleLowerCase('en').match(words) ?? [];
  if (found.length <= shingleWords) return new Set(found.length === 0 ? [] : [found.join(' ')]);
  return new Set(
    Array.from({ length: found.length - shingleWords + 1 }, (_, index) =>
      found.slice(index, index + shingleWords).join(' '),
    ),
  );
}

/** How much two texts share, 0 to 1: the part of their runs of words that both have (Jaccard's index). */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const shared = one.intersection(other).size;
  return shared / (one.size + other.size - shared);
}

/** The one of these texts that is most like `text`, if it is too much like it. */
export function nearestTo<T extends { text: string }>(text: string, others: readonly T[]): T | null {
  const own = shinglesOf(text);
  let nearest: { other: T; share: number } | null = null;
  for (const other of others) {
    const share = similarity(own, shinglesOf(other.text));
    if (share >= tooSimilar && share > (nearest?.share ?? 0)) nearest = { other, share };
  }
  return nearest?.other ?? null;
}
