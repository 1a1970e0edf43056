import {
  agentPrice,
  agentRun,
  agentTools,
  customSettings,
  type AgentItem,
  type AgentResult,
  type AgentStep,
  type CustomSettings,
} from '@limelight/contracts';
import type { z } from 'zod';
import type { Connection } from '../../platform/db/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { implementRun, type Run } from '../../run.ts';
import { searchOwnPosts } from './own-posts.ts';
import { endAgentRun, findAgent, insertAgentRun, listStories, type AgentRow } from './repository.ts';
import { filterItems } from './rules/filter.ts';
import { storeResult } from './storing.ts';
import { rankItems, readArticles, readFeeds, writeDrafts, type Dropped } from './working.ts';
import type { FeedStory } from './news/story.ts';

type Input = z.output<(typeof agentRun)['input']>;

/** An agent's steps, or those that came with the order. Refuses with `not_found` and `agent_unfit`. */
async function settingsOf(
  connection: Connection,
  userId: string,
  { agentId, steps, costLimit }: Input,
): Promise<{ agent: AgentRow | null; settings: CustomSettings }> {
  if (agentId === undefined) return { agent: null, settings: customSettings.parse({ steps, costLimit }) };
  const agent = await findAgent(connection, userId, agentId);
  if (agent === null) throw new AppError('not_found');
  if (agent.work.kind !== 'custom' || agent.work.settings.steps.length === 0)
    throw new AppError('agent_unfit');
  return { agent, settings: agent.work.settings };
}

/** What a step hands to the next. */
interface Carried extends AgentResult {
  delivered: string[];
}

const asStory = (item: AgentItem): FeedStory => ({
  id: item.key,
  url: item.url,
  title: item.title,
  text: item.text,
  publishedAt: item.publishedAt,
  author: null,
  categories: [],
  feedTitle: item.sources[0]?.title ?? item.title,
  feedAddress: item.url ?? item.key,
  language: null,
});

const bare = (story: FeedStory): AgentItem => ({
  key: story.url ?? `${story.feedAddress}#${story.id}`,
  title: story.title,
  url: story.url,
  text: story.text,
  publishedAt: story.publishedAt,
  sources: [{ title: story.feedTitle, url: story.url }],
  topics: [],
  score: 0,
});

const itemsCarried = 200;
const withItems = (carried: Carried, more: readonly AgentItem[]) => ({
  ...carried,
  items: [...carried.items, ...more].slice(0, itemsCarried),
});

async function doStep(run: Run, name: string, step: AgentStep, carried: Carried): Promise<Carried> {
  switch (step.tool) {
    case 'read-feeds': {
      const { stories, problems } = await readFeeds(run, name, step.feeds, { maxAgeDays: 60, languages: [] });
      const read = withItems(carried, stories.map(bare));
      return { ...read, problems: [...carried.problems, ...problems] };
    }
    case 'read-pages': {
      const pages = step.addresses.map((url): AgentItem => ({
        key: url,
        title: url,
        url,
        text: '',
        publishedAt: null,
        sources: [{ title: new URL(url).hostname, url }],
        topics: [],
        score: 0,
      }));
      return withItems(carried, await readArticles(run, name, pages));
    }
    case 'search-posts':
      return withItems(carried, await run.step(name, (at) => searchOwnPosts(run, step, at)));
    case 'filter': {
      const { kept, dropped } = await run.stepWith(name, step, (options, at) => {
        const filtered = filterItems(carried.items, options, run.context.clock.now());
        at.summarise(`${filtered.kept.length} of ${carried.items.length} items kept`);
        return filtered;
      });
      return { ...carried, items: kept, dropped: [...carried.dropped, ...dropped] };
    }
    case 'rank': {
      const { topics, most } = step;
      const wanted = {
        topics,
        blocked: [],
        known: [],
        delivered: carried.delivered,
        maxAgeDays: 3_650,
        most,
      };
      const { items, dropped } = await rankItems(run, name, carried.items.map(asStory), wanted);
      return { ...carried, items, dropped: [...carried.dropped, ...dropped] };
    }
    case 'write': {
      const chosen = carried.items.slice(0, step.most);
      const read = await readArticles(run, `${name}-articles`, chosen);
      const wishes = { voice: '', industry: '', instruction: step.instruction };
      const { drafts, dropped } = await writeDrafts(run, name, read, wishes);
      return {
        ...carried,
        items: read,
        drafts: [...carried.drafts, ...drafts],
        dropped: [...carried.dropped, ...dropped],
      };
    }
    // Both happen when the result is stored, once, together with what the run costs.
    case 'keep-drafts':
    case 'mail':
      return carried;
  }
}

/** Runs the steps of a custom agent, each with what those before it found. */
export const customAgent = implementRun(agentRun, {
  where: 'worker',
  price: async (tx, { userId }, input) => agentPrice((await settingsOf(tx, userId, input)).settings),
  charge: ({ drafts }) => agentTools.write.credits * drafts.filter(({ written }) => written).length,
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
    const { steps, delivered } = await run.step('settings', async () => {
      const { db } = run.context.database;
      const { agent, settings } = await settingsOf(db, run.userId, input);
      const told = agent === null ? [] : await listStories(db, agent.id);
      return { steps: settings.steps, delivered: told.map(({ key }) => key) };
    });
    let carried: Carried = { items: [], drafts: [], dropped: [], problems: [], delivered };
    for (const [index, step] of steps.entries())
      carried = await doStep(run, `${index + 1}-${step.tool}`, step, carried);
    const { items, drafts, problems } = carried;
    const dropped: Dropped[] = carried.dropped.slice(0, 200);
    return { items: items.slice(0, 50), drafts, dropped, problems };
  },
  async save(tx, run, result, input) {
    const found = await settingsOf(tx, run.userId, input).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    const steps = found?.settings.steps ?? [];
    const keeping = steps.find((step) => step.tool === 'keep-drafts');
    await storeResult(tx, run, result, {
      agent: found?.agent ?? null,
      keepDrafts: keeping !== undefined,
      approval: keeping?.approval ?? false,
      mail: steps.some(({ tool }) => tool === 'mail'),
    });
  },
  undo: async (tx, run) => endAgentRun(tx, run.id, 'failed'),
});
