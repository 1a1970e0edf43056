import { readInstant } from '../platform/dates/index.ts';
import { systemClock } from '../platform/clock.ts';

const weekSeconds = 7 * 86_400;

/**
 * Parses a Retry-After header, in seconds or as a date, and returns at most `longest` seconds. Returns null without a
 * valid one.
 */
export function retryAfterSeconds(
  header: string | null | undefined,
  { longest = weekSeconds, now = systemClock.now() }: { longest?: number; now?: number } = {},
): number | null {
  const given = header?.trim() ?? '';
  const seconds = /^\d+(?:\.\d+)?$/.test(given)
    ? Number(given)
    : given.endsWith(' GMT')
      ? Math.max(0, (Date.parse(readInstant(given) ?? '') - now) / 1000)
      : Number.NaN;
  return Number.isNaN(seconds) ? null : Math.min(Math.ceil(seconds), longest);
}
