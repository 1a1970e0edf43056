import { createHash } from 'node:crypto';
import * as contract from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { Context } from '../../../context.ts';
import { AppError, existing, rawRoute, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { listPostsBetween, markPosts } from '../../posts/posts/index.ts';
import { findRisks, markHalts } from '../publishing/index.ts';
import { markQueues } from '../queues/index.ts';
import { bestTimes } from '../results/index.ts';
import { bestSlots } from './best/rules.ts';
import { exportAll } from './export/service.ts';
import { readFeed, renewFeed, switchFeedOff } from './feed/service.ts';
import { importRows, previewRows } from './import/service.ts';
import { countOtherNotes, deleteNote, listNotes, markNotes, upsertNote } from './repository/notes.ts';
import { findFeed } from './repository/planning.ts';
import { titleLength } from './rules.ts';
import { moveAll } from './service/moves.ts';

const dayMs = 86_400_000;
const dateOf = (at: Date) => at.toISOString().slice(0, 10);

export function planningRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(contract.listCalendar, async ({ session, query }) => {
      const window = { from: new Date(query.from), to: new Date(query.to) };
      if (window.to.getTime() - window.from.getTime() > contract.calendarWindowDays * dayMs) {
        throw new AppError('invalid_input', [
          { path: 'to', message: `Request at most ${contract.calendarWindowDays} days.` },
        ]);
      }
      const [rows, notes] = await Promise.all([
        listPostsBetween(db, session.userId, { ...window, limit: contract.calendarPostLimit + 1 }),
        listNotes(db, session.userId, { from: dateOf(window.from), to: dateOf(window.to) }),
      ]);
      return {
        data: {
          items: rows
            .slice(0, contract.calendarPostLimit)
            .map((row) => ({ ...row, title: firstLine(row.text, titleLength) })),
          notes,
          complete: rows.length <= contract.calendarPostLimit,
        },
      };
    }),
    sessionRoute(contract.listPostRisks, async ({ session }) => ({
      data: { items: await findRisks(context, session.userId) },
    })),
    sessionRoute(contract.getPlanMark, async ({ session: { userId } }) => {
      const marks = [markPosts, markQueues, markHalts, markNotes].map((mark) => mark(db, userId));
      return {
        data: {
          mark: createHash('sha256')
            .update((await Promise.all(marks)).join(' '))
            .digest('hex'),
        },
      };
    }),
    sessionRoute(contract.saveCalendarNote, async ({ session, body }) => {
      // The limit keeps one user from filling the table. Exceeding it slightly through concurrent calls does no harm.
      if ((await countOtherNotes(db, session.userId, body.id)) >= contract.calendarNotesLimit)
        throw new AppError('calendar_note_limit');
      const note = existing(await upsertNote(db, session.userId, body, new Date(context.clock.now())));
      return { data: note };
    }),
    sessionRoute(contract.deleteCalendarNote, async ({ session, params }) => {
      if (!(await deleteNote(db, session.userId, params.id))) throw new AppError('not_found');
    }),
    sessionRoute(contract.getBestTimes, async ({ session, query }) => {
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
    sessionRoute(contract.movePosts, async ({ session, body }) => ({
      data: { results: await moveAll(context, session.userId, body) },
    })),
    sessionRoute(contract.exportCalendar, async ({ session, query }) => ({
      data: await exportAll(context, session.userId, query),
    })),
    sessionRoute(contract.getCalendarFeed, async ({ session }) => {
      const feed = await findFeed(db, session.userId);
      return {
        data: {
          active: feed !== null,
          createdAt: feed?.createdAt.toISOString() ?? null,
          readAt: feed?.readAt?.toISOString() ?? null,
        },
      };
    }),
    sessionRoute(contract.renewCalendarFeed, async ({ session }) => {
      const { url, createdAt } = await renewFeed(context, session.userId);
      return { data: { active: true, createdAt: createdAt.toISOString(), readAt: null, url } };
    }),
    sessionRoute(contract.removeCalendarFeed, async ({ session }) => {
      await switchFeedOff(context, session.userId);
    }),
    sessionRoute(contract.previewImport, async ({ session, body }) => ({
      data: await previewRows(context, session.userId, body),
    })),
    sessionRoute(contract.runImport, async ({ session, body }) => ({
      data: await importRows(context, session.userId, body),
    })),
    rawRoute(contract.readCalendarFeed, async ({ params, headers }) => {
      const calendar = await readFeed(context, params.key);
      const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
      const isSame =
        headers
          .get('if-none-match')
          ?.split(/\s*,\s*/)
          .includes(etag) ?? false;
      return new Response(isSame ? null : calendar, {
        status: isSame ? 304 : 200,
        headers: {
          etag,
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="posts.ics"',
          'cache-control': 'private, no-cache',
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
        },
      });
    }),
  ];
}
