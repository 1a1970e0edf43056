import type { HeldCount, QueuePlan } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { countQueued, listPaused, listPlannedTimes } from '../../../posts/posts/index.ts';
import { everything, listHalts } from '../../publishing/index.ts';
import type { HolidayPlace } from '../days-off/holidays.ts';
import { daysOffFrom, nextDaysOff, type DaysOff } from '../days-off/plan.ts';
import { listPools } from '../repository/evergreen.ts';
import { findSettings, listQueues, type QueueRow, type SettingsRow } from '../repository/queues.ts';
import { nextFreeSlot, TakenTimes, upcomingSlots, type SlotSearch } from '../rules/slots.ts';

export interface Plan {
  timeZone: string;
  settings: SettingsRow;
  daysOff: DaysOff;
  queues: readonly QueueRow[];
  taken: TakenTimes;
  searchOf: (queue: QueueRow, after: Date) => SlotSearch;
}

function placeOf({ holidayCountry, holidayRegion }: SettingsRow): HolidayPlace | null {
  return holidayCountry === null ? null : { country: holidayCountry, region: holidayRegion };
}

/** Null for a user without a queue. */
export async function loadPlan(connection: Connection, userId: string, now: Date): Promise<Plan | null> {
  const settings = await findSettings(connection, userId);
  if (settings === null) return null;
  const { timeZone } = settings;
  const daysOff = await daysOffFrom(placeOf(settings), settings.daysOff, now);
  return {
    timeZone,
    settings,
    daysOff,
    queues: await listQueues(connection, userId),
    taken: new TakenTimes(await listPlannedTimes(connection, userId, now)),
    searchOf: ({ slots }, after) => ({ slots, timeZone, after, isOff: (date) => daysOff.has(date) }),
  };
}

const skippedShown = 8;

function clockDate(at: Date, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return zoned.toPlainDate().toString();
}

function countHeld(posts: readonly { scheduledAt: Date | null }[], now: Date): HeldCount {
  const ahead = posts.filter(({ scheduledAt }) => scheduledAt !== null && scheduledAt > now).length;
  return { ahead, passed: posts.length - ahead };
}

export async function readPlan(context: Context, connection: Connection, userId: string): Promise<QueuePlan> {
  const now = new Date(context.clock.now());
  const plan = await loadPlan(connection, userId, now);
  const halts = new Map((await listHalts(connection, userId)).map(({ scope, since }) => [scope, since]));
  const paused = halts.size === 0 ? [] : await listPaused(connection, userId);
  const pausedAt = halts.get(everything)?.toISOString() ?? null;
  // Posts also held by their queue's own pause only continue when that ends too.
  const held = countHeld(
    paused.filter(({ queueId }) => queueId === null || !halts.has(queueId)),
    now,
  );
  const pauses = { pausedAt, held };
  if (plan === null)
    return { timeZone: null, queues: [], holidays: null, daysOff: [], skipped: [], ...pauses };
  const waiting = await countQueued(connection, userId);
  const pools = Map.groupBy(await listPools(connection, userId), ({ queueId }) => queueId);
  return {
    ...pauses,
    holidays: placeOf(plan.settings),
    daysOff: plan.settings.daysOff,
    skipped: nextDaysOff(plan.daysOff, clockDate(now, plan.timeZone), skippedShown),
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
      evergreen: {
        mode: queue.evergreenMode,
        cooldownDays: queue.cooldownDays,
        poolSize: pools.get(queue.id)?.length ?? 0,
      },
    })),
  };
}

export interface FreeSlot {
  at: Date;
  queue: QueueRow;
}

/** The free slots from `from` until before `to`, earliest first, and only future ones. */
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
