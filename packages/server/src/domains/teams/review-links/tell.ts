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

/** Notifies the author of what a reviewer did. `key` names it, so that a repeated request notifies once. */
async function tell(context: Context, tx: Tx, { link, post, name }: Marked, key: string, title: string) {
  await notify(context, tx, {
    userId: link.userId,
    waitMs,
    kind: 'review',
    key,
    title,
    about: [name, firstWords(post.text)].filter(Boolean).join(' · '),
    path: `/dashboard/generate-post?post=${post.id}`,
  });
}

export async function tellOfComment(context: Context, tx: Tx, marked: Marked, commentId: string) {
  const { link, post } = marked;
  const title = 'Someone commented on a post through your review link';
  await tell(context, tx, marked, `review-comment:${link.id}:${commentId}`, title);
  const data = { postId: post.id, linkId: link.id, commentId };
  await emitEvents(context, tx, [{ userId: link.userId, type: 'review.commented', data }]);
}

async function emitDecision(context: Context, tx: Tx, { link, post }: Marked, decision: string) {
  const data = { postId: post.id, kind: 'review-link', linkId: link.id, decision };
  await emitEvents(context, tx, [{ userId: link.userId, type: 'approval.decided', data }]);
}

export async function tellOfApproval(context: Context, tx: Tx, marked: Marked, fingerprint: string) {
  const { link, post, name } = marked;
  // With the time, because a reviewer can ask for changes and then approve the same version again.
  const key = `review-approval:${link.id}:${post.id}:${fingerprint}:${name}:${context.clock.now()}`;
  await tell(context, tx, marked, key, 'A post was approved through your review link');
  await emitDecision(context, tx, marked, 'approved');
}

export async function tellOfChange(context: Context, tx: Tx, marked: Marked, changeId: string) {
  const title = 'Someone asked for changes to a post through your review link';
  await tell(context, tx, marked, `review-changes:${marked.link.id}:${changeId}`, title);
  await emitDecision(context, tx, marked, 'changes-asked');
}
