import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { firstWords, notify } from '../../accounts/notifications/index.ts';
import { emitEvents } from '../../accounts/webhooks/index.ts';
import type { LinkRow } from './repository.ts';

/** The delay of mail and push, in case the author sees the notification in the product first. */
const waitMs = 60_000;

interface Marked {
  link: LinkRow;
  post: { id: string; text: string };
  /** The name that the reviewer gave. It is shown in the product only, since anybody can type anything. */
  name: string;
}

const aboutOf = ({ name, post }: Marked) => [name, firstWords(post.text)].filter(Boolean).join(' · ');

export async function tellOfComment(context: Context, tx: Tx, marked: Marked, commentId: string) {
  const { link, post } = marked;
  const { userId } = link;
  await notify(context, tx, {
    userId,
    waitMs,
    kind: 'review',
    key: `review-comment:${link.id}:${commentId}`,
    title: 'Someone commented on a post through your review link',
    about: aboutOf(marked),
    path: `/dashboard/generate-post?post=${post.id}`,
  });
  const data = { postId: post.id, linkId: link.id, commentId };
  await emitEvents(context, tx, [{ userId, type: 'review.commented', data }]);
}

export async function tellOfApproval(context: Context, tx: Tx, marked: Marked, fingerprint: string) {
  const { link, post, name } = marked;
  const { userId } = link;
  await notify(context, tx, {
    userId,
    waitMs,
    kind: 'review',
    // With the time, because a reviewer can ask for changes and then approve the same version again.
    key: `review-approval:${link.id}:${post.id}:${fingerprint}:${name}:${context.clock.now()}`,
    title: 'A post was approved through your review link',
    about: aboutOf(marked),
    path: `/dashboard/generate-post?post=${post.id}`,
  });
  const data = { postId: post.id, kind: 'review-link', linkId: link.id, decision: 'approved' };
  await emitEvents(context, tx, [{ userId, type: 'approval.decided', data }]);
}

export async function tellOfChange(context: Context, tx: Tx, marked: Marked, changeId: string) {
  const { link, post } = marked;
  const { userId } = link;
  await notify(context, tx, {
    userId,
    waitMs,
    kind: 'review',
    key: `review-changes:${link.id}:${changeId}`,
    title: 'Someone asked for changes to a post through your review link',
    about: aboutOf(marked),
    path: `/dashboard/generate-post?post=${post.id}`,
  });
  const data = { postId: post.id, kind: 'review-link', linkId: link.id, decision: 'changes-asked' };
  await emitEvents(context, tx, [{ userId, type: 'approval.decided', data }]);
}
