import type { Industry } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import { termsOf } from '../../../../platform/terms.ts';

export interface Author {
  industry: Industry | null;
  role: string;
  audience: string;
  goals: string;
  headline: string;
}

export interface OwnPost {
  text: string;
  url: string | null;
  /** ISO 8601; null when unknown. */
  postedAt: string | null;
  reactions: number | null;
  comments: number | null;
}

export interface GoodPost extends OwnPost {
  title: string;
  /** The result as a multiple of the author's median; null without figures. */
  times: number | null;
}

export interface Pillar {
  name: string;
  posts: number;
  /** The date of the latest of these posts, if known. */
  lastAt: string | null;
}

/** A confirmed fact that no post has told. */
export interface UntoldFact {
  id: string;
  words: string;
}

export interface Material {
  author: Author;
  pillars: Pillar[];
  best: GoodPost[];
  posts: string[];
  told: string[];
  untold: UntoldFact[];
}

const reached = ({ reactions, comments }: OwnPost) =>
  reactions === null && comments === null ? null : (reactions ?? 0) + (comments ?? 0);

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The posts with the best results relative to the author's median, or the newest ones without figures. */
export function bestPosts(posts: readonly OwnPost[], most: number): GoodPost[] {
  const figures = posts.map(reached).filter((one) => one !== null);
  const median = Math.max(1, medianOf(figures));
  return posts
    .map((post) => {
      const figure = reached(post);
      return {
        ...post,
        title: firstLine(post.text, 90),
        times: figure === null ? null : Math.round((10 * figure) / median) / 10,
      };
    })
    .filter(({ title }) => title !== '')
    .toSorted((a, b) => (b.times ?? 0) - (a.times ?? 0) || (b.postedAt ?? '').localeCompare(a.postedAt ?? ''))
    .slice(0, most);
}

export interface StrongPost {
  text: string;
  url: string | null;
  publishedAt: string | null;
  times: number;
}

/** Posts with measured results first, followed by those ranked by reactions, without duplicates. */
export function strongestFirst(
  strong: readonly StrongPost[],
  best: readonly GoodPost[],
  most: number,
): GoodPost[] {
  const measured = strong.map(({ publishedAt, ...post }) => ({
    ...post,
    title: firstLine(post.text, 90),
    postedAt: publishedAt,
    reactions: null,
    comments: null,
  }));
  const known = new Set(measured.map(({ title }) => title));
  return [...measured, ...best.filter(({ title }) => !known.has(title))]
    .filter(({ title }) => title !== '')
    .slice(0, most);
}

/** The date each pillar was last mentioned, with the longest neglected first. */
export function coverageOf(pillars: readonly string[], posts: readonly OwnPost[]): Pillar[] {
  const words = posts.map(({ text, postedAt }) => ({ terms: new Set(termsOf(text)), postedAt }));
  return pillars
    .map((name) => {
      const asked = termsOf(name);
      const named = words.filter(({ terms }) => asked.length > 0 && asked.every((term) => terms.has(term)));
      const dates = named.map(({ postedAt }) => postedAt ?? '').toSorted();
      return { name, posts: named.length, lastAt: dates.at(-1) || null };
    })
    .toSorted(
      (a, b) => Number(a.posts > 0) - Number(b.posts > 0) || (a.lastAt ?? '').localeCompare(b.lastAt ?? ''),
    );
}
