import { randomUUID } from 'node:crypto';
import type { AgentItem, AgentResult, AgentResultDraft } from '@limelight/contracts';
import { AppError } from '../../../platform/http/index.ts';
import type { Run, Step } from '../../../run.ts';
import { readSource } from '../../posts/sources/index.ts';
import { readCopy } from './copies/read-copy.ts';
import { mergeStories } from './news/duplicates.ts';
import { rankStories, type DropReason, type Interest } from './news/ranking.ts';
import type { FeedStory, Story } from './news/story.ts';
import { newsPostAnswer, newsPostPrompt } from './prompts.ts';
import { claimsOf, outlineOf } from './rules/claims.ts';

const dayMs = 86_400_000;
const perFeed = 80;
const storedText = 2_000;
const articleText = 12_000;
const droppedShown = 200;

export type Dropped = AgentResult['dropped'][number];
export type Problem = AgentResult['problems'][number];

const reasons: Readonly<Record<DropReason, string>> = {
  blocked: 'It contains a blocked word',
  delivered: 'An earlier run delivered it',
  'too-old': 'It is too old',
  'off-topic': 'It is about none of the topics',
  'like-earlier': 'It resembles an earlier story',
  'ranked-lower': 'Others fit better',
};

/** Reads each feed in a step of its own and keeps stories that are at most `maxAgeDays` old. */
export async function readFeeds(
  run: Run,
  name: string,
  addresses: readonly string[],
  { maxAgeDays, languages }: { maxAgeDays: number; languages: readonly string[] },
): Promise<{ stories: FeedStory[]; problems: Problem[] }> {
  const oldest = run.context.clock.now() - maxAgeDays * dayMs;
  let done = 0;
  run.progress(
    0,
    addresses.length,
    `Reading ${addresses.length} ${addresses.length === 1 ? 'feed' : 'feeds'}`,
  );
  const read = await run.each(
    name,
    addresses,
    async (address, step) => {
      const { feed, problem } = await readCopy(run.context, address, {
        owner: run.userId,
        signal: step.signal,
      });
      const items = (feed?.items ?? []).filter(
        ({ publishedAt }) => publishedAt === null || Date.parse(publishedAt) >= oldest,
      );
      const language = feed?.language?.slice(0, 2).toLowerCase() ?? null;
      const wanted = languages.length === 0 || language === null || languages.includes(language);
      const kept = wanted ? items.slice(0, perFeed) : [];
      if (feed !== null) step.cite({ title: feed.title, address });
      step.summarise(problem ?? `${kept.length} of ${feed?.total ?? 0} items from ${feed?.title ?? address}`);
      done += 1;
      run.progress(done, addresses.length, `Read ${done} of ${addresses.length} feeds`);
      return {
        problem,
        stories: kept.map((item): FeedStory => ({
          ...item,
          text: item.text.slice(0, storedText),
          feedTitle: feed?.title ?? '',
          feedAddress: address,
          language,
        })),
      };
    },
    { concurrency: 6 },
  );
  return {
    stories: read.flatMap(({ stories }) => stories),
    problems: read.flatMap(({ problem }, index) =>
      problem === null ? [] : [{ address: addresses[index] ?? '', message: problem }],
    ),
  };
}

function itemOf(story: Story, topics: string[], score: number): AgentItem {
  const { key, title, url, text, publishedAt, sources } = story;
  return {
    key,
    title,
    url,
    text,
    publishedAt,
    sources: sources.slice(0, 10),
    topics,
    score: Math.round(score * 100),
  };
}

/** Merges and ranks stories in one step that records for each why it was kept or dropped. */
export async function rankItems(
  run: Run,
  name: string,
  stories: readonly FeedStory[],
  interest: Omit<Interest, 'now' | 'delivered'> & { delivered: readonly string[] },
): Promise<{ items: AgentItem[]; dropped: Dropped[] }> {
  return run.stepWith(name, interest, (wanted, step) => {
    const merged = mergeStories(stories);
    const ranking = rankStories(merged, {
      ...wanted,
      delivered: new Set(wanted.delivered),
      now: run.context.clock.now(),
    });
    step.summarise(
      `${stories.length} items read, ${stories.length - merged.length} repeated, ${ranking.kept.length} kept`,
    );
    return {
      items: ranking.kept.map(({ story, topics, score }) => itemOf(story, topics, score)),
      dropped: ranking.dropped
        .slice(0, droppedShown)
        .map(({ title, url, reason, detail }) => ({ title, url, reason: reasons[reason], detail })),
    };
  });
}

async function articleAt(run: Run, url: string, step: Step): Promise<string> {
  const found = await run.context.feeds.politely(
    url,
    async () => run.context.webPages.fetchArticle(url, step.signal),
    step.signal,
  );
  const bytes = 'pdf' in found ? found.pdf : new TextEncoder().encode(found.html);
  const shape = 'pdf' in found ? 'pdf' : found.contentType === 'text/plain' ? 'plain' : 'html';
  const order = { shape, bytes, pageLimit: 20, address: found.finalUrl } as const;
  const { text } = await readSource(run.context, run.userId, order, step.signal);
  return text.slice(0, articleText);
}

/** Replaces the feeds' excerpts with the full articles where those can be read. */
export async function readArticles(
  run: Run,
  name: string,
  items: readonly AgentItem[],
): Promise<AgentItem[]> {
  run.progress(0, items.length, 'Reading the articles');
  return run.each(name, items, async (item, step) => {
    if (item.url === null) return item;
    try {
      const text = await articleAt(run, item.url, step);
      step.cite({ title: item.title, address: item.url });
      step.summarise(`${text.length} characters read`);
      return text.length > item.text.length ? { ...item, text } : item;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      step.summarise(`The feed’s own text is used: ${error.message}`);
      return item;
    }
  });
}

export interface WriteWishes {
  voice: string;
  industry: string;
  instruction: string;
}

/**
 * Writes a draft from each item. Figures and quotations that the source does not contain are refused, and items the
 * model finds not worth a post are dropped with its reason. Without a model each draft is an outline to fill in.
 */
export async function writeDrafts(
  run: Run,
  name: string,
  items: readonly AgentItem[],
  wishes: WriteWishes,
): Promise<{ drafts: AgentResultDraft[]; dropped: Dropped[] }> {
  const ids = await run.step(`${name}-names`, () => items.map(() => randomUUID()));
  const drafts: AgentResultDraft[] = [];
  const dropped: Dropped[] = [];
  for (const [index, item] of items.entries()) {
    run.progress(index, items.length, `Writing draft ${index + 1} of ${items.length}`);
    const postId = ids[index] ?? randomUUID();
    const material = [{ url: item.url, text: `${item.title}\n${item.text}` }];
    const source = [`Title: ${item.title}`, `Address: ${item.url ?? 'none'}`, '', item.text].join('\n');
    const drop = (reason: string, detail: string | null) =>
      dropped.push({ title: item.title, url: item.url, reason, detail });
    const answer = await run.ask(`${name}/${index + 1}`, {
      prompt: newsPostPrompt,
      data: { source, ...wishes },
      schema: newsPostAnswer,
      fault: ({ worthAPost, post }) => {
        if (!worthAPost) return null;
        if (post.trim() === '') return 'The post is empty.';
        const { unknown } = claimsOf(post, material);
        return unknown.length === 0
          ? null
          : `The source does not hold: ${unknown.slice(0, 6).join('; ')}. Leave it out.`;
      },
    });
    if (answer !== null && !answer.worthAPost) {
      drop('It is not worth a post', answer.reason.slice(0, 300));
      continue;
    }
    const written = answer !== null;
    const text = answer?.post.trim() ?? outlineOf(item);
    drafts.push({ postId, text, itemKey: item.key, claims: claimsOf(text, material).claims, written });
  }
  return { drafts, dropped };
}
