import * as contract from '@limelight/contracts';
import type { ToolContext } from '../tool.ts';

/** The person's time zone: that of their queues or, where the caller may read it, of their profile. */
export async function zoneOf({ api, scopes }: ToolContext): Promise<string | null> {
  const { timeZone } = await api.call(contract.getQueues, {});
  if (timeZone !== null || !scopes.has('account')) return timeZone;
  return (await api.call(contract.getProfileData, {})).timeZone;
}

/** The first moment of a day, and that of the day after it. */
export function dayBounds(date: string, timeZone: string): { from: string; to: string } {
  const day = Temporal.PlainDate.from(date);
  const start = (one: Temporal.PlainDate) => one.toZonedDateTime(timeZone).toInstant().toString();
  return { from: start(day), to: start(day.add({ days: 1 })) };
}

/** The same clock so many days later. */
export const daysLater = (at: string, timeZone: string, days: number) =>
  Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).add({ days }).toInstant().toString();
