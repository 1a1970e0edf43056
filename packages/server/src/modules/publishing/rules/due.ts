import type { Timing } from './timing.ts';

export type Dueness = 'early' | 'due' | 'late' | 'too-late';

/** Where a scheduled post stands. `late` ones of one person keep a distance; `too-late` ones wait for a word. */
export function dueness(scheduledAt: Date, nowMs: number, timing: Timing): Dueness {
  const lateMs = nowMs - scheduledAt.getTime();
  if (lateMs < 0) return 'early';
  if (lateMs > timing.lateLimitMs) return 'too-late';
  return lateMs > timing.onTimeMs ? 'late' : 'due';
}

/**
 * Times for a backlog in its order: the first at once, or `gap` after the person's last publish, the rest `gap` apart.
 */
export function spaceOut(count: number, nowMs: number, lastPublishMs: number | null, gapMs: number): Date[] {
  const first = lastPublishMs === null ? nowMs : Math.max(nowMs, lastPublishMs + gapMs);
  return Array.from({ length: count }, (_, index) => new Date(first + index * gapMs));
}
