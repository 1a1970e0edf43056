import { randomUUID } from 'node:crypto';
import {
  agentTools,
  errorCatalogue,
  type AgentItem,
  type AgentResult,
  type AgentStep,
} from '@limelight/contracts';
import type { Run } from '../../../run.ts';
import { deckFromText } from '../../visuals/carousels/index.ts';
import { drawPictures } from '../../visuals/pictures/index.ts';
import type { FeedStory } from './news/story.ts';
import { filterItems } from './rules/filter.ts';
import { addSources, readArticles, readFeeds, readPages, type Reading } from './reading.ts';
import { bareItem, firstLine } from './tools/bare-item.ts';
import { readCalendar } from './tools/calendar.ts';
import { findOwnMilestones } from './tools/milestones.ts';
import { readOpenings } from './tools/openings.ts';
import { searchOwnPosts } from './tools/own-posts.ts';
import { rankItems, writeDrafts } from './working.ts';

const tooShort = 'Its text gives fewer than three slides, so no carousel was made';

/** The state passed from each step to the next. */
export interface Carried extends AgentResult {
  delivered: string[];
  /** Credits left for the remaining steps. */
  budget: number;
}

/** Selects at most `most` items, and no more than the budget covers at a price of `each`. */
function affordable(
  { items, budget }: Carried,
  { most, each }: { most: number; each: number },
): { chosen: AgentItem[]; dropped: AgentResult['dropped'] } {
  const wanted = items.slice(0, most);
  const chosen = each === 0 ? wanted : wanted.slice(0, Math.floor(budget / each));
  const reason = 'The cost limit of the run was reached';
  const dropped = wanted.slice(chosen.length).map(({ title, url }) => ({ title, url, reason, detail: null }));
  return { chosen, dropped };
}

const asStory = (item: AgentItem): FeedStory => ({
  id: item.key,
  url: item.url,
  title: item.title,
  text: item.text,
  publishedAt: item.publishedAt,
  firstSeenAt: item.firstSeenAt,
  author: null,
  categories: item.topics,
  feedTitle: item.sources[0]?.title ?? item.title,
  feedAddress: item.url ?? item.key,
  language: null,
});

const bare = (story: FeedStory): AgentItem =>
  bareItem({
    key: story.url ?? `${story.feedAddress}#${story.id}`,
    title: story.title,
    url: story.url,
    text: story.text,
    publishedAt: story.publishedAt,
    firstSeenAt: story.firstSeenAt,
    sources: [{ title: story.feedTitle, url: story.url }],
    topics: story.categories,
  });

const itemsCarried = 200;
const withItems = (carried: Carried, more: readonly AgentItem[]) => ({
  ...carried,
  items: [...carried.items, ...more].slice(0, itemsCarried),
});

const withReading = (carried: Carried, { items, problems, sources }: Reading): Carried => ({
  ...withItems(carried, items),
  problems: [...carried.problems, ...problems],
  sources: addSources(carried.sources, sources),
});

const itemText = ({ title, text }: AgentItem) =>
  (text.startsWith(title) ? text : `${title}\n\n${text}`).slice(0, 6_000);

/** Makes a picture for each item. Without an image model it makes none and reports a problem. */
async function makeImages(
  run: Run,
  name: string,
  { instruction, most }: Extract<AgentStep, { tool: 'make-images' }>,
  carried: Carried,
): Promise<Carried> {
  const { name: address, credits: each } = agentTools['make-images'];
  const problem = (message: string) => ({
    ...carried,
    problems: [...carried.problems, { address, message }],
  });
  if (!run.context.painter.hasModel()) return problem(errorCatalogue.no_image_model.message);
  const { chosen, dropped } = affordable(carried, { most, each });
  const prompts = chosen.map(({ title }) => `${instruction}\n\nThe subject: ${title}`.trim());
  const drawn = await drawPictures(run, name, prompts);
  const pictures = drawn.flatMap((one, index) =>
    'id' in one ? [{ mediaId: one.id, altText: chosen[index]?.title ?? '' }] : [],
  );
  const refused = drawn.flatMap((one) => ('refused' in one ? [{ address, message: one.refused }] : []));
  return {
    ...carried,
    pictures: [...carried.pictures, ...pictures],
    problems: [...carried.problems, ...refused],
    dropped: [...carried.dropped, ...dropped],
    budget: carried.budget - pictures.length * each,
  };
}

export async function doStep(run: Run, name: string, step: AgentStep, carried: Carried): Promise<Carried> {
  switch (step.tool) {
    case 'read-feeds': {
      const wanted = { maxAgeDays: 60, languages: [] };
      const { stories, ...rest } = await readFeeds(run, name, step.feeds, wanted);
      return withReading(carried, { items: stories.map(bare), ...rest });
    }
    case 'read-pages':
      return withReading(carried, await readPages(run, name, step.addresses));
    case 'search-posts':
      return withItems(
        carried,
        await run.step(name, (at) => searchOwnPosts(run, step, carried.delivered, at)),
      );
    case 'read-boards':
      return withReading(carried, await readOpenings(run, name, step.companies));
    case 'read-calendar':
      return withItems(carried, await run.step(name, (at) => readCalendar(run, step, at)));
    case 'find-milestones':
      return withItems(
        carried,
        await run.step(name, (at) => findOwnMilestones(run, step, carried.delivered, at)),
      );
    case 'notes':
      return withItems(
        carried,
        await run.step(name, (at) => {
          at.summarise(step.notes.length === 1 ? '1 note' : `${step.notes.length} notes`);
          return step.notes.map((text, index) =>
            bareItem({
              key: `note:${index + 1}`,
              title: firstLine(text),
              text,
              sources: [{ title: 'Your notes', url: null }],
            }),
          );
        }),
      );
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
      const each = run.hasModel() ? agentTools.write.credits : 0;
      const { chosen, dropped: unpaid } = affordable(carried, { most: step.most, each });
      const read = await readArticles(run, `${name}-articles`, chosen);
      const { drafts, dropped } = await writeDrafts(run, name, read, step.instruction);
      const written = drafts.filter((draft) => draft.written).length;
      return {
        ...carried,
        items: read,
        drafts: [...carried.drafts, ...drafts],
        dropped: [...carried.dropped, ...unpaid, ...dropped],
        budget: carried.budget - written * agentTools.write.credits,
      };
    }
    case 'make-decks': {
      const each = agentTools['make-decks'].credits;
      const { chosen, dropped } = affordable(carried, { most: step.most, each });
      const ids = await run.step(`${name}-names`, () => chosen.map(() => randomUUID()));
      const decks = [...carried.decks];
      for (const [index, item] of chosen.entries()) {
        run.progress(index, chosen.length, `Making carousel ${index + 1} of ${chosen.length}`);
        const text = carried.drafts.find(({ itemKey }) => itemKey === item.key)?.text ?? itemText(item);
        const deck = await deckFromText(run, `${name}/${index + 1}`, text);
        if (deck !== null) decks.push({ carouselId: ids[index] ?? randomUUID(), deck });
        else dropped.push({ title: item.title, url: item.url, reason: tooShort, detail: null });
      }
      const budget = carried.budget - (decks.length - carried.decks.length) * each;
      return { ...carried, decks, dropped: [...carried.dropped, ...dropped], budget };
    }
    case 'make-images':
      return makeImages(run, name, step, carried);
    // `save` does both, in the transaction that charges for the run.
    case 'keep-drafts':
    case 'mail':
      return carried;
  }
}
