import {
  errorCatalogue,
  freeLimits,
  hasActivePlan,
  type ErrorCode,
  type PostDelivery,
  type PostObstacle,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { getUser } from '../../../accounts/identity/index.ts';
import { connectionStanding, getConnection } from '../../../accounts/linkedin-account/index.ts';
import {
  countPosts,
  hasUnconfirmedClaims,
  publishFault,
  type PostWithMedia,
} from '../../../posts/posts/index.ts';
import { isApproved } from '../../../teams/teams/index.ts';

export const connectionErrors = {
  none: 'linkedin_not_connected',
  reconnect: 'linkedin_reconnect',
  'no-scope': 'linkedin_scope_missing',
} as const satisfies Record<string, ErrorCode>;

export const obstacle = (code: ErrorCode, detail: string | null = null): PostObstacle => ({
  code,
  message: errorCatalogue[code].message,
  detail,
});

/** The author's side of publishing: whether LinkedIn is connected, and whether another post may be scheduled. */
export async function findAuthorObstacles(
  context: Context,
  connection: Connection,
  userId: string,
  { delivery, isScheduled }: { delivery: PostDelivery; isScheduled: boolean },
): Promise<PostObstacle[]> {
  const now = context.clock.now();
  const found: PostObstacle[] = [];
  if (delivery === 'publish') {
    const standing = connectionStanding(await getConnection(connection, userId), now);
    if (context.linkedin === null) found.push(obstacle('linkedin_not_configured'));
    else if (standing !== 'ready') found.push(obstacle(connectionErrors[standing]));
  }
  if (!isScheduled && !(await hasRoom(connection, userId, now))) found.push(obstacle('schedule_limit'));
  return found;
}

/** Whether the person's plan allows another scheduled post. */
export async function hasRoom(connection: Connection, userId: string, now: number): Promise<boolean> {
  const user = await getUser(connection, userId);
  if (hasActivePlan(user?.plan ?? null, user?.planExpiresAt?.toISOString() ?? null, now)) return true;
  return (await countPosts(connection, userId, 'scheduled')) < freeLimits.scheduledPosts;
}

/** The post's side of publishing: its text and attachment, its claims, and its approval. */
export async function findContentObstacles(
  connection: Connection,
  post: PostWithMedia,
): Promise<PostObstacle[]> {
  const fault = publishFault(post);
  return [
    ...(fault === null ? [] : [obstacle(fault.code, fault.words)]),
    ...((await hasUnconfirmedClaims(connection, post.userId, post)) ? [obstacle('claims_unconfirmed')] : []),
    ...((await isApproved(connection, post)) ? [] : [obstacle('approval_required')]),
  ];
}

/** Everything to settle before a post can be scheduled to go out by itself, in the order scheduling asks for it. */
export async function findObstacles(
  context: Context,
  connection: Connection,
  post: PostWithMedia,
): Promise<PostObstacle[]> {
  const { userId, delivery } = post;
  const isScheduled = post.status === 'scheduled';
  return [
    ...(await findContentObstacles(connection, post)),
    ...(await findAuthorObstacles(context, connection, userId, { delivery, isScheduled })),
  ];
}
