import type { Timing } from './timing.ts';

export type Dueness = 'early' | 'due' | 'late' | 'too-late';

export interface Times {
  /** When it goes out next. */
  scheduledAt: Date;
  /** When it was to go out; null where it was never put off. */
  plannedAt: Date | null;
}

/** What lateness is measured against. */
export function planOf({ scheduledAt, plannedAt }: Times): Date {
  return plannedAt ?? scheduledAt;
}

/** True when a post that goes out at `at` is not on time. */
export function isLate(post: Times, at: Date, timing: Timing): boolean {
  return at.getTime() - planOf(post).getTime() > timing.onTimeMs;
}

/** True when a post that goes out at `at` is later than posts may be without a word from their author. */
export function isTooLate(post: Times, at: Date, timing: Timing): boolean {
  return at.getTime() - planOf(post).getTime() > timing.lateLimitMs;
}

/** Where a scheduled post stands. `late` ones of one person keep a distance; `too-late` ones wait for a word. */
export function dueness(post: Times, now: Date, timing: Timing): Dueness {
  const lateMs = now.getTime() - post.scheduledAt.getTime();
  if (lateMs < 0) return 'early';
  if (isTooLate(post, now, timing)) return 'too-late';
  return lateMs > timing.onTimeMs ? 'late' : 'due';
}

/**
 * Times for a backlog in its order: the first at once, or `gap` after the person's last publish, the rest `gap` apart.
 */
export function spaceOut(count: number, nowMs: number, lastPublishMs: number | null, gapMs: number): Date[] {
  const first = lastPublishMs === null ? nowMs : Math.max(nowMs, lastPublishMs + gapMs);
  return Array.from({ length: count }, (_, index) => new Date(first + index * gapMs));
}
