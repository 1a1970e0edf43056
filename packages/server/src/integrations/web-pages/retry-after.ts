const longestWaitSeconds = 7 * 86_400;

/** What a Retry-After header asks for; null for none that makes sense. Dates are not read: this layer has no clock. */
export function secondsToWait(header: string | undefined): number | null {
  const seconds = Number(header ?? '');
  return header !== undefined && Number.isFinite(seconds) && seconds > 0
    ? Math.min(Math.ceil(seconds), longestWaitSeconds)
    : null;
}
