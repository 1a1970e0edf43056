import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../context.ts';
import { getUser } from '../../../accounts/identity/index.ts';
import {
  getConnection,
  listEndingConnections,
  takeEndNotice,
} from '../../../accounts/linkedin-account/index.ts';
import { notify, unsubscribeOf, wantsMail } from '../../../accounts/notifications/index.ts';
import { countScheduledFrom, mailBody } from '../../../publishing/publishing/index.ts';
import { connectionEndMailJob } from '../jobs.ts';
import { findProfile } from '../../../memory/author/index.ts';

const dayMs = 86_400_000;
/** Days before the expiry at which the owner is notified, in descending order. */
const tellingDays = [7, 2, 0] as const;
/** Connections that expired longer ago than this are ignored. */
const forgottenMs = 2 * dayMs;
const batch = 5000;

/** The latest notice that is due, or null while the expiry is still far off. */
export function fittingDay(leftMs: number): (typeof tellingDays)[number] | null {
  return tellingDays.findLast((days) => leftMs <= leadMs(days)) ?? null;
}

/** The last notice is sent within the final day, while there is still time to reconnect. */
function leadMs(days: number): number {
  return Math.max(days, 1) * dayMs;
}

/**
 * Notifies every person whose connection expires soon, once per notice day. Of several missed days only the latest
 * is sent.
 */
export async function noticeEnds(context: Context): Promise<void> {
  const { clock, database, mailer, queue } = context;
  const nowMs = clock.now();
  const [farthest, ...nearer] = tellingDays.map((days) => new Date(nowMs + leadMs(days)));
  const due = await listEndingConnections(database.db, {
    after: new Date(nowMs - forgottenMs),
    before: farthest ?? new Date(nowMs),
    told: nearer.map((before, index) => ({ day: tellingDays[index] ?? 0, before })),
    limit: batch,
  });
  for (const row of due) {
    const daysLeft = fittingDay(row.expiresAt.getTime() - nowMs);
    if (daysLeft === null) continue;
    await database.db.transaction(async (tx) => {
      if (!(await takeEndNotice(tx, row, daysLeft))) return;
      const { userId, revision } = row;
      const notice = { noticeId: randomUUID(), userId, revision, daysLeft };
      const timeZone = (await findProfile(tx, userId))?.timeZone ?? 'UTC';
      await notify(context, tx, {
        userId,
        kind: 'connection',
        key: `connection:${revision}:${daysLeft}`,
        title: endSubject(row.expiresAt, nowMs, timeZone),
        detail: 'Reconnect LinkedIn so that scheduled posts are published.',
        path: '/dashboard/profile',
        mail: 'own',
      });
      if (mailer.configured) await queue.enqueue(tx, connectionEndMailJob, notice);
    });
  }
}

function endSubject(expiresAt: Date, nowMs: number, timeZone: string): string {
  if (expiresAt.getTime() <= nowMs) return 'Your LinkedIn connection has expired';
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(expiresAt);
  return `Your LinkedIn connection expires on ${day}`;
}

function affectedSentence(count: number, ended: boolean): string {
  const after = ended ? 'waits' : 'is planned for later than that';
  const many = ended ? 'wait' : 'are planned for later than that';
  if (count === 0) return ended ? 'You have no scheduled posts.' : 'No posts are scheduled after that.';
  const which = count === 1 ? `One scheduled post ${after}` : `${count} scheduled posts ${many}`;
  if (ended) return `${which} until you reconnect.`;
  return `${which} and ${count === 1 ? 'waits' : 'wait'} unless you reconnect.`;
}

/** Sends the email unless the person has since reconnected, disconnected or received a later notice. */
export async function sendEndMail(
  context: Context,
  notice: { noticeId: string; userId: string; revision: number; daysLeft: number },
): Promise<void> {
  const { clock, config, database, mailer } = context;
  if (!mailer.configured) return;
  const { db } = database;
  const user = await getUser(db, notice.userId);
  const row = await getConnection(db, notice.userId);
  if (user === null || row?.revision !== notice.revision || row.reconnectSince !== null) return;
  if (row.endTold !== notice.daysLeft) return;
  if (!(await wantsMail(db, notice.userId, 'connection'))) return;
  const timeZone = (await findProfile(db, notice.userId))?.timeZone ?? 'UTC';
  const ended = row.expiresAt.getTime() <= clock.now();
  const clockTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  const at = `${clockTime.format(row.expiresAt)} (${timeZone})`;
  const from = ended ? new Date(0) : row.expiresAt;
  const affected = affectedSentence(await countScheduledFrom(db, notice.userId, from), ended);
  await mailer.send({
    to: user.email,
    subject: endSubject(row.expiresAt, clock.now(), timeZone),
    messageId: notice.noticeId,
    ...mailBody(
      [
        { sentence: `Your connection to LinkedIn ${ended ? 'expired' : 'expires'} on ${at}.`, links: [] },
        { sentence: affected, links: [['Reconnect LinkedIn', `${config.PUBLIC_URL}/dashboard/profile`]] },
      ],
      unsubscribeOf(context, user.id, ['connection']),
    ),
  });
}
