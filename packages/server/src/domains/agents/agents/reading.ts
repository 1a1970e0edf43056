import type { AgentItem, AgentResult } from '@limelight/contracts';
import type { Feed, FeedItem } from '../../../integrations/feeds/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { Run, Step } from '../../../run.ts';
import { readSource } from '../../posts/sources/index.ts';
import { readCopy } from './copies/read-copy.ts';
import { isUndated, momentOf } from './news/ranking.ts';
import type { FeedStory } from './news/story.ts';
import { bareItem } from './tools/bare-item.ts';

const dayMs = 86_400_000;
const perFeed = 80;
const storedText = 2_000;
const articleText = 12_000;

export type Problem = AgentResult['problems'][number];
type Sources = AgentResult['sources'];

/** What was read from the sources of a step, which of them could not be read, and why. */
export type Reading = Pick<AgentResult, 'items' | 'problems' | 'sources'>;

export const addSources = (one: Sources, more: Sources): Sources => ({
  read: one.read + more.read,
  total: one.total + more.total,
});

/** Joins what was read from each source. One that still gave something, from its copy, counts as read. */
export function joinReadings<Found>(
  readings: readonly { found: readonly Found[]; problem: Problem | null }[],
): { found: Found[]; problems: Problem[]; sources: Sources } {
  return {
    found: readings.flatMap(({ found }) => found),
    problems: readings.flatMap(({ problem }) => problem ?? []),
    sources: {
      read: readings.filter(({ found, problem }) => problem === null || found.length > 0).length,
      total: readings.length,
    },
  };
}

function describeFeed(kept: readonly FeedItem[], feed: Feed | null, address: string): string {
  const undated = kept.filter(isUndated).length;
  return [
    `${kept.length} of ${feed?.total ?? 0} items from ${feed?.title ?? address}`,
    ...(undated === 0 ? [] : [`${undated} without a date`]),
    ...(feed?.isCutOff === true ? ['which ends in the middle'] : []),
  ].join(', ');
}

/** Reads each feed in a step of its own and keeps stories that are at most `maxAgeDays` old. */
export async function readFeeds(
  run: Run,
  name: string,
  addresses: readonly string[],
  { maxAgeDays, languages }: { maxAgeDays: number; languages: readonly string[] },
): Promise<{ stories: FeedStory[]; problems: Problem[]; sources: Sources }> {
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
      const items = (feed?.items ?? []).filter((item) => (momentOf(item) ?? oldest) >= oldest);
      const language = feed?.language?.slice(0, 2).toLowerCase() ?? null;
      const wanted = languages.length === 0 || language === null || languages.includes(language);
      const kept = wanted ? items.slice(0, perFeed) : [];
      step.cite({ title: feed?.title ?? address, address });
      if (problem !== null && kept.length === 0) step.skip(problem);
      else step.summarise(describeFeed(kept, feed, address));
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
  const { found, ...rest } = joinReadings(
    read.map(({ stories, problem: message }, index) => ({
      found: stories,
      problem: message === null ? null : { address: addresses[index] ?? '', message },
    })),
  );
  return { stories: found, ...rest };
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
  let done = 0;
  return run.each(name, items, async (item, step) => {
    done += 1;
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
    } finally {
      run.progress(done, items.length, `Read ${done} of ${items.length} articles`);
    }
  });
}

/** Reads each page in a step of its own. */
export async function readPages(run: Run, name: string, addresses: readonly string[]): Promise<Reading> {
  run.progress(0, addresses.length, 'Reading the pages');
  const read = await run.each(name, addresses, async (url, step) => {
    step.cite({ title: url, address: url });
    try {
      const text = await articleAt(run, url, step);
      step.summarise(`${text.length} characters read`);
      const sources = [{ title: new URL(url).hostname, url }];
      return { found: [bareItem({ key: url, title: url, url, text, sources })], problem: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      step.skip(error.message);
      return { found: [], problem: { address: url, message: error.message } };
    }
  });
  const { found: items, ...rest } = joinReadings(read);
  return { items, ...rest };
}
