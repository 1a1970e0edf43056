const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Longest wait after failures. */
const longestMs = 2 * dayMs;
/** Failures in a row after which a source counts as dead. */
export const deadAfterFailures = 5;

/** When a feed may be asked again after `failures` in a row; what the publisher asks for counts at least. */
export function nextAttemptAt(now: number, failures: number, retryAfterSeconds: number | null): number {
  const own = Math.min(longestMs, 15 * minuteMs * 2 ** Math.min(failures - 1, 12));
  return now + Math.max(failures <= 0 ? 0 : own, (retryAfterSeconds ?? 0) * 1_000);
}
