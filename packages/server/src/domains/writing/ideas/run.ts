import { randomUUID } from 'node:crypto';
import { creditCosts, ideaLimit, ideasPerRun, ideasRun, type IdeaBasis } from '@limelight/contracts';
import { findClaims, firstLine } from '@limelight/post-text';
import { AppError } from '../../../platform/http/index.ts';
import { implementRun, type Run, type RunImplementation } from '../../../run.ts';
import { rankItems, readFeeds } from '../../agents/agents/index.ts';
import { collectMaterial, feedsOf, type FindAuthor } from './collect.ts';
import { ideasAnswer, ideasPrompt, samePointAnswer, samePointPrompt } from './prompts.ts';
import { countIdeas, insertIdeas, lockIdeas } from './repository.ts';
import {
  candidatesWithoutModel,
  formatDay,
  orderQuestions,
  takeFresh,
  type Candidate,
  type NewsItem,
  type Sources,
} from './rules/candidates.ts';
import { comingDays } from './rules/dates.ts';
import { Told } from './rules/repeats.ts';

const newsDays = 14;
const newsKept = 8;
const feedsRead = 16;
const daysAhead = 28;
/** More than needed, since some of the answers will repeat earlier ideas. */
const askedFor = 14;
const questionsShown = 12;
const toldShown = 120;

async function readNews(run: Run, pillars: readonly string[]) {
  const addresses = await run.step('feeds-to-read', async () =>
    (await feedsOf(run.context.database.db, run.userId)).slice(0, feedsRead),
  );
  if (addresses.length === 0) return { news: [], problems: [] };
  const { stories, problems } = await readFeeds(run, 'feeds', addresses, {
    maxAgeDays: newsDays,
    languages: [],
  });
  const ranked = await rankItems(run, 'rank', stories, {
    topics: [...pillars],
    blocked: [],
    known: [],
    delivered: [],
    maxAgeDays: newsDays,
    most: newsKept,
  });
  const news: NewsItem[] = ranked.items.map(({ title, text, url, publishedAt, sources }) => ({
    title: firstLine(title, 140),
    text: text.slice(0, 600),
    url,
    publishedAt,
    source: sources[0]?.title ?? '',
  }));
  return { news, problems };
}

interface Ground {
  key: string;
  text: string;
  basis: IdeaBasis;
  pillar: string;
}

function groundsOf({ material, news, days, wish, seed }: Sources): Ground[] {
  const { author, best, pillars } = material;
  const ground = (
    key: string,
    text: string,
    kind: IdeaBasis['kind'],
    title: string,
    url: string | null = null,
  ) => ({
    key,
    text,
    basis: { kind, title, url },
    pillar: kind === 'pillar' ? title : wish.pillar,
  });
  return [
    ...best.map(({ text, title, url, times, postedAt }, index) => {
      const facts = [
        postedAt === null ? null : formatDay(postedAt),
        times === null ? null : `${times} times the author’s median`,
      ].filter((one) => one !== null);
      return ground(
        `post${index + 1}`,
        `Own post (${facts.join(', ')}): ${text.slice(0, 700)}`,
        'post',
        title,
        url,
      );
    }),
    ...news.map(({ title, text, url, publishedAt, source }, index) =>
      ground(
        `news${index + 1}`,
        `News, ${source}, ${publishedAt === null ? 'recent' : formatDay(publishedAt)}: ${title}. ${text}`,
        'news',
        title,
        url,
      ),
    ),
    ...days
      .slice(0, 4)
      .map(({ name, date }, index) =>
        ground(`date${index + 1}`, `Date: ${name}, ${formatDay(date)}`, 'date', name),
      ),
    ...pillars.map(({ name, posts, lastAt }, index) =>
      ground(
        `pillar${index + 1}`,
        `Pillar: ${name}; ${posts} posts${lastAt === null ? '' : `, the last one on ${formatDay(lastAt)}`}`,
        'pillar',
        name,
      ),
    ),
    ...orderQuestions(author, wish, seed)
      .slice(0, questionsShown)
      .map(({ text }, index) => ground(`question${index + 1}`, `Question: ${text}`, 'question', text)),
  ];
}

/** True when an idea contains figures, quotations or experiences that its source does not support. */
function inventsIn({ angle, whyNow, opening }: Candidate, material: string): boolean {
  return [angle, whyNow, opening].some((text) =>
    findClaims(text, [material]).some(({ kind, supported }) => kind !== 'name' && !supported),
  );
}

/** The model's ideas that have a valid source, invent nothing and repeat nothing; null without a usable answer. */
async function askModel(run: Run, sources: Sources, told: Told) {
  const { material, wish } = sources;
  const { author, posts } = material;
  const grounds = groundsOf(sources);
  const byKey = new Map(grounds.map((one) => [one.key, one]));
  const earlier = [...material.told, ...posts.map((text) => firstLine(text, 160))].slice(0, toldShown);
  const answer = await run.ask('ideas', {
    prompt: ideasPrompt,
    data: {
      author: [
        `Industry: ${author.industry ?? 'not given'}`,
        `Role: ${author.role || 'not given'}`,
        `Headline: ${author.headline || 'not given'}`,
        `Readers: ${author.audience || 'not given'}`,
        `Goals: ${author.goals || 'not given'}`,
      ].join('\n'),
      grounds: grounds.map(({ key, text }) => ({ key, text })),
      told: earlier,
      wish: [
        wish.pillar === '' ? '' : `All of them belong to the pillar: ${wish.pillar}`,
        wish.topic === '' ? '' : `They are about: ${wish.topic}`,
      ]
        .filter(Boolean)
        .join('\n'),
      count: askedFor,
    },
    schema: ideasAnswer,
    unusable: 'none',
    fault: ({ ideas }) =>
      ideas.some(({ basis }) => byKey.has(basis))
        ? null
        : `"basis" must be one of these keys: ${[...byKey.keys()].join(', ')}.`,
  });
  if (answer === null) return null;
  const based = answer.ideas.flatMap(({ basis, ...idea }) => {
    const ground = byKey.get(basis);
    return ground === undefined
      ? []
      : [{ ...idea, basis: ground.basis, pillar: ground.pillar, from: ground.text }];
  });
  const honest = based.filter(({ from, ...idea }) => !inventsIn(idea, from));
  const { fresh, repeated } = takeFresh(
    honest.map(({ from: _from, ...idea }) => idea),
    told,
    askedFor,
  );
  if (fresh.length === 0 || earlier.length === 0) return { fresh, repeated };
  run.progress(3, 4, 'Comparing with what you have said');
  const same = await run.ask('same-point', {
    prompt: samePointPrompt,
    data: { told: earlier, ideas: fresh.map(({ angle }) => angle) },
    schema: samePointAnswer,
    unusable: 'none',
  });
  const repeats = new Set(same?.repeats);
  const other = fresh.filter((_, index) => !repeats.has(index + 1));
  return { fresh: other, repeated: repeated + fresh.length - other.length };
}

export function findIdeas(findAuthor: FindAuthor): RunImplementation {
  return implementRun(ideasRun, {
    where: 'worker',
    timeoutMs: 10 * 60_000,
    // Only ideas that the model wrote are charged.
    charge: ({ byModel }) => Math.ceil((creditCosts['ideas.ten'] * byModel) / ideasPerRun),
    async prepare(tx, run) {
      await lockIdeas(tx, run.userId);
      if ((await countIdeas(tx, run.userId)) + ideasPerRun > ideaLimit) throw new AppError('idea_limit');
    },
    async work(run, { count, pillar = '', topic = '' }) {
      run.progress(0, 4, 'Looking at your posts and pillars');
      const material = await run.step('material', async (step) => {
        const found = await collectMaterial(run.context, run.userId, findAuthor);
        step.summarise(
          `${found.posts.length} of your posts, ${found.pillars.length} pillars, ${found.told.length} earlier ideas`,
        );
        return found;
      });
      const topics = [topic, pillar, ...material.pillars.map(({ name }) => name)].filter(Boolean);
      const { news, problems } = await readNews(run, topics);
      run.progress(2, 4, 'Finding ideas');
      const now = await run.step('now', () => run.context.clock.now());
      const today = new Date(now).toISOString().slice(0, 10);
      const sources: Sources = {
        material,
        news,
        days: comingDays(today, material.author.industry, daysAhead),
        wish: { pillar, topic },
        seed: run.id,
        now,
      };
      const told = new Told(material.told, material.posts);
      const asked = await askModel(run, sources, told);
      const written = asked?.fresh.slice(0, count) ?? [];
      const rest = takeFresh(candidatesWithoutModel(sources), told, count - written.length);
      const ids = await run.step('ids', () => Array.from({ length: count }, () => randomUUID()));
      const ideas = [...written, ...rest.fresh].map((idea, index) => ({
        ...idea,
        id: ids[index] ?? randomUUID(),
      }));
      return {
        ideas,
        written: asked !== null,
        fellBack: asked === null && run.hasModel(),
        byModel: written.length,
        repeated: (asked?.repeated ?? 0) + rest.repeated,
        problems,
      };
    },
    async save(tx, run, { ideas }, { pillar = '' }) {
      const now = new Date(run.context.clock.now());
      await insertIdeas(
        tx,
        ideas.map((idea, index) => ({
          ...idea,
          userId: run.userId,
          runId: run.id,
          stage: 'new' as const,
          postId: null,
          pillar: pillar === '' && idea.basis.kind === 'pillar' ? idea.basis.title : pillar,
          tags: [],
          note: '',
          plannedFor: null,
          position: now.getTime() + ideas.length - index,
          createdAt: now,
          updatedAt: now,
          deletedAt: null,
        })),
      );
    },
  });
}
