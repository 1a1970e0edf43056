import { evergreenLimit, type EvergreenPool } from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { Context } from '../../../../context.ts';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import { copyMedia } from '../../../posts/media/index.ts';
import { findPost, keepDraftIn, lockPost, type PostWithMedia } from '../../../posts/posts/index.ts';
import { everything, listHalts, lockPerson, scheduleIn } from '../../publishing/index.ts';
import { isApproved } from '../../../teams/teams/index.ts';
import type { QueueRow } from '../repository/queues.ts';
import { upcomingSlots } from '../rules/slots.ts';
import { requireUnlike } from '../service/guard.ts';
import { loadPlan, type Plan } from '../service/plan.ts';
import {
  deleteEvergreen,
  insertEvergreen,
  listFillingQueues,
  listPool,
  listUsedSlots,
  markUsed,
  type EvergreenRow,
} from '../repository/evergreen.ts';
import { proposalsFor, readyAt, readyFor } from './rules.ts';

const hourMs = 3_600_000;
const proposedMs = 7 * 24 * hourMs;
/** How long before its time an empty slot is filled. */
const fillAheadMs = 24 * hourMs;

interface Own {
  plan: Plan;
  queue: QueueRow;
}

async function requireQueue(
  connection: Connection,
  userId: string,
  queueId: string,
  now: Date,
): Promise<Own> {
  const plan = await loadPlan(connection, userId, now);
  const queue = plan?.queues.find(({ id }) => id === queueId);
  if (plan === null || queue === undefined) throw new AppError('not_found');
  return { plan, queue };
}

/** Requires a published post that can be repeated unchanged. */
async function requireRepeatable(
  connection: Connection,
  userId: string,
  postId: string,
): Promise<PostWithMedia & { publishedAt: Date }> {
  const post = existing(await findPost(connection, userId, postId));
  const { status, publishedAt } = post;
  if (status !== 'published' || publishedAt === null || post.removedAt !== null)
    throw new AppError('post_not_published');
  return { ...post, publishedAt };
}

function freeSlots({ plan, queue }: Own, now: Date, withinMs: number): Date[] {
  const found: Date[] = [];
  for (const { at } of upcomingSlots(plan.searchOf(queue, now))) {
    if (at.getTime() > now.getTime() + withinMs) break;
    if (!plan.taken.has(at)) found.push(at);
  }
  return found;
}

/** The evergreen posts of a queue, and the slots they could fill in the coming week. */
export async function readPool(
  context: Context,
  connection: Connection,
  userId: string,
  queueId: string,
): Promise<EvergreenPool> {
  const now = new Date(context.clock.now());
  const own = await requireQueue(connection, userId, queueId, now);
  const { cooldownDays, evergreenMode } = own.queue;
  const pool: (EvergreenRow & { title: string })[] = [];
  for (const row of await listPool(connection, userId, queueId)) {
    const post = await findPost(connection, userId, row.postId);
    if (post !== null) pool.push({ ...row, title: firstLine(post.text, 120) });
  }
  const slots = evergreenMode === 'off' ? [] : freeSlots(own, now, proposedMs);
  return {
    items: pool.map((row) => ({
      postId: row.postId,
      title: row.title,
      lastUsedAt: row.lastUsedAt.toISOString(),
      readyAt: readyAt(row, cooldownDays).toISOString(),
    })),
    proposals: proposalsFor(pool, slots, cooldownDays).map(({ at, row }) => ({
      at: at.toISOString(),
      postId: row.postId,
      title: row.title,
    })),
  };
}

/** Changes the evergreen posts while holding the user's lock, so that nothing else plans for them. */
async function change(
  context: Context,
  userId: string,
  queueId: string,
  work: (tx: Tx, own: Own) => Promise<void>,
): Promise<EvergreenPool> {
  return context.database.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await work(tx, await requireQueue(tx, userId, queueId, new Date(context.clock.now())));
    return readPool(context, tx, userId, queueId);
  });
}

/** Makes a published post evergreen. Refuses with `not_found`, `post_not_published` and `evergreen_full`. */
export async function addToPool(
  context: Context,
  userId: string,
  queueId: string,
  postId: string,
): Promise<EvergreenPool> {
  return change(context, userId, queueId, async (tx) => {
    const { publishedAt } = await requireRepeatable(tx, userId, postId);
    const others = (await listPool(tx, userId, queueId)).filter((row) => row.postId !== postId);
    if (others.length >= evergreenLimit) throw new AppError('evergreen_full');
    await insertEvergreen(tx, { userId, queueId, postId, lastUsedAt: publishedAt });
  });
}

export async function takeFromPool(
  context: Context,
  userId: string,
  queueId: string,
  postId: string,
): Promise<EvergreenPool> {
  return change(context, userId, queueId, async (tx) => deleteEvergreen(tx, { userId, queueId, postId }));
}

/** Schedules a copy of a post for a free slot. The user must be locked. Returns the id of the copy. */
async function repeat(
  context: Context,
  tx: Tx,
  { plan, queue }: Own,
  row: EvergreenRow,
  at: Date,
): Promise<string> {
  const { userId, postId } = row;
  const { timeZone } = plan;
  const { cooldownDays } = queue;
  if (readyAt(row, cooldownDays) > at) throw new AppError('evergreen_resting');
  // It stays as it is until its copy is scheduled.
  await lockPost(tx, postId, userId);
  const post = await requireRepeatable(tx, userId, postId);
  if (!(await isApproved(tx, post))) throw new AppError('team_repeat_unapproved');
  const { text, visibility, attachment, firstComment, media } = post;
  // The day of tolerance leaves out the post's own last use, which the cool-down has already covered.
  await requireUnlike(context, tx, { userId, postId, text, at, cooldownDays: cooldownDays - 1, timeZone });
  const copy = await keepDraftIn(context, tx, userId, {
    text,
    visibility,
    attachment,
    firstComment,
    media: await copyMedia(tx, userId, media, new Date(context.clock.now())),
  });
  await scheduleIn(context, tx, userId, copy.id, { at, timeZone, queueId: queue.id, note: null });
  await markUsed(tx, { userId, queueId: queue.id, postId, at });
  return copy.id;
}

export async function usePost(
  context: Context,
  userId: string,
  queueId: string,
  { postId, at }: { postId: string; at: Date },
): Promise<EvergreenPool & { scheduledId: string }> {
  let scheduledId = '';
  const pool = await change(context, userId, queueId, async (tx, own) => {
    const row = (await listPool(tx, userId, queueId)).find((one) => one.postId === postId);
    if (row === undefined) throw new AppError('not_found');
    const now = new Date(context.clock.now());
    const free = freeSlots(own, now, proposedMs).some((slot) => slot.getTime() === at.getTime());
    if (!free) throw new AppError('slot_taken');
    scheduledId = await repeat(context, tx, own, row, at);
  });
  return { ...pool, scheduledId };
}

/** Fills an empty slot of the next day. False when there is none left that can be filled. */
async function fillOne(
  context: Context,
  userId: string,
  queueId: string,
  refused: Set<string>,
): Promise<boolean> {
  const now = new Date(context.clock.now());
  let tried = '';
  try {
    return await context.database.db.transaction(async (tx) => {
      await lockPerson(tx, userId);
      const own = await requireQueue(tx, userId, queueId, now);
      const halts = await listHalts(tx, userId);
      if (halts.some(({ scope }) => scope === everything || scope === queueId)) return false;
      const used = new Set((await listUsedSlots(tx, userId, queueId, now)).map((at) => at.getTime()));
      const pool = await listPool(tx, userId, queueId);
      for (const at of freeSlots(own, now, fillAheadMs)) {
        if (used.has(at.getTime())) continue;
        const ready = readyFor(pool, at, own.queue.cooldownDays);
        const row = ready.find((one) => !refused.has(`${one.postId} ${at.getTime()}`));
        if (row === undefined) continue;
        tried = `${row.postId} ${at.getTime()}`;
        await repeat(context, tx, own, row, at);
        return true;
      }
      return false;
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context.log.info({ userId, queueId, code: error.code }, 'an empty slot was not filled');
    if (tried === '') return false;
    refused.add(tried);
    return true;
  }
}

/**
 * Fills slots that are still empty a day before their time, in the queues that want it. Can be repeated at any time.
 */
export async function fillEmptySlots(context: Context): Promise<void> {
  if (context.linkedin === null) return;
  for (const { id, userId } of await listFillingQueues(context.database.db)) {
    const refused = new Set<string>();
    while (await fillOne(context, userId, id, refused));
  }
}
