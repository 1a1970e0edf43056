import type { AgentSchedule } from '@limelight/contracts';

/**
 * The next time of a schedule after `after`, in epoch ms. A time skipped by a clock change moves one hour later, and
 * of a repeated time the first counts, so that there is one run on each chosen day.
 */
export function nextSlot({ weekdays, time, timeZone }: AgentSchedule, after: number): number | null {
  const chosen = new Set(weekdays);
  const clock = Temporal.PlainTime.from(time);
  const today = Temporal.Instant.fromEpochMilliseconds(after).toZonedDateTimeISO(timeZone).toPlainDate();
  for (let days = 0; days <= 8; days += 1) {
    const date = today.add({ days });
    if (!chosen.has(date.dayOfWeek)) continue;
    const at = date.toPlainDateTime(clock).toZonedDateTime(timeZone, { disambiguation: 'compatible' });
    if (at.epochMilliseconds > after) return at.epochMilliseconds;
  }
  return null;
}
