import type { Context } from '../../../context.ts';
import { getUser } from '../../identity/index.ts';
import { findPost, type PostRow } from '../../posts/index.ts';
import type { NoticeKind } from '../jobs.ts';
import { mailBody, postAddress } from './mail-body.ts';

const subjects: Record<NoticeKind, string> = {
  failed: 'Your post was not published',
  unconfirmed: 'Is your post on LinkedIn?',
  late: 'A scheduled post is waiting for you',
  reconnect: 'Reconnect LinkedIn: a scheduled post is waiting',
  operator: 'A scheduled post is waiting',
  remind: 'It is time to post on LinkedIn',
};

/** A notice is told only while it is true. */
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

/** Tells the person by mail what became of a post; the mail holds a link to it and nothing of its text. */
export async function sendNotice(
  context: Context,
  notice: { noticeId: string; postId: string; userId: string; kind: NoticeKind },
): Promise<void> {
  const { config, database, mailer } = context;
  if (!mailer.configured) return;
  const post = await findPost(database.db, notice.userId, notice.postId);
  const user = await getUser(database.db, notice.userId);
  if (post === null || user === null || !stillTrue(post, notice.kind)) return;
  const profile = `${config.PUBLIC_URL}/dashboard/profile`;
  const links = notice.kind === 'reconnect' ? [['Reconnect LinkedIn', profile] as const] : [];
  await mailer.send({
    to: user.email,
    subject: subjects[notice.kind],
    messageId: notice.noticeId,
    ...mailBody([
      {
        sentence: post.failureMessage ?? subjects[notice.kind],
        links: [...links, ['Open the post', postAddress(config.PUBLIC_URL, post.id)]],
      },
    ]),
  });
}
