import { segmentSentences } from '../text/segment.ts';
import type { Span } from '../linkedin/urls.ts';
import { measureStyle, styleKeys, wordsIn, type Style } from './measure-style.ts';

/** Fewer posts do not show any habits. */
export const FEWEST_VOICE_POSTS = 5;
/** More posts do not improve the measurement. */
const MOST_POSTS = 300;
const FUNCTION_WORDS = 60;
/** The length in words from which a shared sequence counts as copied. */
const COPIED_WORDS = 8;

export interface Trait {
  mean: number;
  /** The 10th, 50th and 90th percentile over the posts. */
  low: number;
  middle: number;
  high: number;
}

/** A writing style in numbers. Plain JSON, so that it can be stored. */
export interface MeasuredVoice {
  posts: number;
  traits: Record<keyof Style, Trait>;
  /** The writer's most frequent words, with their share of all words and its variation. */
  words: { word: string; share: number; spread: number }[];
  /** The 90th percentile of the posts' own distances. A text beyond it does not sound like the writer. */
  reach: number;
}

const percentile = (sorted: readonly number[], part: number): number => {
  const at = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
};

function traitOf(values: readonly number[]): Trait {
  const sorted = values.toSorted((a, b) => a - b);
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return {
    mean,
    low: percentile(sorted, 0.1),
    middle: percentile(sorted, 0.5),
    high: percentile(sorted, 0.9),
  };
}

function sharesOf(words: readonly string[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const word of words) shares.set(word, (shares.get(word) ?? 0) + 1 / words.length);
  return shares;
}

const trait = (voice: Pick<MeasuredVoice, 'traits'>, key: keyof Style) => voice.traits[key];

function record(of: (key: keyof Style) => Trait): Record<keyof Style, Trait> {
  const [first, ...rest] = styleKeys;
  const traits: Partial<Record<keyof Style, Trait>> = { [first]: of(first) };
  for (const key of rest) traits[key] = of(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key of a style is in the list, which the compiler checks
  return traits as Record<keyof Style, Trait>;
}

/** Measures a voice from its posts, newest first. Null for fewer than five posts with text. */
export function measureVoice(posts: readonly string[]): MeasuredVoice | null {
  const read = posts.slice(0, MOST_POSTS).filter((post) => wordsIn(post).length >= 5);
  if (read.length < FEWEST_VOICE_POSTS) return null;
  const styles = read.map(measureStyle);
  const shares = read.map((post) => sharesOf(wordsIn(post)));
  const totals = new Map<string, { sum: number; posts: number }>();
  for (const post of shares)
    for (const [word, share] of post) {
      const known = totals.get(word) ?? { sum: 0, posts: 0 };
      totals.set(word, { sum: known.sum + share, posts: known.posts + 1 });
    }
  const words = [...totals]
    .filter(([, total]) => total.posts >= Math.max(2, read.length / 4))
    .toSorted(([, a], [, b]) => b.sum - a.sum)
    .slice(0, FUNCTION_WORDS)
    .map(([word]) => {
      const values = shares.map((post) => post.get(word) ?? 0);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
      return { word, share: mean, spread: Math.sqrt(variance) };
    });
  const voice = {
    posts: read.length,
    traits: record((key) => traitOf(styles.map((style) => style[key]))),
    words,
    reach: 0,
  };
  const own = read.map((post) => distanceFrom(voice, post)).toSorted((a, b) => a - b);
  return { ...voice, reach: percentile(own, 0.9) };
}

/** The distance of a value from a trait, in multiples of the trait's usual range. */
function offBy({ middle, low, high }: Trait, value: number): number {
  const least = Math.max(0.15, Math.abs(middle) * 0.15);
  const width = Math.max(least, value < middle ? middle - low : high - middle);
  return Math.min(4, Math.abs(value - middle) / width);
}

/** The distance of a text from a voice: 0 at its centre, about `reach` at the edge of the writer's range. */
export function distanceFrom(voice: MeasuredVoice, text: string): number {
  const style = measureStyle(text);
  const off = styleKeys.map((key) => offBy(trait(voice, key), style[key]));
  const shares = sharesOf(wordsIn(text));
  const words = voice.words.map(({ word, share, spread }) =>
    Math.min(4, Math.abs((shares.get(word) ?? 0) - share) / Math.max(spread, 0.002)),
  );
  const average = (values: readonly number[]) =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  return average(off) * 0.6 + average(words) * 0.4;
}

export interface OffTrait {
  key: keyof Style;
  value: number;
  low: number;
  high: number;
}

/** The traits in which a text is outside the writer's range, furthest first. */
export function offTraits(voice: MeasuredVoice, text: string): OffTrait[] {
  const style = measureStyle(text);
  return styleKeys
    .map((key) => ({
      key,
      value: style[key],
      off: offBy(trait(voice, key), style[key]),
      ...trait(voice, key),
    }))
    .filter(({ value, low, high, off }) => (value < low || value > high) && off > 1.2)
    .toSorted((a, b) => b.off - a.off)
    .map(({ key, value, low, high }) => ({ key, value, low, high }));
}

/** Sentences with a length or punctuation that the writer does not use, each with the affected traits. */
export function offSentences(voice: MeasuredVoice, text: string): (Span & { traits: (keyof Style)[] })[] {
  const never = (key: keyof Style) => trait(voice, key).high === 0 && trait(voice, key).mean < 0.02;
  const { sentenceWords, sentenceSpread } = voice.traits;
  const longest = Math.max(12, sentenceWords.high + 2 * sentenceSpread.high);
  return segmentSentences(text).flatMap((span) => {
    const sentence = text.slice(span.start, span.end);
    const traits: (keyof Style)[] = [];
    if (wordsIn(sentence).length > longest) traits.push('sentenceWords');
    if (never('exclamations') && sentence.includes('!')) traits.push('exclamations');
    if (never('dashes') && /[–—]/.test(sentence)) traits.push('dashes');
    if (never('emoji') && /\p{Extended_Pictographic}/u.test(sentence)) traits.push('emoji');
    return traits.length === 0 ? [] : [{ ...span, traits }];
  });
}

/** The posts most similar to a text, by shared sequences and rare words, up to a limit. */
export function closestPosts<T extends { text: string }>(
  text: string,
  posts: readonly T[],
  most: number,
): T[] {
  const wanted = new Set(wordsIn(text).filter((word) => word.length > 3));
  const known = posts.map((post) => ({ post, words: new Set(wordsIn(post.text)) }));
  const holding = new Map<string, number>();
  for (const { words } of known)
    for (const word of words) if (wanted.has(word)) holding.set(word, (holding.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(1 + posts.length / (1 + (holding.get(word) ?? 0)));
  return known
    .map(({ post, words }) => {
      let score = 0;
      for (const word of wanted) if (words.has(word)) score += rarity(word);
      return { post, score: score / Math.sqrt(1 + words.size) };
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ post }) => post);
}

/** The first sequence of eight or more words that a text shares with a post, or null. */
export function copiedRun(text: string, posts: readonly string[]): string | null {
  const runs = new Set<string>();
  for (const post of posts) {
    const words = wordsIn(post);
    for (let at = 0; at + COPIED_WORDS <= words.length; at += 1)
      runs.add(words.slice(at, at + COPIED_WORDS).join(' '));
  }
  const words = wordsIn(text);
  for (let at = 0; at + COPIED_WORDS <= words.length; at += 1) {
    const run = words.slice(at, at + COPIED_WORDS).join(' ');
    if (runs.has(run)) return run;
  }
  return null;
}

export function confidenceOf(posts: number): 'low' | 'medium' | 'high' {
  return posts >= 30 ? 'high' : posts >= 12 ? 'medium' : 'low';
}
