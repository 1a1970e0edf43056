import { isDeepStrictEqual } from 'node:util';
import {
  type Agent,
  type AgentDraft,
  type AgentSchedule,
  type EndpointData,
  type EndpointInput,
  type ItemSharing,
  type PostObstacle,
  type listAgentDrafts,
  type updateAgent,
} from '@limelight/contracts';
import { unsupportedIn } from '@limelight/post-text';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError, existing, pageOf, readCursor, writeCursor } from '../../../platform/http/index.ts';
import { findPost, lockPost, type PostWithMedia } from '../../posts/posts/index.ts';
import { findRunOf } from '../../runs/runs/index.ts';
import { lockPerson } from '../../publishing/publishing/index.ts';
import { addToQueue, findQueueObstacles, listQueues } from '../../publishing/queues/index.ts';
import { listPostSources } from '../../posts/sources/index.ts';
import { endItemSharing, listSharedItems, lockShare } from '../../teams/teams/index.ts';
import { openAgent, requireOwner } from './deliveries.ts';
import { presentAgent } from './present.ts';
import {
  changeAgent,
  countPending,
  deleteAgent,
  insertVersion,
  lastRuns,
  listAgents,
  listAgentsById,
  listDrafts,
  lockAgent,
  takeDraft,
  type AgentDraftRow,
  type AgentRow,
} from './repository/agents.ts';
import { nextSlot } from './rules/slots.ts';
import { outgrowsLink } from './sharing.ts';

type Changes = EndpointInput<typeof updateAgent>['body'];

export function nextRunOf(schedule: AgentSchedule | null, enabled: boolean, after: number): Date | null {
  const at = schedule === null || !enabled ? null : nextSlot(schedule, after);
  return at === null ? null : new Date(at);
}

async function listSharings(connection: Connection, userId: string): Promise<Map<string, ItemSharing>> {
  const shared = await listSharedItems(connection, userId, 'agent');
  return new Map(shared.map(({ itemId, ...sharing }) => [itemId, sharing]));
}

async function present(connection: Connection, userId: string, rows: readonly AgentRow[]): Promise<Agent[]> {
  const isOwn = rows.every((row) => row.userId === userId);
  const sharings = isOwn ? new Map<string, ItemSharing>() : await listSharings(connection, userId);
  const runs = await lastRuns(
    connection,
    rows.map(({ id }) => id),
  );
  const pending = await countPending(connection, userId);
  return rows.flatMap((row) => {
    const sharing = sharings.get(row.id) ?? null;
    // The sharing can have ended since the rows were read.
    if (row.userId !== userId && sharing?.ownerId !== row.userId) return [];
    return [presentAgent(row, runs.get(row.id) ?? null, pending.get(row.id) ?? 0, sharing)];
  });
}

export async function readAgents(context: Context, userId: string): Promise<Agent[]> {
  const { db } = context.database;
  const shared = await listAgentsById(db, [...(await listSharings(db, userId)).keys()]);
  return present(db, userId, [...(await listAgents(db, userId)), ...shared]);
}

/** A person's own agent, or one shared with them. Refuses with `not_found`. */
export async function readAgent(context: Context, userId: string, id: string): Promise<Agent> {
  const { db } = context.database;
  const [agent] = await present(db, userId, [await openAgent(db, userId, id, 'see')]);
  if (agent === undefined) throw new AppError('not_found');
  return agent;
}

/**
 * Changes an agent. If the change adds an address to a shared agent, its link ends, so that nothing is published
 * without consent. Refuses with `not_found`, `item_owner_only` or `agent_changed`.
 */
export async function editAgent(
  context: Context,
  userId: string,
  id: string,
  changes: Changes,
): Promise<Agent> {
  const now = context.clock.now();
  await context.database.db.transaction(async (tx) => {
    await requireOwner(tx, userId, id);
    const agent = existing(await lockAgent(tx, userId, id));
    if (changes.version !== undefined && changes.version !== agent.version)
      throw new AppError('agent_changed');
    const work = changes.work ?? agent.work;
    const schedule = changes.schedule === undefined ? (agent.schedule ?? null) : changes.schedule;
    const enabled = changes.enabled ?? agent.enabled;
    const renewed = !isDeepStrictEqual(work, agent.work);
    const version = agent.version + (renewed ? 1 : 0);
    const replanned = !isDeepStrictEqual(schedule, agent.schedule ?? null) || enabled !== agent.enabled;
    await changeAgent(tx, id, {
      name: changes.name ?? agent.name,
      purpose: changes.purpose ?? agent.purpose,
      work,
      schedule,
      enabled,
      version,
      ...(outgrowsLink(agent, work) ? { shareToken: null } : {}),
      ...(replanned ? { nextRunAt: nextRunOf(schedule, enabled, now), problem: null } : {}),
      updatedAt: new Date(now),
    });
    if (renewed) await insertVersion(tx, { agentId: id, version, work, createdAt: new Date(now) });
  });
  return readAgent(context, userId, id);
}

/** Deletes an agent of the caller's. Refuses with `not_found` or `item_owner_only`. */
export async function removeAgent(context: Context, userId: string, id: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    await requireOwner(tx, userId, id);
    await deleteAgent(tx, userId, id);
    await endItemSharing(tx, 'agent', id);
  });
}

/** Drafts awaiting approval, without posts that are no longer drafts. */
export async function readDrafts(
  context: Context,
  userId: string,
  { cursor, limit }: EndpointInput<typeof listAgentDrafts>['query'],
): Promise<EndpointData<typeof listAgentDrafts>> {
  const { db } = context.database;
  const names = new Map((await listAgents(db, userId)).map(({ id, name }) => [id, name]));
  const waiting: { row: AgentDraftRow; post: PostWithMedia }[] = [];
  const read = await listDrafts(db, userId, { after: readCursor(cursor), limit: limit + 1 });
  const { rows, nextCursor } = pageOf(read, limit, ({ createdAt: at, postId: id }) =>
    writeCursor({ at, id }),
  );
  for (const row of rows) {
    const post = await findPost(db, userId, row.postId);
    if (post?.status === 'draft') waiting.push({ row, post });
  }
  const obstacles = await findQueueObstacles(
    context,
    db,
    userId,
    waiting.map(({ post }) => post),
  );
  const drafts: AgentDraft[] = [];
  for (const [index, { row, post }] of waiting.entries()) {
    const { postId, agentId, runId, createdAt } = row;
    const sources = await listPostSources(db, userId, postId);
    const byRule = unsupportedIn(
      post.text,
      sources.map(({ title, text }) => `${title}\n${text}`),
    );
    const found = await foundByRun(db, userId, { runId, postId });
    drafts.push({
      postId,
      agentId,
      runId,
      agentName: (agentId === null ? undefined : names.get(agentId)) ?? 'News',
      text: post.text,
      unsupported: [...new Set([...byRule, ...found.filter((words) => post.text.includes(words))])],
      version: post.version,
      obstacles: obstacles[index] ?? [],
      createdAt: createdAt.toISOString(),
    });
  }
  return { items: drafts, nextCursor };
}

/** What the run that wrote a draft found in it, also by its model. */
async function foundByRun(
  connection: Connection,
  userId: string,
  { runId, postId }: Pick<AgentDraftRow, 'runId' | 'postId'>,
): Promise<string[]> {
  const run = await findRunOf(connection, userId, runId);
  const read = z.object({ drafts: z.array(foundIn) }).safeParse(run?.result?.value);
  return read.success ? (read.data.drafts.find((one) => one.postId === postId)?.unsupported ?? []) : [];
}

const foundIn = z.object({ postId: z.string(), unsupported: z.array(z.string()).default([]) });

const refusalOf = ({ code, detail }: PostObstacle) =>
  new AppError(code, detail === null ? undefined : { reason: detail });

/**
 * Schedules a draft in the next free slot of the first queue. Refuses with `not_found`, `agent_draft_changed` if the
 * post is not in the given version, the first obstacle of the draft, and the errors of `addToQueue`.
 */
export async function approveDraft(
  context: Context,
  userId: string,
  postId: string,
  version: number,
): Promise<{ scheduledAt: string | null }> {
  return context.database.db.transaction(async (tx) => {
    if (!(await takeDraft(tx, userId, postId))) throw new AppError('not_found');
    // The lock order must match that of the queues.
    await lockPerson(tx, userId);
    await lockShare(tx, postId);
    const post = existing(await lockPost(tx, postId, userId));
    if (post.version !== version) throw new AppError('agent_draft_changed');
    const [[obstacle] = []] = await findQueueObstacles(context, tx, userId, [post]);
    if (obstacle !== undefined) throw refusalOf(obstacle);
    const [queue] = await listQueues(tx, userId);
    if (queue === undefined) throw new AppError('queue_missing');
    const { scheduledAt } = await addToQueue(context, tx, userId, queue.id, postId);
    return { scheduledAt };
  });
}
