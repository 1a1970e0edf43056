import { createHash } from 'node:crypto';
import { firstLine } from '@limelight/post-text';
import type { CalendarRow } from '../../../posts/posts/index.ts';
import type { CalendarEvent } from '../export/ics.ts';
import type { FeedEntryRow } from '../repository/planning.ts';
import { titleLength } from '../rules.ts';

/** A removed post is listed as cancelled for this long, so that every calendar learns of it. */
const cancelledForMs = 30 * 86_400_000;

const words: Partial<Record<CalendarRow['status'], string>> = {
  published: 'Published: ',
  failed: 'Failed: ',
  unconfirmed: 'To be confirmed: ',
};

/** The event of a post, without its sequence number and the time of its last change. */
export function eventOf(
  row: CalendarRow,
  addresses: { host: string; editor: (postId: string) => string },
): Omit<CalendarEvent, 'sequence' | 'changedAt'> | null {
  const start = row.publishedAt ?? row.scheduledAt;
  if (start === null) return null;
  const address = row.permalink ?? addresses.editor(row.id);
  return {
    uid: `${row.id}@${addresses.host}`,
    start,
    status: row.hold === null ? 'CONFIRMED' : 'TENTATIVE',
    summary: `${row.hold === null ? (words[row.status] ?? '') : 'Waiting: '}${firstLine(row.text, titleLength) || 'A post'}`,
    description: `${row.text}\n\n${address}`,
    url: address,
  };
}

function fingerprintOf(event: Omit<CalendarEvent, 'sequence' | 'changedAt'>): string {
  const { start, ...rest } = event;
  return createHash('sha256')
    .update(JSON.stringify([start.toISOString(), rest]))
    .digest('hex');
}

export interface Telling {
  events: CalendarEvent[];
  keep: FeedEntryRow[];
  /** Posts whose entries are no longer needed. */
  forget: string[];
}

interface Window {
  userId: string;
  from: Date;
  to: Date;
  now: Date;
  addresses: { host: string; editor: (postId: string) => string };
}

function cancelled(entry: FeedEntryRow, host: string): CalendarEvent {
  return {
    uid: `${entry.postId}@${host}`,
    sequence: entry.sequence,
    changedAt: entry.changedAt,
    start: entry.at,
    status: 'CANCELLED',
    summary: 'A post that was unscheduled',
    description: '',
    url: null,
  };
}

/**
 * The current content of the feed, given what it contained before. A changed post gets the next sequence number (RFC
 * 5545, 3.8.7.4), and one that disappeared from the window is cancelled. Without a change the result is identical.
 */
export function tell(
  rows: readonly CalendarRow[],
  before: readonly FeedEntryRow[],
  { userId, from, to, now, addresses }: Window,
): Telling {
  const known = new Map(before.map((entry) => [entry.postId, entry]));
  const telling: Telling = { events: [], keep: [], forget: [] };
  for (const row of rows) {
    const event = eventOf(row, addresses);
    if (event === null) continue;
    const entry = known.get(row.id);
    known.delete(row.id);
    const fingerprint = fingerprintOf(event);
    if (entry?.fingerprint === fingerprint && entry.cancelledAt === null) {
      telling.events.push({ ...event, sequence: entry.sequence, changedAt: entry.changedAt });
      continue;
    }
    const sequence = entry === undefined ? 0 : entry.sequence + 1;
    // A post that the calendar sees for the first time was last changed when its author did.
    const changedAt = entry === undefined && row.updatedAt < now ? row.updatedAt : now;
    telling.events.push({ ...event, sequence, changedAt });
    telling.keep.push({
      userId,
      postId: row.id,
      at: event.start,
      sequence,
      fingerprint,
      changedAt,
      cancelledAt: null,
    });
  }
  for (const entry of known.values()) {
    const over = entry.cancelledAt !== null && now.getTime() - entry.cancelledAt.getTime() > cancelledForMs;
    if (over || entry.at < from) telling.forget.push(entry.postId);
    else if (entry.cancelledAt !== null) telling.events.push(cancelled(entry, addresses.host));
    else if (entry.at < to) {
      const next = { ...entry, sequence: entry.sequence + 1, changedAt: now, cancelledAt: now };
      telling.keep.push(next);
      telling.events.push(cancelled(next, addresses.host));
    }
  }
  return telling;
}
