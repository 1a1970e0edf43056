export interface Visit {
  timeZone: string;
  /** How far the visitor's clock runs ahead of this computer's. */
  aheadMs: number;
}

/** The visit of every journey. The program and this process read the same variable. */
export const usualVisit: Visit = {
  timeZone: process.env['TEST_TIME_ZONE'] ?? 'Asia/Kolkata',
  aheadMs: Number(process.env['CLOCK_AHEAD_SECONDS'] ?? '0') * 1000,
};

export const { timeZone } = usualVisit;

/** The date a number of days from now in the visitor's zone. */
export function dayFromNow(days: number): string {
  const now = Temporal.Instant.fromEpochMilliseconds(Date.now());
  return now.toZonedDateTimeISO(timeZone).toPlainDate().add({ days }).toString();
}
