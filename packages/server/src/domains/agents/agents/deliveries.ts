import {
  createPost,
  isPrivateAddress,
  newsAgentRun,
  type AgentDelivery,
  type AgentResult,
} from '@limelight/contracts';
import { agentDeliveryLimit } from '@limelight/contracts/catalog';
import type { Context } from '../../../context.ts';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import { keepDraftIn } from '../../posts/posts/index.ts';
import { findRunOf } from '../../runs/runs/index.ts';
import { findOwnerOf } from '../../teams/teams/index.ts';
import { findAgent, findAgentRun, listAgentRuns, type AgentRow } from './repository/agents.ts';
import { keepItemAsSource } from './storing.ts';

/** A person's own agent, or one shared with them. Refuses with `not_found` or `team_role_missing`. */
export async function openAgent(
  connection: Connection,
  userId: string,
  id: string,
  need: 'see' | 'use',
): Promise<AgentRow> {
  const agent = existing(
    await findAgent(connection, await findOwnerOf(connection, userId, 'agent', id, need), id),
  );
  return agent;
}

/** Refuses what only the owner may do with `item_owner_only`, and with `not_found` if the caller may not see it. */
export async function requireOwner(connection: Connection, userId: string, id: string): Promise<void> {
  if ((await openAgent(connection, userId, id, 'see')).userId !== userId)
    throw new AppError('item_owner_only');
}

/** The result of a finished run. Null for a run that has none, or whose result has been deleted. */
async function resultOf(connection: Connection, ownerId: string, runId: string): Promise<AgentResult | null> {
  const run = await findRunOf(connection, ownerId, runId);
  // Both kinds of agents have the same result.
  return newsAgentRun.result.safeParse(run?.result?.value).data ?? null;
}

/** Items without an address come from the owner's own texts and dates, which nobody else sees. */
const isPublic = ({ work }: AgentRow, url: string | null): url is string =>
  url !== null && !isPrivateAddress(work, url);

/**
 * What the agent's last runs delivered: drafts, and pages that are public. Neither their inputs nor what they left out
 * is part of it.
 */
export async function readDeliveries(context: Context, userId: string, id: string): Promise<AgentDelivery[]> {
  const { db } = context.database;
  const agent = await openAgent(db, userId, id, 'see');
  const deliveries: AgentDelivery[] = [];
  for (const { runId, status, createdAt } of await listAgentRuns(db, agent.id, agentDeliveryLimit)) {
    const { items = [], drafts = [] } = (await resultOf(db, agent.userId, runId)) ?? {};
    deliveries.push({
      runId,
      status,
      at: createdAt.toISOString(),
      items: items.flatMap(({ title, url, publishedAt, topics }) =>
        isPublic(agent, url) ? [{ title, url, publishedAt, topics }] : [],
      ),
      drafts: drafts.map(({ postId, text, written }) => ({ postId, text, written })),
    });
  }
  return deliveries;
}

/** Copies a delivered draft, with the page it was written from, to the caller's drafts. */
export async function takeDelivered(
  context: Context,
  userId: string,
  { id, runId, postId }: { id: string; runId: string; postId: string },
): Promise<string> {
  return context.database.db.transaction(async (tx) => {
    const agent = await openAgent(tx, userId, id, 'use');
    const run = await findAgentRun(tx, runId);
    const result = run?.agentId === agent.id ? await resultOf(tx, agent.userId, runId) : null;
    const draft = result?.drafts.find((one) => one.postId === postId);
    if (draft === undefined) throw new AppError('not_found');
    const { id: copyId } = await keepDraftIn(
      context,
      tx,
      userId,
      createPost.body.parse({ text: draft.text }),
    );
    const item = result?.items.find(({ key }) => key === draft.itemKey);
    if (item !== undefined && isPublic(agent, item.url))
      await keepItemAsSource(context, tx, userId, copyId, item);
    return copyId;
  });
}
