import {
  calendarNotesLimit,
  calendarPostLimit,
  calendarWindowDays,
  deleteCalendarNote,
  exportCalendar,
  getBestTimes,
  getCalendarFeed,
  listCalendar,
  movePosts,
  previewImport,
  readCalendarFeed,
  removeCalendarFeed,
  renewCalendarFeed,
  runImport,
  saveCalendarNote,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, rawRoute, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { listPostsBetween } from '../../posts/posts/index.ts';
import { bestTimes } from '../results/index.ts';
import { bestSlots } from './best/rules.ts';
import { exportAll } from './export/service.ts';
import { readFeed, renewFeed, switchFeedOff } from './feed/service.ts';
import { importRows, previewRows } from './import/service.ts';
import { countOtherNotes, deleteNote, listNotes, upsertNote } from './notes/repository.ts';
import { presentCalendarPost } from './present.ts';
import { findFeed } from './repository.ts';
import { moveAll } from './service/moves.ts';

const dayMs = 86_400_000;
const dateOf = (at: Date) => at.toISOString().slice(0, 10);

export function planningRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(listCalendar, async ({ session, query }) => {
      const window = { from: new Date(query.from), to: new Date(query.to) };
      if (window.to.getTime() - window.from.getTime() > calendarWindowDays * dayMs) {
        throw new AppError('invalid_input', [
          { path: 'to', message: `Request at most ${calendarWindowDays} days.` },
        ]);
      }
      const [rows, notes] = await Promise.all([
        listPostsBetween(db, session.userId, { ...window, limit: calendarPostLimit + 1 }),
        listNotes(db, session.userId, { from: dateOf(window.from), to: dateOf(window.to) }),
      ]);
      return {
        data: {
          items: rows.slice(0, calendarPostLimit).map(presentCalendarPost),
          notes,
          complete: rows.length <= calendarPostLimit,
        },
      };
    }),
    sessionRoute(saveCalendarNote, async ({ session, body }) => {
      // The limit keeps one user from filling the table. Exceeding it slightly through concurrent calls does no harm.
      if ((await countOtherNotes(db, session.userId, body.id)) >= calendarNotesLimit)
        throw new AppError('calendar_note_limit');
      const note = await upsertNote(db, session.userId, body, new Date(context.clock.now()));
      if (note === null) throw new AppError('not_found');
      return { data: note };
    }),
    sessionRoute(deleteCalendarNote, async ({ session, params }) => {
      if (!(await deleteNote(db, session.userId, params.id))) throw new AppError('not_found');
      return { data: {} };
    }),
    sessionRoute(getBestTimes, async ({ session, query }) => {
      const best = await bestTimes(context, session.userId, query.timeZone);
      const { weekday, hour, next } = bestSlots(best, context.clock.now());
      return {
        data: {
          compared: best.compared,
          needed: best.needed,
          weekday: weekday && { value: weekday.weekday ?? 0, posts: weekday.posts, times: weekday.times },
          hour: hour && { value: hour.hour ?? 0, posts: hour.posts, times: hour.times },
          next: next.map((at) => at.toISOString()),
        },
      };
    }),
    sessionRoute(movePosts, async ({ session, body }) => ({
      data: { results: await moveAll(context, session.userId, body) },
    })),
    sessionRoute(exportCalendar, async ({ session, query }) => ({
      data: await exportAll(context, session.userId, query),
    })),
    sessionRoute(getCalendarFeed, async ({ session }) => {
      const feed = await findFeed(db, session.userId);
      return {
        data: {
          active: feed !== null,
          createdAt: feed?.createdAt.toISOString() ?? null,
          readAt: feed?.readAt?.toISOString() ?? null,
        },
      };
    }),
    sessionRoute(renewCalendarFeed, async ({ session }) => {
      const { url, createdAt } = await renewFeed(context, session.userId);
      return { data: { active: true, createdAt: createdAt.toISOString(), readAt: null, url } };
    }),
    sessionRoute(removeCalendarFeed, async ({ session }) => {
      await switchFeedOff(context, session.userId);
      return { data: {} };
    }),
    sessionRoute(previewImport, async ({ session, body }) => ({
      data: await previewRows(context, session.userId, body),
    })),
    sessionRoute(runImport, async ({ session, body }) => ({
      data: await importRows(context, session.userId, body),
    })),
    rawRoute(readCalendarFeed, async ({ params }) => {
      const calendar = await readFeed(context, params.key);
      return new Response(calendar, {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="posts.ics"',
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        },
      });
    }),
  ];
}
