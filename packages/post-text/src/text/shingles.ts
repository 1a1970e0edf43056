/** Scripts that are written without spaces: there each sign counts as a word. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu;
const SHINGLE_WORDS = 3;

/** The runs of three words that a text is made of; capitals, marks and spaces do not count. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const found = text.normalize('NFKC').toLocaleLowerCase('en').match(WORDS) ?? [];
  if (found.length <= SHINGLE_WORDS) return new Set(found.length === 0 ? [] : [found.join(' ')]);
  return new Set(
    Array.from({ length: found.length - SHINGLE_WORDS + 1 }, (_, index) =>
      found.slice(index, index + SHINGLE_WORDS).join(' '),
    ),
  );
}

/** How much two texts share, 0 to 1: the part of their runs of words that both have (Jaccard's index). */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const shared = sharedCount(one, other);
  return shared / (one.size + other.size - shared);
}

/** How many runs of words of `one` are in `other`. */
export function sharedCount(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const shingle of one) if (other.has(shingle)) shared += 1;
  return shared;
}
