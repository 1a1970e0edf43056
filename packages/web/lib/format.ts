import { currentTime } from './clock.ts';
const figures = new Intl.NumberFormat('en');
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** For example "10,000". */
export function formatNumber(value: number): string {
  return figures.format(value);
}

/** For example "2.5 GB", "640 MB", "2.3 MB", "24 KB" or "999 bytes". */
export function formatBytes(bytes: number): string {
  if (bytes < 1e3) return `${bytes} bytes`;
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} KB`;
  if (bytes < 1e7) return `${(bytes / 1e6).toFixed(1)} MB`;
  if (bytes < 1e9) return `${Math.round(bytes / 1e6)} MB`;
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

/** For example "30 credits" or "1 credit". */
export function formatCredits(value: number): string {
  return `${figures.format(value)} ${Math.abs(value) === 1 ? 'credit' : 'credits'}`;
}

function zoned(options: Intl.DateTimeFormatOptions, timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', timeZone ? { ...options, timeZone } : options);
}

/**
 * For example "Tue 24 Nov, 9:00", with the year if it differs from that of `now`. `at` is ISO 8601, `now` in
 * milliseconds.
 */
export function formatDateTime(at: string, timeZone?: string, now: number = currentTime()): string {
  return `${formatDate(at, timeZone, now)}, ${formatTime(at, timeZone)}`;
}

/** For example "Tue 24 Nov", with the year if it differs from that of `now`. */
export function formatDate(at: string, timeZone?: string, now: number = currentTime()): string {
  const year = zoned({ year: 'numeric' }, timeZone);
  const date = new Date(at);
  const text = zoned({ weekday: 'short', day: 'numeric', month: 'short' }, timeZone)
    .format(date)
    .replace(',', '');
  return year.format(date) === year.format(now) ? text : `${text} ${year.format(date)}`;
}

/** For example "9:00" or "17:30". */
export function formatTime(at: string, timeZone?: string): string {
  return zoned({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }, timeZone)
    .format(new Date(at))
    .replace(/^0(?=\d:)/, '');
}

/** For example "9:00:05" or "17:30:00". */
export function formatClock(at: string, timeZone?: string): string {
  return zoned({ timeStyle: 'medium' }, timeZone)
    .format(new Date(at))
    .replace(/^0(?=\d:)/, '');
}

/** For example "in 3 hours", "yesterday" or "just now". */
export function formatRelative(at: string, now: number): string {
  const seconds = Math.round((Date.parse(at) - now) / 1000);
  const step = steps.find((one) => Math.abs(seconds) >= one.seconds);
  return step ? relative.format(Math.trunc(seconds / step.seconds), step.unit) : 'just now';
}

/**
 * "Tue 9:00" within the next six days, otherwise like `formatDateTime`. Used by buttons such as "Schedule for Tue
 * 9:00".
 */
export function formatSlot(at: string, timeZone: string | undefined, now: number): string {
  const ahead = Date.parse(at) - now;
  if (ahead < 0 || ahead > 6 * 86_400_000) return formatDateTime(at, timeZone, now);
  return `${zoned({ weekday: 'short' }, timeZone).format(new Date(at))} ${formatTime(at, timeZone)}`;
}
