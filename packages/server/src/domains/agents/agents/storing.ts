import { randomUUID } from 'node:crypto';
import { createPost, type AgentItem, type AgentResult } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { StartedRun } from '../../../run.ts';
import { hush, notify } from '../../accounts/notifications/index.ts';
import { recordFactUse } from '../../memory/facts/index.ts';
import { keepDraftIn } from '../../posts/posts/index.ts';
import { insertSource, linkSources } from '../../posts/sources/index.ts';
import { emitEvents } from '../../accounts/webhooks/index.ts';
import { agentMailJob } from './jobs.ts';
import { resultTitle } from './mail.ts';
import { changeAgent, endAgentRun, insertDrafts, insertStories, lockAgent } from './repository/agents.ts';
import { nothingRead } from './rules/unread.ts';

interface Storing {
  agentId: string | null;
  keepDrafts: boolean;
  approval: boolean;
  mail: boolean;
}

/** Stores an item that a draft was written from as its source. */
export async function keepItemAsSource(
  context: Context,
  tx: Tx,
  userId: string,
  postId: string,
  { title, url, text }: Pick<AgentItem, 'title' | 'url' | 'text'>,
): Promise<void> {
  if (text === '') return;
  const createdAt = new Date(context.clock.now());
  const id = randomUUID();
  await insertSource(tx, {
    id,
    userId,
    kind: 'page',
    title: title.slice(0, 200),
    address: url,
    text,
    passages: [],
    pages: null,
    own: false,
    speaker: '',
    createdAt,
  });
  await linkSources(tx, postId, [id], createdAt);
}

/** Stores the drafts with their sources, the delivered stories and the email, in the run's own transaction. */
export async function storeResult(
  tx: Tx,
  run: StartedRun,
  result: AgentResult,
  { agentId: ofAgent, keepDrafts, approval, mail }: Storing,
): Promise<void> {
  const { context, userId, id: runId } = run;
  const now = new Date(context.clock.now());
  // Null if the agent was not saved, or was deleted during the run. Its drafts are paid for, so they are stored anyway.
  const locked = ofAgent === null ? null : await lockAgent(tx, userId, ofAgent);
  const drafts = keepDrafts ? result.drafts : [];
  const items = new Map(result.items.map((item) => [item.key, item]));
  for (const { postId, text, itemKey, facts } of drafts) {
    await keepDraftIn(context, tx, userId, createPost.body.parse({ text }), postId);
    await recordFactUse(tx, userId, { postId, factIds: facts, now });
    const item = items.get(itemKey);
    if (item !== undefined) await keepItemAsSource(context, tx, userId, postId, item);
  }
  const agentId = locked?.id ?? null;
  if (approval) {
    await insertDrafts(
      tx,
      drafts.map(({ postId }) => ({ postId, userId, agentId, runId, createdAt: now })),
    );
    await emitEvents(
      context,
      tx,
      drafts.map(({ postId }) => ({
        userId,
        type: 'approval.requested',
        data: { postId, kind: 'agent-draft', agentId },
      })),
    );
  }
  const reported = new Set(locked?.reportedFeeds);
  const news = result.problems.filter(({ address }) => !reported.has(address));
  if (locked !== null) {
    await insertStories(
      tx,
      locked.id,
      result.items.map(({ key, title }) => ({ key: key.slice(0, 2_000), title })),
      now,
    );
    await changeAgent(tx, locked.id, { reportedFeeds: result.problems.map(({ address }) => address) });
  }
  const awaited = ofAgent === null || locked !== null;
  const tells = mail && awaited && (result.items.length > 0 || news.length > 0);
  const { items: found, sources, problems } = result;
  await endAgentRun(tx, runId, nothingRead(sources) && found.length === 0 ? 'failed' : 'done', {
    outcome: {
      items: found.length,
      drafts: result.drafts.length,
      dropped: result.dropped.length,
      sources,
      problems,
    },
    mail: tells
      ? {
          name: locked?.name ?? 'News',
          items: found.map(({ title, url, sources: from }) => ({ title, url, sources: from.length })),
          drafts: drafts.length,
          awaiting: approval ? drafts.length : 0,
          problems: news,
          sources,
        }
      : null,
  });
  if (tells) await context.queue.enqueue(tx, agentMailJob, { runId });
  const count = {
    items: found.length,
    drafts: drafts.length,
    problems: news.length,
    awaiting: approval ? drafts.length : 0,
    sources,
  };
  await tellResult(tx, run, locked?.name ?? 'News', { ...count, mailed: tells });
}

interface Counts {
  items: number;
  drafts: number;
  problems: number;
  awaiting: number;
  sources: AgentResult['sources'];
}

/** Notifies the person once of a run's result, unless there is nothing to report. Drafts that wait come first. */
async function tellResult(
  tx: Tx,
  { context, userId, id: runId }: StartedRun,
  name: string,
  { items, drafts, problems, awaiting, sources, mailed }: Counts & { mailed: boolean },
): Promise<void> {
  const event = { userId, kind: 'agent', key: `run:${runId}` } as const;
  if (awaiting > 0) {
    // Keeps the engine from announcing the same run.
    await hush(context, tx, event);
    return notify(context, tx, {
      userId,
      kind: 'approval',
      key: `approval:${runId}`,
      title:
        awaiting === 1
          ? 'A draft is waiting for your approval'
          : `${awaiting} drafts are waiting for your approval`,
      about: name,
      path: '/dashboard/agents',
      ...(mailed ? { mail: 'own' } : {}),
    });
  }
  if (items === 0 && problems === 0) return hush(context, tx, event);
  await notify(context, tx, {
    ...event,
    title: resultTitle(name, { items, drafts, sources }),
    path: items === 0 ? '/dashboard/agents' : `/dashboard/runs/${runId}`,
    mail: 'own',
  });
}
