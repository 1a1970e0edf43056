import { randomUUID } from 'node:crypto';
import {
  queueLimit,
  type changeQueue,
  type changeQueueSettings,
  type createQueue,
  type EndpointInput,
  type QueuePlan,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { erasePools } from '../repository/evergreen.ts';
import { holidayCountries, holidayRegions, type HolidayPlace } from '../days-off/holidays.ts';
import { listHalts, lockPerson } from '../../publishing/index.ts';
import {
  beginSettings,
  insertQueue,
  listQueues,
  removeQueue,
  updateQueue,
  updateSettings,
  type QueueRow,
} from '../repository/queues.ts';
import { orderSlots } from '../rules/slots.ts';
import { readPlan } from './plan.ts';

/** Changes the queues while nothing else plans for this user, and returns their new state. */
async function change(
  context: Context,
  userId: string,
  work: (tx: Tx, queues: readonly QueueRow[], now: Date) => Promise<void>,
): Promise<QueuePlan> {
  return context.database.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await work(tx, await listQueues(tx, userId), new Date(context.clock.now()));
    return readPlan(context, tx, userId);
  });
}

function requireQueue(queues: readonly QueueRow[], queueId: string): QueueRow {
  const queue = queues.find(({ id }) => id === queueId);
  if (queue === undefined) throw new AppError('not_found');
  return queue;
}

function requireFreeName(queues: readonly QueueRow[], name: string): void {
  const same = (other: QueueRow) => other.name.toLocaleLowerCase() === name.toLocaleLowerCase();
  if (queues.some(same)) throw new AppError('queue_name_taken');
}

/** Refuses with `queue_limit` and `queue_name_taken`. */
export async function makeQueue(
  context: Context,
  userId: string,
  { name, slots, timeZone }: EndpointInput<typeof createQueue>['body'],
): Promise<QueuePlan> {
  return change(context, userId, async (tx, queues, now) => {
    if (queues.length >= queueLimit) throw new AppError('queue_limit');
    requireFreeName(queues, name);
    await beginSettings(tx, userId, timeZone, now);
    const row = { id: randomUUID(), userId, name, slots: orderSlots(slots), createdAt: now, updatedAt: now };
    await insertQueue(tx, row);
  });
}

/** Waiting posts keep their times. Refuses with `not_found` and `queue_name_taken`. */
export async function editQueue(
  context: Context,
  userId: string,
  queueId: string,
  { name, slots, evergreenMode, cooldownDays }: EndpointInput<typeof changeQueue>['body'],
): Promise<QueuePlan> {
  return change(context, userId, async (tx, queues, now) => {
    requireQueue(queues, queueId);
    const others = queues.filter(({ id }) => id !== queueId);
    if (name !== undefined) requireFreeName(others, name);
    const set = {
      ...(name === undefined ? {} : { name }),
      ...(slots === undefined ? {} : { slots: orderSlots(slots) }),
      ...(evergreenMode === undefined ? {} : { evergreenMode }),
      ...(cooldownDays === undefined ? {} : { cooldownDays }),
    };
    await updateQueue(tx, userId, queueId, set, now);
  });
}

/** Waiting posts keep their times. Refuses with `not_found` and `queue_paused`. */
export async function dropQueue(context: Context, userId: string, queueId: string): Promise<QueuePlan> {
  return change(context, userId, async (tx, queues) => {
    requireQueue(queues, queueId);
    if ((await listHalts(tx, userId)).some(({ scope }) => scope === queueId))
      throw new AppError('queue_paused');
    await removeQueue(tx, userId, queueId);
    await erasePools(tx, userId, queueId);
  });
}

async function requirePlace({ country, region }: HolidayPlace): Promise<void> {
  const known = (await holidayCountries()).some(({ code }) => code === country);
  if (!known)
    throw new AppError('invalid_input', [
      { path: 'holidays.country', message: 'Choose a country from the list.' },
    ]);
  if (region !== null && (await holidayRegions(country)).every(({ code }) => code !== region))
    throw new AppError('invalid_input', [
      { path: 'holidays.region', message: 'Choose a region from the list.' },
    ]);
}

/** Changes the settings of all queues of a user who has one. Waiting posts keep their times. */
export async function editSettings(
  context: Context,
  userId: string,
  { timeZone, holidays, daysOff }: EndpointInput<typeof changeQueueSettings>['body'],
): Promise<QueuePlan> {
  if (holidays) await requirePlace(holidays);
  return change(context, userId, async (tx, _queues, now) => {
    const set = {
      ...(timeZone === undefined ? {} : { timeZone }),
      ...(holidays === undefined
        ? {}
        : { holidayCountry: holidays?.country ?? null, holidayRegion: holidays?.region ?? null }),
      ...(daysOff === undefined
        ? {}
        : { daysOff: daysOff.toSorted((one, other) => one.from.localeCompare(other.from)) }),
    };
    await updateSettings(tx, userId, set, now);
  });
}
