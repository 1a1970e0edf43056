import type { Context } from '../../../../context.ts';
import { getUser } from '../../../accounts/identity/index.ts';
import { unsubscribeOf, wantsMail } from '../../../accounts/notifications/index.ts';
import { listLateUntold, markLateTold, type PostRow } from '../../../posts/posts/index.ts';
import { clockOf, mailBody, postAddress, type MailPart } from './mail-body.ts';

/** Further posts are only counted. */
const listed = 20;

/** The sentence about a delayed post, or null when there is nothing to report any more. */
function sentenceOf(post: PostRow): string | null {
  const { plannedAt, scheduledAt, publishedAt } = post;
  if (plannedAt === null) return null;
  const zone = post.timeZone ?? 'UTC';
  const planned = `Planned for ${clockOf(plannedAt, zone)}`;
  switch (post.status) {
    case 'published':
      return publishedAt === null ? null : `${planned}; published on ${clockOf(publishedAt, zone)}.`;
    case 'publishing':
      return `${planned}; being published now.`;
    case 'scheduled':
      if (post.hold !== null || post.failureCode === null || scheduledAt === null) return null;
      return scheduledAt > plannedAt
        ? `${planned}; it will be published on ${clockOf(scheduledAt, zone)}.`
        : `It will be published on ${clockOf(scheduledAt, zone)}.`;
    case 'draft':
    case 'failed':
    case 'unconfirmed':
      return null;
  }
}

function subjectOf(posts: readonly PostRow[]): string {
  if (posts.length > 1) return 'Scheduled posts are running late';
  return posts[0]?.status === 'published'
    ? 'A scheduled post was published late'
    : 'A scheduled post will be published late';
}

function openingOf(posts: readonly PostRow[]): string {
  const [first] = posts;
  if (posts.length > 1) return `${posts.length} of your posts could not be published on time.`;
  return first?.status === 'scheduled' && first.failureMessage !== null
    ? first.failureMessage
    : 'One of your posts could not be published on time.';
}

/** Notifies the user in one email of all posts delayed since the last one. Contains nothing of their text. */
export async function sendLateNotice(
  context: Context,
  notice: { noticeId: string; userId: string },
): Promise<void> {
  const { config, database, mailer } = context;
  if (!mailer.configured) return;
  const user = await getUser(database.db, notice.userId);
  const untold = user === null ? [] : await listLateUntold(database.db, notice.userId);
  if (user === null || untold.length === 0) return;
  const told: PostRow[] = [];
  const parts: MailPart[] = [];
  for (const post of untold) {
    const sentence = sentenceOf(post);
    if (sentence === null) continue;
    told.push(post);
    if (told.length > listed) continue;
    parts.push({ sentence, links: [['Open the post', postAddress(config.PUBLIC_URL, post.id)]] });
  }
  if (told.length > listed) {
    const calendar = `${config.PUBLIC_URL}/dashboard/scheduled-posts`;
    parts.push({ sentence: `And ${told.length - listed} more.`, links: [['Open the calendar', calendar]] });
  }
  if (told.length > 0 && (await wantsMail(database.db, user.id, 'failed'))) {
    await mailer.send({
      to: user.email,
      subject: subjectOf(told),
      messageId: notice.noticeId,
      ...mailBody(
        [{ sentence: openingOf(told), links: [] }, ...parts],
        unsubscribeOf(context, user.id, ['failed']),
      ),
    });
  }
  await markLateTold(
    database.db,
    notice.userId,
    untold.map(({ id }) => id),
  );
}
