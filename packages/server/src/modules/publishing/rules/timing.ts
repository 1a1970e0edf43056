import type { Config } from '../../../platform/config/index.ts';

/** Waits and windows of publishing, in milliseconds unless named otherwise. */
export interface Timing {
  /** How long a run may prepare (uploads included) before another may take over. Renewed at each step. */
  prepareLeaseMs: number;
  /** How long a consumed attempt may stay without outcome. Longer than the call, by more than clocks may differ. */
  sendLeaseMs: number;
  /** From consuming to the first byte. A process that slept longer in between sends nothing. */
  sendWithinMs: number;
  /** A post this late or less is on time. Later ones of one person keep `backlogGapMs` between them. */
  onTimeMs: number;
  backlogGapMs: number;
  /** Later than this a post waits for its author. */
  lateLimitMs: number;
  /** A due post whose job has not come by then is looked after by the sweep. More than clocks may differ. */
  overdueMs: number;
  /** Tries of an upload inside one run, and how long to wait before the next. */
  uploadWaitsMs: readonly number[];
  /** Waits between questions whether LinkedIn has processed a file, where it may be asked. */
  mediaStatusWaitsMs: readonly number[];
  /** Waits before the outcome is written again when the database does not take it. */
  recordWaitsMs: readonly number[];
  /** First wait after a failure that passes by itself; doubles up to `retryMaxMs`. */
  retryFirstMs: number;
  retryMaxMs: number;
}

const minute = 60_000;
/** Clocks of machines may differ by this much. */
export const clockSkewMs = minute;

export function timingOf(config: Pick<Config, 'PUBLISH_LATE_MINUTES' | 'PUBLISH_TIMEOUT_MS'>): Timing {
  return {
    prepareLeaseMs: 3 * minute,
    sendLeaseMs: config.PUBLISH_TIMEOUT_MS + 2 * clockSkewMs,
    sendWithinMs: 15_000,
    onTimeMs: 5 * minute,
    backlogGapMs: 2 * minute,
    lateLimitMs: config.PUBLISH_LATE_MINUTES * minute,
    overdueMs: clockSkewMs + 30_000,
    uploadWaitsMs: [500, 2000],
    mediaStatusWaitsMs: [500, 1000, 2000, 4000, 8000],
    recordWaitsMs: [100, 200, 500, 1000, 2000, 5000, 5000, 10_000, 10_000, 20_000, 20_000, 30_000],
    retryFirstMs: 30_000,
    retryMaxMs: 15 * minute,
  };
}
