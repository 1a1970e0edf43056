import { parsePost } from './post.ts';
import type { Baseline, Rule } from './finding.ts';

const LEAST_POSTS = 5;

/** Measures a person's own posts against the rules. */
export function measureBaselineWith(rules: readonly Rule[], posts: readonly string[]): Baseline {
  const counts: Record<string, number> = {};
  for (const text of posts) {
    const post = parsePost(text);
    for (const rule of rules) counts[rule.id] = (counts[rule.id] ?? 0) + rule.find(post, {}).length;
  }
  const perPost = Object.fromEntries(
    Object.entries(counts).map(([id, count]) => [id, count / Math.max(1, posts.length)]),
  );
  return { posts: posts.length, perPost };
}

/** Whether `count` remarks of a rule in one post are how this person writes anyway. */
export function isOwnHabit(baseline: Baseline | undefined, rule: string, count: number): boolean {
  return (
    baseline !== undefined &&
    baseline.posts >= LEAST_POSTS &&
    (baseline.perPost[rule] ?? 0) >= Math.max(0.5, count * 0.8)
  );
}

/** A sentence for a remark on how rare it is in the person's own posts, or nothing where there are too few. */
export function rarity(baseline: Baseline | undefined, rule: string): string {
  if (!baseline || baseline.posts < LEAST_POSTS) return '';
  const times = Math.round((baseline.perPost[rule] ?? 0) * baseline.posts);
  if (times === 0) return ` You never wrote it in ${baseline.posts} posts.`;
  return ` You wrote it ${times === 1 ? 'once' : `${times} times`} in ${baseline.posts} posts.`;
}
