import { planDraftLimit, planWeeks, type IdeaPlan } from '@limelight/contracts';
import { findGaps } from '@limelight/post-text';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/index.ts';
import { findFreeSlots } from '../../publishing/queues/index.ts';
import { draftFor } from './draft.ts';
import { standingsOf } from './present.ts';
import { listIdeaRows, listPlanned, lockIdeas, updateIdea, type IdeaRow } from './repository.ts';
import { inTurn, statusOf } from './rules/board.ts';

const weekMs = 7 * 86_400_000;

interface OpenSlot {
  at: Date;
  queueName: string;
}

/** Free slots of the coming weeks without a planned draft. Queues with a slot at the same moment share it. */
async function openSlots(context: Context, userId: string, planned: readonly IdeaRow[]): Promise<OpenSlot[]> {
  const from = new Date(context.clock.now());
  const to = new Date(from.getTime() + planWeeks * weekMs);
  const taken = new Set(planned.map(({ plannedFor }) => plannedFor?.getTime()));
  const free = new Map<number, OpenSlot>();
  for (const { at, queue } of await findFreeSlots(context, userId, { from, to }))
    if (!taken.has(at.getTime()) && !free.has(at.getTime()))
      free.set(at.getTime(), { at, queueName: queue.name });
  return [...free.values()];
}

async function plannedIdeas(context: Context, userId: string) {
  const { db } = context.database;
  const rows = await listPlanned(db, userId, new Date(context.clock.now()));
  const standing = await standingsOf(db, userId, rows);
  return rows.flatMap((row) => {
    const post = standing(row);
    return post === null || row.plannedFor === null ? [] : [{ row, post, at: row.plannedFor }];
  });
}

export async function readIdeaPlan(context: Context, userId: string): Promise<IdeaPlan['slots']> {
  const planned = await plannedIdeas(context, userId);
  const free = await openSlots(
    context,
    userId,
    planned.map(({ row }) => row),
  );
  return [
    ...free.map(({ at, queueName }) => ({ at: at.toISOString(), queueName, idea: null, draft: null })),
    ...planned.map(({ row: { id, angle, pillar, basis }, post, at }) => ({
      at: at.toISOString(),
      queueName: '',
      idea: { id, angle, pillar, basis },
      draft: {
        postId: post.id,
        status: post.status,
        scheduledAt: post.scheduledAt?.toISOString() ?? null,
        openGaps: findGaps(post.text).length,
      },
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
}

/** Creates a draft for each free slot of the coming weeks. Refuses with `idea_no_slots` and `idea_none_left`. */
export async function fillPlan(context: Context, userId: string): Promise<number> {
  const planned = await plannedIdeas(context, userId);
  const slots = await openSlots(
    context,
    userId,
    planned.map(({ row }) => row),
  );
  if (slots.length === 0) throw new AppError('idea_no_slots');
  return context.database.db.transaction(async (tx) => {
    await lockIdeas(tx, userId);
    const rows = await listIdeaRows(tx, userId);
    const standing = await standingsOf(tx, userId, rows);
    const taken = new Set(
      rows.flatMap((row) => (standing(row) === null ? [] : (row.plannedFor?.getTime() ?? []))),
    );
    const open = slots.filter(({ at }) => !taken.has(at.getTime())).slice(0, planDraftLimit);
    const inColumn = (column: 'kept' | 'new') =>
      rows.filter((row) => statusOf(row, standing(row)) === column);
    const chosen = inTurn(inColumn('kept'), inColumn('new')).slice(0, open.length);
    if (chosen.length === 0) throw new AppError('idea_none_left');
    for (const [index, row] of chosen.entries()) {
      await draftFor(context, tx, row);
      await updateIdea(tx, row.id, { plannedFor: open[index]?.at ?? null });
    }
    return chosen.length;
  });
}
