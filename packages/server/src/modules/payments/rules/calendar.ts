const hourMs = 3_600_000;
/** India has no summer time. */
const indiaOffsetMs = 5.5 * hourMs;

/**
 * The same day and time some months later, UTC; where that month is shorter, its last day. Counted from the first
 * date each time, so that 31 January is followed by the end of February and then by 31 March.
 */
export function addMonths(from: Date, months: number): Date {
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), days));
  return first;
}

/** The Indian financial year of a moment, April to March by Indian time: `26-27`. */
export function financialYear(at: Date): string {
  const local = new Date(at.getTime() + indiaOffsetMs);
  const start = local.getUTCFullYear() - (local.getUTCMonth() < 3 ? 1 : 0);
  const two = (year: number) => String(year % 100).padStart(2, '0');
  return `${two(start)}-${two(start + 1)}`;
}

/** The date of a moment in a zone, ISO 8601; in India without one. */
export function dateIn(at: Date, timeZone: string | null | undefined): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'Asia/Kolkata' }).format(at);
}

/** Minutes after the order at which the provider is asked how it stands; a bank may still say yes after days. */
const checkMinutes = [15, 30, 60, 6 * 60, 24 * 60, 3 * 24 * 60, 5 * 24 * 60] as const;
/** An order that nobody paid lapses here and gives its coupon back. */
export const lapseMs = 30 * 60_000;

/** When to ask for the next time; null once nothing can come any more. `checks` counts those made. */
export function nextCheck(createdAt: Date, checks: number): Date | null {
  const minutes = checkMinutes[checks];
  return minutes === undefined ? null : new Date(createdAt.getTime() + minutes * 60_000);
}
