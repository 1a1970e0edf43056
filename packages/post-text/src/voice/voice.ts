import { splitRuns } from '../linkedin/runs.ts';
import { segmentSentences } from '../text/segment.ts';
import type { Span } from '../linkedin/urls.ts';
import { mean, measureStyle, spread, wordsIn, type Style } from './measure-style.ts';
import { styleKeys } from './traits.ts';

/** Fewer posts do not show any habits. */
export const FEWEST_VOICE_POSTS = 5;
/** More posts do not improve the measurement. */
const MOST_POSTS = 300;
const FUNCTION_WORDS = 60;
/** Of a word that every post has equally often. */
const LEAST_SPREAD = 0.002;
/** The parts in which the posts are set beside the rest of them. */
const FOLDS = 10;
/** The length in words from which a shared sequence counts as copied. */
const COPIED_WORDS = 8;
/** A sequence in this many posts is a sign-off. */
const SIGN_OFF_POSTS = 3;

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
  /**
   * The 90th percentile of the posts' distances from the other posts. A text beyond it does not sound like the writer.
   */
  reach: number;
}

const percentile = (sorted: readonly number[], part: number): number => {
  const at = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at - Math.floor(at));
};

function traitOf(values: readonly number[]): Trait {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    mean: mean(values),
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

function record(of: (key: keyof Style) => Trait): Record<keyof Style, Trait> {
  const traits: Partial<Record<keyof Style, Trait>> = {};
  for (const key of styleKeys) traits[key] = of(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key of a style is in the list, which the compiler checks
  return traits as Record<keyof Style, Trait>;
}

interface ReadPost {
  style: Style;
  shares: Map<string, number>;
}

const readPost = (post: string): ReadPost => ({ style: measureStyle(post), shares: sharesOf(wordsIn(post)) });

/** The traits and the most frequent words of posts. */
function habitsIn(posts: readonly ReadPost[]): Pick<MeasuredVoice, 'traits' | 'words'> {
  const totals = new Map<string, { sum: number; posts: number }>();
  for (const { shares } of posts)
    for (const [word, share] of shares) {
      const known = totals.get(word) ?? { sum: 0, posts: 0 };
      totals.set(word, { sum: known.sum + share, posts: known.posts + 1 });
    }
  const words = [...totals]
    .filter(([, total]) => total.posts >= Math.max(2, posts.length / 4))
    .toSorted(([, a], [, b]) => b.sum - a.sum)
    .slice(0, FUNCTION_WORDS)
    .map(([word]) => {
      const values = posts.map(({ shares }) => shares.get(word) ?? 0);
      return { word, share: mean(values), spread: spread(values) };
    });
  return { traits: record((key) => traitOf(posts.map(({ style }) => style[key]))), words };
}

/** How far each post is from the others of its author. */
function ownDistances(posts: readonly ReadPost[]): number[] {
  const folds = Math.min(FOLDS, posts.length);
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const others = habitsIn(posts.filter((_, at) => at % folds !== fold));
    return posts.filter((_, at) => at % folds === fold).map((post) => distanceOf(others, post));
  });
}

/** Measures a voice from its posts, newest first. Null for fewer than five posts with text. */
export function measureVoice(posts: readonly string[]): MeasuredVoice | null {
  const read = posts.slice(0, MOST_POSTS).filter((post) => wordsIn(post).length >= 5);
  if (read.length < FEWEST_VOICE_POSTS) return null;
  const measured = read.map(readPost);
  const own = ownDistances(measured).toSorted((a, b) => a - b);
  return { posts: read.length, ...habitsIn(measured), reach: percentile(own, 0.9) };
}

/** The distance of a value from a trait, in multiples of the trait's usual range. */
function offBy({ middle, low, high }: Trait, value: number): number {
  const least = Math.max(0.15, Math.abs(middle) * 0.15);
  const width = Math.max(least, value < middle ? middle - low : high - middle);
  return Math.min(4, Math.abs(value - middle) / width);
}

function distanceOf(voice: Pick<MeasuredVoice, 'traits' | 'words'>, { style, shares }: ReadPost): number {
  const off = styleKeys.map((key) => offBy(voice.traits[key], style[key]));
  const words = voice.words.map(({ word, share, spread: usual }) =>
    Math.min(4, Math.abs((shares.get(word) ?? 0) - share) / Math.max(usual, LEAST_SPREAD)),
  );
  return mean(off) * 0.6 + mean(words) * 0.4;
}

/** The distance of a text from a voice: 0 at its centre, about `reach` at the edge of the writer's range. */
export const distanceFrom = (voice: MeasuredVoice, text: string): number => distanceOf(voice, readPost(text));

export interface OffTrait {
  key: keyof Style;
  value: number;
  low: number;
  high: number;
}

/** From here on a measure is noticeably outside the writer's range. */
const NOTICED = 1.2;

/** The traits in which a text is outside the writer's range, furthest first. */
export function offTraits(voice: MeasuredVoice, text: string): OffTrait[] {
  const style = measureStyle(text);
  return styleKeys
    .map((key) => ({
      key,
      value: style[key],
      off: offBy(voice.traits[key], style[key]),
      ...voice.traits[key],
    }))
    .filter(({ value, low, high, off }) => (value < low || value > high) && off > NOTICED)
    .toSorted((a, b) => b.off - a.off)
    .map(({ key, value, low, high }) => ({ key, value, low, high }));
}

export interface OffFrequency {
  word: string;
  /** How often the text has it, and how often the writer would use it in a text of this length. */
  times: number;
  usual: number;
}

/** The writer's most frequent words that a text has noticeably more or less often, furthest first. */
export function offFrequencies(voice: MeasuredVoice, text: string): OffFrequency[] {
  const words = wordsIn(text);
  const shares = sharesOf(words);
  return voice.words
    .map(({ word, share, spread: usual }) => ({
      word,
      times: words.filter((one) => one === word).length,
      usual: Math.round(share * words.length),
      off: Math.abs((shares.get(word) ?? 0) - share) / Math.max(usual, LEAST_SPREAD),
    }))
    .filter(({ word, times, usual, off }) => /\p{L}/u.test(word) && times !== usual && off > NOTICED)
    .toSorted((a, b) => b.off - a.off)
    .map(({ word, times, usual }) => ({ word, times, usual }));
}

/** Sentences with a length or punctuation that the writer does not use, each with the affected traits. */
export function offSentences(voice: MeasuredVoice, text: string): (Span & { traits: (keyof Style)[] })[] {
  const never = (key: keyof Style) => voice.traits[key].high === 0 && voice.traits[key].mean < 0.02;
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

/** The words of a text without links and hashtags, which nobody can put in other words. */
const ownWords = (text: string): string[] =>
  wordsIn(
    splitRuns(text)
      .map((run) => (run.kind === 'url' || run.kind === 'hashtag' ? ' ' : run.text))
      .join(''),
  );

function runsIn(words: readonly string[]): string[] {
  const runs: string[] = [];
  for (let at = 0; at + COPIED_WORDS <= words.length; at += 1)
    runs.push(words.slice(at, at + COPIED_WORDS).join(' '));
  return runs;
}

/**
 * The first sequence of eight or more words that a text shares with a post, or null. A sequence of three posts is a
 * sign-off or a slogan of the author, and one of `given`, what the text was written from, is meant to be there.
 */
export function copiedRun(text: string, posts: readonly string[], given = ''): string | null {
  const posted = new Map<string, number>();
  for (const post of posts)
    for (const run of new Set(runsIn(ownWords(post)))) posted.set(run, (posted.get(run) ?? 0) + 1);
  const wanted = new Set(runsIn(ownWords(given)));
  const isCopied = (run: string) => {
    const times = posted.get(run) ?? 0;
    return times > 0 && times < SIGN_OFF_POSTS && !wanted.has(run);
  };
  return runsIn(ownWords(text)).find(isCopied) ?? null;
}

export function confidenceOf(posts: number): 'low' | 'medium' | 'high' {
  return posts >= 30 ? 'high' : posts >= 12 ? 'medium' : 'low';
}
