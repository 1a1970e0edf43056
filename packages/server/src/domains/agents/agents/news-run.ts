import { newsAgentRun, newsSettings, type NewsSettings } from '@limelight/contracts';
import { z } from 'zod';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import { implementRun } from '../../../run.ts';
import { stepResult } from '../../runs/runs/index.ts';
import { endAgentRun, findAgent, insertAgentRun, listStories, type AgentRow } from './repository/agents.ts';
import { agentOutcome } from './outcome.ts';
import { readArticles, readFeeds } from './reading.ts';
import { storeResult } from './storing.ts';
import { rankItems, writeDrafts } from './working.ts';

type Input = z.output<(typeof newsAgentRun)['input']>;

/** The part of the stored step `settings` that `save` needs. */
const worked = z.object({ settings: newsSettings });

/** Returns the saved agent's settings, or else those in the input. Refuses with `not_found` and `agent_unfit`. */
async function settingsOf(
  connection: Connection,
  userId: string,
  { agentId, topics, feeds, settings }: Input,
): Promise<{ agent: AgentRow | null; settings: NewsSettings }> {
  if (agentId === undefined)
    return {
      agent: null,
      settings: newsSettings.parse({ ...settings, ...(topics && { topics }), ...(feeds && { feeds }) }),
    };
  const agent = existing(await findAgent(connection, userId, agentId));
  if (agent.work.kind !== 'news' || agent.work.settings.feeds.length === 0) throw new AppError('agent_unfit');
  return { agent, settings: agent.work.settings };
}

/** Reads feeds, ranks their stories, and makes a digest and drafts. A run that keeps no story is free. */
export const newsAgent = implementRun(newsAgentRun, {
  where: 'worker',
  steps: {
    feeds: 'Read a feed',
    rank: 'Choose what fits',
    articles: 'Read the article',
    draft: 'Write a draft',
    'draft-check': 'Compare the draft with its source',
  },
  outcome: agentOutcome,
  async prepare(tx, run, input) {
    const { agent } = await settingsOf(tx, run.userId, input);
    const { id: runId, userId } = run;
    const createdAt = new Date(run.context.clock.now());
    const slot = input.slot ?? null;
    await insertAgentRun(tx, {
      runId,
      userId,
      agentId: agent?.id ?? null,
      slot,
      status: 'running',
      createdAt,
    });
  },
  async work(run, input) {
    const { database } = run.context;
    const { settings, delivered, known } = await run.step('settings', async () => {
      const { agent, settings: chosen } = await settingsOf(database.db, run.userId, input);
      const told = agent === null ? [] : await listStories(database.db, agent.id);
      return {
        settings: chosen,
        delivered: told.map(({ key }) => key),
        known: told.slice(0, 300).map(({ title }) => title),
      };
    });
    const { topics, blocked, feeds, languages, results, maxAgeDays, voice, industry, outputs } = settings;
    const { stories, problems, sources } = await readFeeds(run, 'feeds', feeds, { maxAgeDays, languages });
    const ranked = await rankItems(run, 'rank', stories, {
      topics,
      blocked,
      known,
      delivered,
      maxAgeDays,
      most: results,
    });
    const items = await readArticles(run, 'articles', ranked.items);
    const writes = outputs.includes('drafts') || outputs.includes('approval');
    const wishes = [industry === null ? '' : `For readers in: ${industry}`, voice].filter(Boolean).join('\n');
    const { drafts, dropped } = writes
      ? await writeDrafts(run, 'draft', items, wishes)
      : { drafts: [], dropped: [] };
    const left = [...dropped, ...ranked.dropped];
    return { items, drafts, dropped: left, problems, sources, kept: true, decks: [], pictures: [] };
  },
  async save(tx, run, result, input) {
    // Use the settings the run started with, because the agent may have been changed or deleted since.
    const { settings } = worked.parse(await stepResult(tx, run.id, 'settings'));
    const { outputs } = settings;
    const approval = outputs.includes('approval');
    await storeResult(tx, run, result, {
      agentId: input.agentId ?? null,
      keepDrafts: approval || outputs.includes('drafts'),
      approval,
      mail: outputs.includes('digest'),
    });
  },
  undo: async (tx, run) => endAgentRun(tx, run.id, 'failed'),
});
