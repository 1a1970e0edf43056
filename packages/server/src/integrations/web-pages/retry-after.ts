const longestWaitSeconds = 7 * 86_400;

/**
 * Parses a Retry-After header in seconds, or returns null. Dates are not supported, since this layer has no clock.
 */
export function secondsToWait(header: string | undefined): number | null {
  const seconds = Number(header ?? '');
  return header !== undefined && Number.isFinite(seconds) && seconds > 0
    ? Math.min(Math.ceil(seconds), longestWaitSeconds)
    : null;
}
