import type { Config } from '../../../../platform/config/index.ts';

/** The waits and time limits of publishing, in milliseconds unless stated otherwise. */
export interface Timing {
  /** The largest difference between the clocks of machines. */
  clockSkewMs: number;
  /** How long a run may prepare (including uploads) before another may take over. Renewed at each step. */
  prepareLeaseMs: number;
  /**
   * How long a consumed attempt may stay without an outcome. Exceeds the time limit of the call by more than the clock
   * difference.
   */
  sendLeaseMs: number;
  /** The age from which an attempt whose process is gone counts as lost, even before its lease expires. */
  orphanedMs: number;
  /**
   * The limit from consuming the intent to sending the first byte. A process that was suspended for longer sends
   * nothing.
   */
  sendWithinMs: number;
  /** The delay up to which a post is on time. Later posts of a user keep `backlogGapMs` between them. */
  onTimeMs: number;
  backlogGapMs: number;
  /** A post later than this waits for its author. */
  lateLimitMs: number;
  /** The delay after which the sweep handles a due post whose job has not run. Exceeds the clock difference. */
  overdueMs: number;
  /** A first comment without progress for this long has lost its process. Exceeds the time limit of the call. */
  commentSilentMs: number;
  /** The waits between attempts of an upload within a run. */
  uploadWaitsMs: readonly number[];
  /** The waits between requests for the processing state of a file, where the app may request it. */
  mediaStatusWaitsMs: readonly number[];
  /** The waits before recording the outcome again when the database is unavailable. */
  recordWaitsMs: readonly number[];
  /** The first wait after a temporary failure. It doubles up to `retryMaxMs`. */
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
    // A restarting database briefly drops the locks of living processes.
    orphanedMs: 30_000,
    // Well within the lease, whatever the clocks show.
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
