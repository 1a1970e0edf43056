import type { PostObstacle } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import type { PostWithMedia } from '../../../posts/posts/index.ts';
import { findObstacles, obstacle } from '../../publishing/index.ts';
import { nextFreeSlot } from '../rules/slots.ts';
import { loadPlan } from './plan.ts';

/**
 * Everything to settle before each post can take the next free slot of the first queue. Whether a post resembles
 * another one is only known for its slot, and refused then.
 */
export async function findQueueObstacles(
  context: Context,
  connection: Connection,
  userId: string,
  posts: readonly PostWithMedia[],
): Promise<PostObstacle[][]> {
  const now = new Date(context.clock.now());
  const plan = await loadPlan(connection, userId, now);
  const [queue] = plan?.queues ?? [];
  const isFull = plan && queue && nextFreeSlot(plan.searchOf(queue, now), plan.taken) === null;
  const ofQueue =
    queue === undefined ? [obstacle('queue_missing')] : isFull === true ? [obstacle('queue_full')] : [];
  const found: PostObstacle[][] = [];
  for (const post of posts) found.push([...(await findObstacles(context, connection, post)), ...ofQueue]);
  return found;
}
