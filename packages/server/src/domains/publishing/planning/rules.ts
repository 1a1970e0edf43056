/** The characters that the calendar, its feed and an import show of a post. */
export const titleLength = 120;

/** The local date (YYYY-MM-DD) and time (HH:mm) in a zone. */
export function clockAt(at: Date, timeZone: string): { date: string; time: string } {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return {
    date: zoned.toPlainDate().toString(),
    time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }),
  };
}
