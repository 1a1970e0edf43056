export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
}

/** The clock of this computer, for what is measured against other machines, files or libraries. */
export const systemClock: Clock = { now: () => Date.now() };

/** Runs ahead of this computer's clock, so that a demo or a test can be at any later date. */
export function clockAhead(seconds: number): Clock {
  return seconds === 0 ? systemClock : { now: () => systemClock.now() + seconds * 1000 };
}
