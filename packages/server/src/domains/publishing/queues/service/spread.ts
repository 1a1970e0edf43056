import type { EndpointData, EndpointInput, planSpread } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { listPlannedTimes } from '../../../posts/posts/index.ts';
import { loadPlan } from './plan.ts';
import { keepAway, roomIn, spreadEvenly, stretchesOf } from '../rules/spread.ts';

const minuteMs = 60_000;

/**
 * Proposes evenly spread times for posts without moving them. Refuses with `spread_too_tight` and the number that fits.
 */
export async function spreadPosts(
  context: Context,
  userId: string,
  wish: EndpointInput<typeof planSpread>['body'],
): Promise<EndpointData<typeof planSpread>> {
  const now = new Date(context.clock.now());
  const postIds = [...new Set(wish.postIds)];
  const { db } = context.database;
  // Recent posts count too, so that nothing follows them within the gap.
  const since = new Date(now.getTime() - wish.gapMinutes * minuteMs);
  const held = await listPlannedTimes(db, userId, since, postIds);
  const plan = await loadPlan(db, userId, now);
  const days = stretchesOf({ ...wish, after: now, isOff: (date) => plan?.daysOff.has(date) ?? false });
  const free = keepAway(
    days,
    held.map((at) => Math.floor(at.getTime() / minuteMs)),
    wish.gapMinutes,
  );
  const minutes = spreadEvenly(free, postIds.length, wish.gapMinutes);
  if (minutes === null) throw new AppError('spread_too_tight', { fits: roomIn(free, wish.gapMinutes) });
  const times = minutes.flatMap((minute, index) => {
    const id = postIds[index];
    return id === undefined ? [] : [{ id, at: new Date(minute * minuteMs).toISOString() }];
  });
  return { times };
}
