import type { Config } from '../../../platform/config/index.ts';

/** Waits and windows of publishing, in milliseconds unless named otherwise. */
export interface Timing {
  /** Clocks of machines may differ by this much. */
  clockSkewMs: number;
  /** How long a run may prepare (uploads included) before another may take over. Renewed at each step. */
  prepareLeaseMs: number;
  /** How long a consumed attempt may stay without outcome. Longer than the call, by more than clocks may differ. */
  sendLeaseMs: number;
  /** An attempt this old whose process is gone counts as lost before its lease is over. */
  orphanedMs: number;
  /** From consuming to the first byte. A process that slept longer in between sends nothing. */
  sendWithinMs: number;
  /** A post this late or less is on time. Later ones of one person keep `backlogGapMs` between them. */
  onTimeMs: number;
  backlogGapMs: number;
  /** Later than this a post waits for its author. */
  lateLimitMs: number;
  /** A due post whose job has not come by then is looked after by the sweep. More than clocks may differ. */
  overdueMs: number;
  /** A first comment that nobody has told of for so long has lost its process. Longer than the call. */
  commentSilentMs: number;
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

type TimingConfig = Pick<
  Config,
  | 'PUBLISH_LATE_MINUTES'
  | 'PUBLISH_TIMEOUT_MS'
  | 'PUBLISH_PREPARE_SECONDS'
  | 'PUBLISH_CLOCK_SKEW_SECONDS'
  | 'PUBLISH_RETRY_SECONDS'
  | 'PUBLISH_GAP_SECONDS'
>;

export function timingOf(config: TimingConfig): Timing {
  const clockSkewMs = config.PUBLISH_CLOCK_SKEW_SECONDS * 1000;
  return {
    clockSkewMs,
    prepareLeaseMs: config.PUBLISH_PREPARE_SECONDS * 1000,
    sendLeaseMs: config.PUBLISH_TIMEOUT_MS + 2 * clockSkewMs,
    // A database that restarts takes the locks of living processes for a moment.
    orphanedMs: 30_000,
    // Well inside the lease, whatever the clocks say.
    sendWithinMs: Math.min(15_000, clockSkewMs / 4),
    onTimeMs: 5 * minute,
    backlogGapMs: config.PUBLISH_GAP_SECONDS * 1000,
    lateLimitMs: config.PUBLISH_LATE_MINUTES * minute,
    overdueMs: 1.5 * clockSkewMs,
    commentSilentMs: config.PUBLISH_TIMEOUT_MS + 4 * clockSkewMs,
    uploadWaitsMs: [500, 2000],
    mediaStatusWaitsMs: [500, 1000, 2000, 4000, 8000],
    recordWaitsMs: [100, 200, 500, 1000, 2000, 5000, 5000, 10_000, 10_000, 20_000, 20_000, 30_000],
    retryFirstMs: config.PUBLISH_RETRY_SECONDS * 1000,
    retryMaxMs: 15 * minute,
  };
}
