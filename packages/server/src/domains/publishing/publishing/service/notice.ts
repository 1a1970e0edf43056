import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../context.ts';
import { getUser } from '../../../accounts/identity/index.ts';
import { unsubscribeOf, wantsMail } from '../../../accounts/notifications/index.ts';
import { findPost, type PostRow } from '../../../posts/posts/index.ts';
import { digestJob, type NoticeKind } from '../jobs.ts';
import {
  hasUntaken,
  insertNotice,
  lastMailAt,
  listOfMail,
  markSent,
  takeNotices,
} from '../repository/notices.ts';
import { lockPerson } from '../repository/publishing.ts';
import { noticeEvent, noticeTitles } from '../rules/notice.ts';
import { clockOf, mailBody, postAddress, type MailPart } from './mail-body.ts';

/** Further posts are only counted. */
const listed = 20;

interface Notice {
  noticeId: string;
  postId: string;
  userId: string;
  kind: NoticeKind;
}

/** A notice is only sent while it is still true. */
function stillTrue(post: PostRow, kind: NoticeKind): boolean {
  switch (kind) {
    case 'failed':
    case 'unconfirmed':
      return post.status === kind;
    case 'late':
    case 'reconnect':
    case 'operator':
    case 'remind':
      return post.status === 'scheduled' && post.hold === kind;
  }
}

interface Told {
  post: PostRow;
  kind: NoticeKind;
}

/** Which post it is about, without a word of its text. */
function nameOf({ plannedAt, scheduledAt, createdAt, timeZone }: PostRow): string {
  const at = plannedAt ?? scheduledAt;
  const zone = timeZone ?? 'UTC';
  return at === null ? `Post begun on ${clockOf(createdAt, zone)}` : `Post planned for ${clockOf(at, zone)}`;
}

function partOf(publicUrl: string, { post, kind }: Told): MailPart {
  const open = ['Open the post', postAddress(publicUrl, post.id)] as const;
  return { sentence: `${nameOf(post)}: ${post.failureMessage ?? noticeTitles[kind]}`, links: [open] };
}

/** Sends an email about one or many posts. It contains links to them and nothing of their text. */
async function mail(
  context: Context,
  user: { id: string; email: string },
  messageId: string,
  told: readonly Told[],
): Promise<void> {
  const { config, mailer } = context;
  const [first] = told;
  if (first === undefined) return;
  const kinds = [...new Set(told.map(({ kind }) => noticeEvent(kind)))];
  const unsubscribe = unsubscribeOf(context, user.id, kinds);
  const parts = told.slice(0, listed).map((one) => partOf(config.PUBLIC_URL, one));
  if (told.length > listed) {
    const calendar = `${config.PUBLIC_URL}/dashboard/scheduled-posts`;
    parts.push({ sentence: `And ${told.length - listed} more.`, links: [['Open the calendar', calendar]] });
  }
  if (told.some(({ kind }) => kind === 'reconnect')) {
    const profile = `${config.PUBLIC_URL}/dashboard/profile`;
    parts.unshift({ sentence: noticeTitles.reconnect, links: [['Reconnect LinkedIn', profile]] });
  }
  const one = told.length === 1;
  await mailer.send({
    to: user.email,
    subject: one ? noticeTitles[first.kind] : `${told.length} of your posts need attention`,
    messageId,
    ...mailBody(
      one ? parts : [{ sentence: `${told.length} of your posts need attention.`, links: [] }, ...parts],
      unsubscribe,
    ),
  });
}

/** Assigns the pending notices to this email. Shortly after another email they wait for the next one. */
async function takeFor(context: Context, userId: string, mailId: string, notice?: Notice): Promise<void> {
  const now = new Date(context.clock.now());
  await context.database.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if (notice !== undefined) {
      const { noticeId: id, postId, kind } = notice;
      await insertNotice(tx, { id, userId, postId, kind, at: now });
    }
    if (!(await hasUntaken(tx, userId))) return;
    const last = await lastMailAt(tx, userId);
    const next =
      last === null ? now : new Date(last.getTime() + context.config.PUBLISH_DIGEST_MINUTES * 60_000);
    if (next > now) {
      await context.queue.enqueue(tx, digestJob, { mailId: randomUUID(), userId }, { startAfter: next });
      return;
    }
    await takeNotices(tx, userId, mailId, now);
  });
}

/** Sends the notices assigned to this email unless that was done. A retry sends the same email. */
async function sendTaken(context: Context, userId: string, mailId: string): Promise<void> {
  const { database, clock } = context;
  const rows = await listOfMail(database.db, mailId);
  const user = rows.length === 0 ? null : await getUser(database.db, userId);
  if (user === null) return;
  const told = new Map<string, Told>();
  for (const { postId, kind } of rows) {
    const post = await findPost(database.db, userId, postId);
    if (post === null || !stillTrue(post, kind)) continue;
    if (await wantsMail(database.db, userId, noticeEvent(kind))) told.set(postId, { post, kind });
  }
  await mail(context, user, mailId, [...told.values()]);
  await markSent(
    database.db,
    rows.map(({ id }) => id),
    new Date(clock.now()),
  );
}

/**
 * Notifies the user about a post by email: the first notice at once, those of the following minutes
 * (`PUBLISH_DIGEST_MINUTES`) together. A reminder to post manually is never combined.
 */
export async function sendNotice(context: Context, notice: Notice): Promise<void> {
  if (!context.mailer.configured) return;
  const { noticeId, postId, userId, kind } = notice;
  if (kind === 'remind') {
    const post = await findPost(context.database.db, userId, postId);
    const user = await getUser(context.database.db, userId);
    if (post === null || user === null || !stillTrue(post, kind)) return;
    if (await wantsMail(context.database.db, userId, noticeEvent(kind)))
      await mail(context, user, noticeId, [{ post, kind }]);
    return;
  }
  await takeFor(context, userId, noticeId, notice);
  await sendTaken(context, userId, noticeId);
}

/** Sends a user the notices gathered since the last email. */
export async function sendDigest(
  context: Context,
  { mailId, userId }: { mailId: string; userId: string },
): Promise<void> {
  if (!context.mailer.configured) return;
  await takeFor(context, userId, mailId);
  await sendTaken(context, userId, mailId);
}
