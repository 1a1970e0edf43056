const hourMs = 3_600_000;
/** India has no daylight saving time. */
const indiaOffsetMs = 5.5 * hourMs;

/**
 * Adds months in UTC, at the same time on the same day, or on the last day of a shorter month. Always counted from the
 * first date, so that 31 January is followed by the end of February and then by 31 March.
 */
export function addMonths(from: Date, months: number): Date {
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), days));
  return first;
}

/** The Indian financial year of an instant, April to March in Indian time, such as `26-27`. */
export function financialYear(at: Date): string {
  const local = new Date(at.getTime() + indiaOffsetMs);
  const start = local.getUTCFullYear() - (local.getUTCMonth() < 3 ? 1 : 0);
  const two = (year: number) => String(year % 100).padStart(2, '0');
  return `${two(start)}-${two(start + 1)}`;
}

/** The date of an instant in a zone, ISO 8601. Defaults to Indian time. */
export function dateIn(at: Date, timeZone: string | null | undefined): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'Asia/Kolkata' }).format(at);
}

/**
 * The minutes after the order at which the provider is asked for its state. A bank may approve a payment days later.
 */
const checkMinutes = [15, 30, 60, 6 * 60, 24 * 60, 3 * 24 * 60, 5 * 24 * 60] as const;
/** An unpaid order lapses after this time and releases its coupon. */
export const lapseMs = 30 * 60_000;

/** The time of the next check, or null when no more are needed. `checks` is the number already made. */
export function nextCheck(createdAt: Date, checks: number): Date | null {
  const minutes = checkMinutes[checks];
  return minutes === undefined ? null : new Date(createdAt.getTime() + minutes * 60_000);
}
