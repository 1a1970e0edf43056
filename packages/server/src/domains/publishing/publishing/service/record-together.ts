import type { CreateResult } from '../../../../integrations/linkedin/index.ts';
import { lockFreeStandings, movePublished, type FreeStanding } from '../../../posts/posts/index.ts';
import { answerOf } from '../rules/answer.ts';
import { finishTaken, insertCreates, listAttemptsOf, type ToldAttempt } from '../repository/together.ts';
import type { PublishingDeps } from './deps.ts';
import { emitPublished } from './events.ts';
import { cleared, notifyPublished } from './move.ts';
import type { Prepared } from './prepare.ts';

export interface Told {
  prepared: Prepared;
  result: CreateResult<{ urn: string | null }>;
}

/** The URN of a post that LinkedIn accepted and that needs no further work. */
function plainUrn({ prepared, result }: Told): string | null {
  if (result.kind !== 'success' || prepared.post.firstComment.trim() !== '') return null;
  return result.value.urn;
}

/** True when this attempt alone decides about its post: it is open, and no other may have been published. */
function speaksAlone(
  { prepared }: Told,
  post: FreeStanding | undefined,
  attempts: readonly ToldAttempt[],
): boolean {
  if (post?.status !== 'publishing' || post.firstComment.trim() !== '') return false;
  return attempts.every((attempt) =>
    attempt.id === prepared.attemptId
      ? attempt.leaseOwner === prepared.owner && attempt.consumedAt !== null && attempt.finishedAt === null
      : attempt.finishedAt !== null && (attempt.outcome === 'failed' || attempt.outcome === 'abandoned'),
  );
}

/**
 * Records in one transaction, for all posts that were clearly published, what `recordOutcome` records for one. Returns
 * for each whether that was done. The rest are left to `recordOutcome`.
 */
export async function recordTogether(deps: PublishingDeps, told: readonly Told[]): Promise<boolean[]> {
  const { context, linkedin } = deps;
  const plain = new Map(
    told.flatMap((one) => {
      const urn = plainUrn(one);
      return urn === null ? [] : [[one.prepared.post.id, { ...one, urn }] as const];
    }),
  );
  if (plain.size === 0) return told.map(() => false);
  try {
    const written = await context.database.db.transaction(async (tx) => {
      const postIds = [...plain.keys()];
      const posts = new Map((await lockFreeStandings(tx, postIds)).map((post) => [post.id, post]));
      const attempts = Map.groupBy(await listAttemptsOf(tx, postIds), ({ postId }) => postId);
      const sure = [...plain.values()].filter(({ prepared, result }) => {
        const own = attempts.get(prepared.post.id) ?? [];
        return (
          own.some(({ id }) => id === prepared.attemptId) &&
          speaksAlone({ prepared, result }, posts.get(prepared.post.id), own)
        );
      });
      if (sure.length === 0) return new Set<string>();
      const now = new Date(context.clock.now());
      const taken = sure.map(({ prepared, urn }) => ({
        attemptId: prepared.attemptId,
        owner: prepared.owner,
        urn,
      }));
      const finished = await finishTaken(tx, taken, now);
      if (finished.size !== sure.length) throw new Error('An attempt of a locked post has changed.');
      const answers = sure.map(({ prepared, result }) => ({
        attemptId: prepared.attemptId,
        answer: answerOf(result),
      }));
      await insertCreates(tx, answers, now);
      const outcomes = sure.map(({ prepared, urn }) => ({
        postId: prepared.post.id,
        urn,
        permalink: linkedin.permalink(urn),
      }));
      await notifyPublished(
        context,
        tx,
        sure.map(({ prepared }) => prepared.post),
      );
      await movePublished(tx, outcomes, { ...cleared, publishedAt: now }, now.getTime());
      const links = new Map(outcomes.map(({ postId, permalink }) => [postId, permalink]));
      await emitPublished(
        context,
        tx,
        sure.map(({ prepared: { post } }) => ({ ...post, permalink: links.get(post.id) ?? null })),
      );
      return finished;
    });
    return told.map(({ prepared }) => written.has(prepared.attemptId));
  } catch (error) {
    context.log.warn({ err: error, count: told.length }, 'outcomes are written one by one');
    return told.map(() => false);
  }
}
