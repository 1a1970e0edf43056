/** When daily searches run, on the person's own clock. */
export const dailyHour = 7;

/** The day and hour on a person's own calendar. */
export function localTime(now: number, timeZone: string): { day: string; hour: number } {
  const at = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone);
  return { day: at.toPlainDate().toString(), hour: at.hour };
}

/** The day whose run is due; null when it is too early, or that day's was made. A clock that is put back makes no second one. */
export function dueDay(now: number, search: { timeZone: string; lastRunOn: string | null }): string | null {
  const { day, hour } = localTime(now, search.timeZone);
  return hour >= dailyHour && (search.lastRunOn === null || search.lastRunOn < day) ? day : null;
}
