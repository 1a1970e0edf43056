import type { CalendarPost } from '@limelight/contracts';
import type { CalendarRow } from '../posts/index.ts';
import { titleOf } from './rules.ts';

export function presentCalendarPost(row: CalendarRow): CalendarPost {
  return {
    id: row.id,
    status: row.status,
    hold: row.hold,
    title: titleOf(row.text),
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    timeZone: row.timeZone,
  };
}
