const minuteMs = 60_000;
const dayMs = 86_400_000;

const longestMs = 2 * dayMs;
/** The number of consecutive failures after which a source counts as dead. */
export const deadAfterFailures = 5;

/** The earliest next attempt after consecutive `failures`, but no earlier than the publisher requested. */
export function nextAttemptAt(now: number, failures: number, retryAfterSeconds: number | null): number {
  const own = Math.min(longestMs, 15 * minuteMs * 2 ** Math.min(failures - 1, 12));
  return now + Math.max(failures <= 0 ? 0 : own, (retryAfterSeconds ?? 0) * 1_000);
}
