import type { Clock } from '../platform/clock.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  set(time: string | number): void;
}

/** A clock that stands still until a test moves it. */
export function createTestClock(start = '2026-11-18T09:00:00Z'): TestClock {
  let time = Date.parse(start);
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds;
    },
    set(next) {
      time = typeof next === 'number' ? next : Date.parse(next);
    },
  };
}
