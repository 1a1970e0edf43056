import * as contract from '@limelight/contracts';
import { refusedField } from '../api.ts';
import type { ToolContext } from '../tool.ts';
import * as field from './fields.ts';
import { instantOf } from './proposals.ts';
import { zoneOf } from './zone.ts';

export interface When {
  at: string;
  timeZone: string;
}

export const whenFields = {
  at: field.moment
    .optional()
    .describe(
      [
        'ISO 8601: with an offset an instant, without one the clock in timeZone, such as 2026-12-01T09:30.',
        'Left out: the next free slot of the first queue. For several posts give each its own time',
      ].join(' '),
    ),
  timeZone: contract.timeZone
    .optional()
    .describe('An IANA time zone, such as Asia/Kolkata. Left out: that of the person'),
};

const windowHours = 90 * 24;

/** The moments that wait for the person’s yes for other posts, in milliseconds. */
async function askedFor({ api, proposedTimes }: ToolContext, postId: string): Promise<Set<number>> {
  const { items } = await api.call(contract.listPublishRequests, {});
  const requested = items.flatMap(({ post, schedule }) =>
    schedule === null ? [] : { postId: post.id, ...schedule },
  );
  const proposed = (await proposedTimes?.()) ?? [];
  return new Set(
    [...requested, ...proposed]
      .filter((other) => other.postId !== postId)
      .map(({ at, timeZone }) => instantOf(at, timeZone).epochMilliseconds),
  );
}

/** The next slot of the first queue that neither a post nor a request has. */
async function freeSlot(context: ToolContext, postId: string): Promise<string> {
  const { api } = context;
  const { queues } = await api.call(contract.getQueues, {});
  const queue = queues.find(({ pausedAt, nextFree }) => pausedAt === null && nextFree !== null);
  const from = queue?.nextFree ?? null;
  if (queue === undefined || from === null)
    throw refusedField('at', 'There is no queue with a free slot, so a time is needed.');
  const taken = await askedFor(context, postId);
  if (!taken.has(Date.parse(from))) return from;
  const to = Temporal.Instant.from(from).add({ hours: windowHours }).toString();
  const { items } = await api.call(contract.listFreeSlots, { query: { from, to } });
  const free = items.find(({ at, queueId }) => queueId === queue.id && !taken.has(Date.parse(at)));
  if (free === undefined)
    throw refusedField('at', 'Every free slot is asked for already, so a time is needed.');
  return free.at;
}

/** The time asked for, or the next free slot. */
export async function timeOf(
  context: ToolContext,
  postId: string,
  given: { at?: string | undefined; timeZone?: string | undefined },
): Promise<When> {
  const known = given.timeZone ?? (await zoneOf(context));
  if (given.at === undefined) return { at: await freeSlot(context, postId), timeZone: known ?? 'UTC' };
  if (known === null) throw refusedField('timeZone', 'The time zone of the person is not known.');
  return { at: given.at, timeZone: known };
}
