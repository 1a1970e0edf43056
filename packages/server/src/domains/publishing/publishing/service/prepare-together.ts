import { emptyTrace } from '../../../../integrations/linkedin/index.ts';
import { addMedia, lockFreePosts, movePosts, openGapOf, type FreePost } from '../../../posts/posts/index.ts';
import { connectionsForPublishing } from '../../../accounts/linkedin-account/index.ts';
import { listGated } from '../../../teams/teams/index.ts';
import { dueness, isTooLate } from '../rules/due.ts';
import { findObstacles, insertAttempts, type Obstacles } from '../repository/together.ts';
import type { PublishingDeps } from './deps.ts';
import { failureFacts } from './move.ts';
import { newAttempt, timeOf, type Preparation, type Prepared } from './prepare.ts';
import { recordOutcome } from './record.ts';

export interface Asked {
  postId: string;
  startedFor: Date | null;
}

/** `alone` means that this post needs checks that are not possible in a batch. */
export type PreparationTogether = Preparation | { kind: 'alone' };

const alone: PreparationTogether = { kind: 'alone' };
const application = 'application';

/** True for a post that is due now and has no obstacle of any kind. */
function goesOut(deps: PublishingDeps, post: FreePost, asked: Asked, obstacles: Obstacles): boolean {
  const { context, timing } = deps;
  if (obstacles.postIds.has(post.id) || obstacles.scopes.has(application)) return false;
  if (obstacles.scopes.has(`member:${post.userId}`)) return false;
  const now = timeOf(context.clock.now(), asked.startedFor, timing.clockSkewMs);
  if (post.status === 'publishing')
    return !isTooLate({ scheduledAt: post.updatedAt, plannedAt: post.plannedAt }, now, timing);
  if (post.status !== 'scheduled' || post.scheduledAt === null || post.delivery !== 'publish') return false;
  if (post.hold !== null || obstacles.userIds.has(post.userId)) return false;
  const times = { scheduledAt: post.scheduledAt, plannedAt: post.plannedAt };
  return dueness(times, now, timing) === 'due';
}

/**
 * Does what `prepare` does for many posts in one transaction, if they have no obstacles. The decision is made with the
 * posts locked, as there, and every other case is left to `prepare`.
 */
export async function prepareTogether(
  deps: PublishingDeps,
  asked: readonly Asked[],
): Promise<PreparationTogether[]> {
  const { context } = deps;
  const byPost = new Map(asked.map((one) => [one.postId, one]));
  let opened: ReturnType<typeof newAttempt>[] = [];
  try {
    const ready = await context.database.db.transaction(async (tx) => {
      const locked = await lockFreePosts(tx, [...byPost.keys()]);
      if (locked.length === 0) return new Map<string, Prepared>();
      const userIds = [...new Set(locked.map(({ userId }) => userId))];
      const scopes = [application, ...userIds.map((userId) => `member:${userId}`)];
      const postIds = locked.map(({ id }) => id);
      // Uses this machine's clock, the earlier of the two, so that a pause that may just have ended is left to
      // `prepare`.
      const obstacles = await findObstacles(tx, { postIds, userIds, scopes }, new Date(context.clock.now()));
      const gated = await listGated(tx, locked);
      const connections = await connectionsForPublishing(context, tx, userIds);
      const media = new Map(
        obstacles.withFiles.size === 0
          ? []
          : (await addMedia(tx, locked)).map((post) => [post.id, post.media] as const),
      );
      opened = locked.flatMap((post) => {
        const connection = connections.get(post.userId);
        const own = byPost.get(post.id);
        if (own === undefined || connection?.kind !== 'ready' || gated.has(post.id)) return [];
        if (!goesOut(deps, post, own, obstacles)) return [];
        const whole = { ...post, media: media.get(post.id) ?? [] };
        if (openGapOf(whole) !== null) return [];
        return [newAttempt(deps, whole, connection, whole.media.length === 0)];
      });
      if (opened.length === 0) return new Map<string, Prepared>();
      await insertAttempts(
        tx,
        opened.map(({ attempt }) => attempt),
      );
      const scheduled = opened.filter(({ prepared }) => prepared.post.status === 'scheduled');
      if (scheduled.length > 0)
        await movePosts(tx, {
          postIds: scheduled.map(({ prepared }) => prepared.post.id),
          from: ['scheduled'],
          to: 'publishing',
          set: failureFacts(null),
          now: context.clock.now(),
        });
      return new Map(opened.map(({ prepared }) => [prepared.post.id, prepared]));
    });
    return asked.map((one) => {
      const prepared = ready.get(one.postId);
      // A post that was requested twice is prepared for one of the callers.
      if (prepared === undefined || byPost.get(one.postId) !== one) return alone;
      return { kind: 'ready', prepared };
    });
  } catch (error) {
    context.log.warn({ err: error, count: asked.length }, 'publishes are prepared one by one');
    // They may have been written and consumed anyway, but it is certain that nothing was sent.
    const notSent = { kind: 'not_sent', trace: emptyTrace('linkedin.post.create') } as const;
    const usedUp = opened.filter(({ prepared }) => prepared.ready !== null);
    await Promise.all(usedUp.map(async ({ prepared }) => recordOutcome(deps, prepared, notSent)));
    return asked.map(() => alone);
  }
}
