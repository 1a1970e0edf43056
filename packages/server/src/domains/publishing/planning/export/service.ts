import { brand, type EndpointData, type exportCalendar } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { listPostsBetween, type CalendarRow } from '../../../posts/posts/index.ts';
import { eventOf } from '../feed/rules.ts';
import { feedAddresses } from '../feed/service.ts';
import { clockAt } from '../rules.ts';
import { writeCsv } from '../../../../platform/csv.ts';
import { writeCalendar } from './ics.ts';

const always = { from: new Date('1900-01-01T00:00:00Z'), to: new Date('2199-12-31T00:00:00Z') };
const postLimit = 5000;

function csvRow(row: CalendarRow, timeZone: string): string[] {
  const at = row.publishedAt ?? row.scheduledAt;
  const clock = at === null ? { date: '', time: '' } : clockAt(at, timeZone);
  return [clock.date, clock.time, row.text, row.visibility, row.status, row.permalink ?? ''];
}

/** All posts with a date, as a file. The first four columns of the CSV are those that the import reads. */
export async function exportAll(
  context: Context,
  userId: string,
  { format, timeZone }: { format: 'csv' | 'ics'; timeZone: string },
): Promise<EndpointData<typeof exportCalendar>> {
  const rows = await listPostsBetween(context.database.db, userId, {
    ...always,
    limit: postLimit,
    newestFirst: true,
  });
  const today = clockAt(new Date(context.clock.now()), timeZone).date;
  const fileName = `${brand.name.toLowerCase()}-posts-${today}.${format}`;
  if (format === 'csv') {
    const heading = ['date', 'time', 'text', 'visibility', 'status', 'link'];
    const content = writeCsv([heading, ...rows.toReversed().map((row) => csvRow(row, timeZone))]);
    return { fileName, mediaType: 'text/csv', content };
  }
  const addresses = feedAddresses(context);
  const events = rows.toReversed().flatMap((row) => {
    const event = eventOf(row, addresses);
    return event === null ? [] : [{ ...event, sequence: 0, changedAt: row.updatedAt }];
  });
  return { fileName, mediaType: 'text/calendar', content: writeCalendar(`${brand.name}: posts`, events) };
}
