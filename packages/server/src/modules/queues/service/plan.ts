import type { HeldCount, QueuePlan } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { countQueued, listPaused, listPlannedTimes } from '../../posts/index.ts';
import { everything, listHalts } from '../../publishing/index.ts';
import { findSettings, listQueues, type QueueRow } from '../repository.ts';
import { nextFreeSlot, TakenTimes, upcomingSlots, type SlotSearch } from '../rules/slots.ts';

/** A person's queues with what is needed to find a free slot in them. */
export interface Plan {
  timeZone: string;
  queues: readonly QueueRow[];
  taken: TakenTimes;
  searchOf: (queue: QueueRow, after: Date) => SlotSearch;
}

/** Null for somebody without a queue. */
export async function loadPlan(connection: Connection, userId: string, now: Date): Promise<Plan | null> {
  const settings = await findSettings(connection, userId);
  if (settings === null) return null;
  const { timeZone } = settings;
  return {
    timeZone,
    queues: await listQueues(connection, userId),
    taken: new TakenTimes(await listPlannedTimes(connection, userId, now)),
    searchOf: ({ slots }, after) => ({ slots, timeZone, after }),
  };
}

function countHeld(posts: readonly { scheduledAt: Date | null }[], now: Date): HeldCount {
  const ahead = posts.filter(({ scheduledAt }) => scheduledAt !== null && scheduledAt > now).length;
  return { ahead, passed: posts.length - ahead };
}

/** Every queue as the page shows it. */
export async function readPlan(context: Context, connection: Connection, userId: string): Promise<QueuePlan> {
  const now = new Date(context.clock.now());
  const plan = await loadPlan(connection, userId, now);
  const halts = new Map((await listHalts(connection, userId)).map(({ scope, since }) => [scope, since]));
  const paused = halts.size === 0 ? [] : await listPaused(connection, userId);
  const pausedAt = halts.get(everything)?.toISOString() ?? null;
  // What a queue's own pause holds as well goes on only when that ends too.
  const held = countHeld(
    paused.filter(({ queueId }) => queueId === null || !halts.has(queueId)),
    now,
  );
  if (plan === null) return { timeZone: null, queues: [], pausedAt, held };
  const waiting = await countQueued(connection, userId);
  return {
    pausedAt,
    held,
    timeZone: plan.timeZone,
    queues: plan.queues.map((queue) => ({
      id: queue.id,
      name: queue.name,
      slots: queue.slots,
      nextFree: nextFreeSlot(plan.searchOf(queue, now), plan.taken)?.at.toISOString() ?? null,
      waiting: waiting.get(queue.id) ?? 0,
      pausedAt: halts.get(queue.id)?.toISOString() ?? null,
      held: countHeld(
        paused.filter(({ queueId }) => queueId === queue.id),
        now,
      ),
    })),
  };
}

export interface FreeSlot {
  at: Date;
  queue: QueueRow;
}

/** The slots from `from` until before `to` that nothing stands in, the earliest first; never one that has passed. */
export async function findFreeSlots(
  context: Context,
  userId: string,
  { from, to }: { from: Date; to: Date },
): Promise<FreeSlot[]> {
  const now = new Date(context.clock.now());
  const plan = await loadPlan(context.database.db, userId, now);
  if (plan === null) return [];
  const after = new Date(Math.max(now.getTime(), from.getTime() - 1));
  const found: FreeSlot[] = [];
  for (const queue of plan.queues) {
    for (const { at } of upcomingSlots(plan.searchOf(queue, after))) {
      if (at >= to) break;
      if (!plan.taken.has(at)) found.push({ at, queue });
    }
  }
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
