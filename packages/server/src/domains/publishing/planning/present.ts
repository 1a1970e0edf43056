import type { CalendarPost } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { CalendarRow } from '../../posts/posts/index.ts';
import { titleLength } from './rules.ts';

export function presentCalendarPost(row: CalendarRow): CalendarPost {
  return {
    id: row.id,
    status: row.status,
    hold: row.hold,
    delivery: row.delivery,
    title: firstLine(row.text, titleLength),
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    timeZone: row.timeZone,
  };
}
