import { randomUUID } from 'node:crypto';
import { creditCosts, ideaLimit, ideasPerRun, ideasRun, type IdeaBasis } from '@limelight/contracts';
import { closestPosts, findClaims, firstLine } from '@limelight/post-text';
import { AppError } from '../../../platform/http/index.ts';
import { counted, foundNothing, implementRun, made, type Run } from '../../../run.ts';
import { rankItems, readFeeds } from '../../agents/agents/index.ts';
import { authorFor, factMaterial } from '../../memory/author/index.ts';
import { collectMaterial, feedsOf } from './collect.ts';
import { ideasAnswer, ideasPrompt } from './prompts.ts';
import { countIdeas, insertIdeas, lockIdeas } from './repository.ts';
import {
  candidatesWithoutModel,
  factAddress,
  formatDay,
  orderQuestions,
  takeFresh,
  untoldAbout,
  type Candidate,
  type NewsItem,
  type Sources,
} from './rules/candidates.ts';
import { comingDays } from './rules/dates.ts';
import type { GoodPost, Material } from './rules/material.ts';
import { Told } from './rules/repeats.ts';

const newsDays = 14;
const newsKept = 8;
const feedsRead = 16;
const daysAhead = 28;
/** More than needed, since some of the answers will repeat earlier ideas. */
const askedFor = 14;
const questionsShown = 12;
const questionsOnSubject = 4;
const toldShown = 80;
/** The number of characters of an earlier post from which its point can be told. */
const pointCharacters = 240;
const groundPosts = 6;

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

/** The author's strongest posts, or those closest to the subject that they asked for. */
function postsAbout({ best, posts }: Material, topic: string): GoodPost[] {
  if (topic === '') return best;
  const known = new Set(best.map(({ text }) => text));
  const others = posts
    .filter((text) => !known.has(text))
    .map((text) => ({
      text,
      title: firstLine(text, 90),
      url: null,
      postedAt: null,
      reactions: null,
      comments: null,
      times: null,
    }));
  return closestPosts(topic, [...best, ...others], groundPosts).filter(({ title }) => title !== '');
}

function groundsOf({ material, news, days, wish, seed }: Sources): Ground[] {
  const { author, pillars } = material;
  const best = postsAbout(material, wish.topic);
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
        `${['Own post', ...facts].join(', ')}: ${text.slice(0, 700)}`,
        'post',
        title,
        url,
      );
    }),
    ...untoldAbout(material, wish).map(({ id, words }, index) =>
      ground(`story${index + 1}`, `A story never told: ${words}`, 'fact', words, factAddress(id)),
    ),
    ...news.map(({ title, text, url, publishedAt, source }, index) =>
      ground(
        `news${index + 1}`,
        `News, ${source}, ${publishedAt === null ? 'no date' : formatDay(publishedAt)}: ${title}. ${text}`,
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
    ...(wish.topic === ''
      ? []
      : [ground('subject', `The subject asked for: ${wish.topic}`, 'question', wish.topic)]),
    ...orderQuestions(author, wish, seed)
      .slice(0, wish.topic === '' ? questionsShown : questionsOnSubject)
      .map(({ text }, index) => ground(`question${index + 1}`, `Question: ${text}`, 'question', text)),
  ];
}

/** True when an idea contains figures, quotations or experiences that neither its source nor a confirmed fact supports. */
function inventsIn({ angle, whyNow, opening }: Candidate, material: readonly string[]): boolean {
  return [angle, whyNow, opening].some((text) =>
    findClaims(text, material).some(({ kind, supported }) => kind !== 'name' && !supported),
  );
}

/** The model's ideas that have a valid source, invent nothing and repeat nothing; null without a usable answer. */
async function askModel(run: Run, sources: Sources, told: Told) {
  if (!run.hasModel()) return null;
  const { material, wish } = sources;
  const { posts } = material;
  const grounds = groundsOf(sources);
  const byKey = new Map(grounds.map((one) => [one.key, one]));
  const points = posts.map((text) => text.replace(/\s+/g, ' ').trim().slice(0, pointCharacters));
  const earlier = [...points.slice(0, toldShown / 2), ...material.told].slice(0, toldShown);
  const subject = wish.topic || wish.pillar;
  const author = await authorFor(run.context, run.userId, { subject, examples: 1, chosen: true });
  const answer = await run.ask('ideas', {
    prompt: ideasPrompt,
    data: {
      author,
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
    unstored: ['author'],
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
  const known = factMaterial(author.memory);
  const honest = based.filter(({ from, ...idea }) => !inventsIn(idea, [from, ...known]));
  const other = honest.filter(({ repeats }) => earlier[repeats - 1] === undefined);
  const { fresh, repeated } = takeFresh(
    other.map(({ from: _from, repeats: _repeats, ...idea }) => idea),
    told,
    askedFor,
  );
  return { fresh, repeated: repeated + honest.length - other.length };
}

export const findIdeas = implementRun(ideasRun, {
  where: 'worker',
  steps: {
    material: 'Look at what you have',
    feeds: 'Read a feed',
    rank: 'Choose news that fits',
    ideas: 'Find ideas',
  },
  outcome: ({ ideas, repeated }) =>
    ideas.length === 0
      ? foundNothing('Every idea repeated an earlier one.')
      : made(`${counted(ideas.length, 'idea')} found, ${repeated} left out as repeats.`, [
          'Open ideas',
          '/dashboard/ideas',
        ]),
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
      const found = await collectMaterial(run.context, run.userId);
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
