/** The local hour at which daily searches run. */
export const dailyHour = 7;

export function localTime(now: number, timeZone: string): { day: string; hour: number } {
  const at = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return { day: at.toPlainDate().toString(), hour: at.hour };
}

/**
 * The local day whose run is due, or null before the daily hour or after that day's run. Setting the clock back causes
 * no second run.
 */
export function dueDay(now: number, search: { timeZone: string; lastRunOn: string | null }): string | null {
  const { day, hour } = localTime(now, search.timeZone);
  return hour >= dailyHour && (search.lastRunOn === null || search.lastRunOn < day) ? day : null;
}
