/** In scripts written without spaces, each character counts as a word. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}]+/gu;
const SHINGLE_WORDS = 3;

/** The sequences of three words in a text, regardless of capitals, punctuation and spaces. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const found = text.normalize('NFKC').toLocaleLowerCase('en').match(WORDS) ?? [];
  if (found.length <= SHINGLE_WORDS) return new Set(found.length === 0 ? [] : [found.join(' ')]);
  return new Set(
    Array.from({ length: found.length - SHINGLE_WORDS + 1 }, (_, index) =>
      found.slice(index, index + SHINGLE_WORDS).join(' '),
    ),
  );
}

/** The similarity of two texts from 0 to 1: the share of word sequences that both contain (Jaccard index). */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0;
  const shared = sharedCount(one, other);
  return shared / (one.size + other.size - shared);
}

/** The number of word sequences of `one` that are in `other`. */
export function sharedCount(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const shingle of one) if (other.has(shingle)) shared += 1;
  return shared;
}
