import type { Timing } from './timing.ts';

export type Dueness = 'early' | 'due' | 'late' | 'too-late';

export interface Times {
  scheduledAt: Date;
  /** The originally planned time, or null if it was never delayed. */
  plannedAt: Date | null;
}

/** The time that delays are measured against. */
export function planOf({ scheduledAt, plannedAt }: Times): Date {
  return plannedAt ?? scheduledAt;
}

/** True when publishing at `at` is not on time. */
export function isLate(post: Times, at: Date, timing: Timing): boolean {
  return at.getTime() - planOf(post).getTime() > timing.onTimeMs;
}

/** True when publishing at `at` is too late to happen without its author's decision. */
export function isTooLate(post: Times, at: Date, timing: Timing): boolean {
  return at.getTime() - planOf(post).getTime() > timing.lateLimitMs;
}

/** The state of a scheduled post. `late` posts of a user keep a gap, and `too-late` ones wait for a decision. */
export function dueness(post: Times, now: Date, timing: Timing): Dueness {
  const lateMs = now.getTime() - post.scheduledAt.getTime();
  if (lateMs < 0) return 'early';
  if (isTooLate(post, now, timing)) return 'too-late';
  return lateMs > timing.onTimeMs ? 'late' : 'due';
}

/**
 * The times for delayed posts in order: the first at once, or `gap` after the user's last post, and the rest `gap`
 * apart.
 */
export function spaceOut(count: number, nowMs: number, lastPublishMs: number | null, gapMs: number): Date[] {
  const first = lastPublishMs === null ? nowMs : Math.max(nowMs, lastPublishMs + gapMs);
  return Array.from({ length: count }, (_, index) => new Date(first + index * gapMs));
}
