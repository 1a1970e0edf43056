import { termsOf } from '../../../../platform/terms.ts';
import { overlap } from './duplicates.ts';
import type { Story } from './story.ts';

/** The criteria that stories are ranked by. A topic or blocked word can be a phrase. */
export interface Interest {
  topics: readonly string[];
  blocked: readonly string[];
  /** Titles of stories that earlier runs delivered, and the openings of the person's own posts. */
  known: readonly string[];
  /** Keys of stories that earlier runs delivered. */
  delivered: ReadonlySet<string>;
  /** Epoch ms. */
  now: number;
  maxAgeDays: number;
  most: number;
}

export type DropReason = 'blocked' | 'delivered' | 'too-old' | 'off-topic' | 'like-earlier' | 'ranked-lower';

export interface RankedStory {
  story: Story;
  /** Between 0 and 1, like the two fields below. */
  relevance: number;
  novelty: number;
  freshness: number;
  score: number;
  topics: string[];
}

export interface DroppedStory {
  title: string;
  url: string | null;
  reason: DropReason;
  /** The blocked word, or the earlier story that it resembles. */
  detail: string | null;
}

export interface Ranking {
  kept: RankedStory[];
  dropped: DroppedStory[];
}

const dayMs = 86_400_000;
/** A story that shares at least this much of its words with an earlier one counts as a repeat. */
const likeEarlier = 0.6;
/** The usual constants of BM25. */
const k1 = 1.2;
const b = 0.75;

interface Indexed {
  story: Story;
  counts: ReadonlyMap<string, number>;
  length: number;
  /** The words in order, separated and surrounded by spaces, so that multi-word topics can be found. */
  line: string;
}

/** Words in the title count three times, words in the categories twice. */
function indexed(story: Story): Indexed {
  const words = [
    ...termsOf(`${story.title} . ${story.title} . ${story.title}`),
    ...story.categories.flatMap((name) => termsOf(`${name} . ${name}`)),
    ...termsOf(story.text),
  ];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const line = ` ${termsOf([story.title, ...story.categories, story.text].join(' ')).join(' ')} `;
  return { story, counts, length: words.length, line };
}

/** The mean Okapi BM25 score of a topic's words, or 0 if any of them is missing. */
function bm25(
  terms: readonly string[],
  { counts, length }: Indexed,
  frequency: (term: string) => number,
  documents: number,
  meanLength: number,
): number {
  let sum = 0;
  for (const term of terms) {
    const count = counts.get(term) ?? 0;
    if (count === 0) return 0;
    const inDocuments = frequency(term);
    const rarity = Math.log(1 + (documents - inDocuments + 0.5) / (inDocuments + 0.5));
    sum += (rarity * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / Math.max(1, meanLength)));
  }
  return terms.length === 0 ? 0 : sum / terms.length;
}

type Dated = Pick<Story, 'publishedAt' | 'firstSeenAt'>;

/** When a story is from, in epoch ms. Null for what is no news, such as a note. */
export function momentOf({ publishedAt, firstSeenAt }: Dated): number | null {
  const since = publishedAt ?? firstSeenAt;
  return since === undefined ? null : Date.parse(since);
}

/** A story whose date is unknown. It counts from when it was first seen, and comes after those with a date. */
export const isUndated = ({ publishedAt, firstSeenAt }: Dated): boolean =>
  publishedAt === null && firstSeenAt !== undefined;

function freshnessOf(story: Dated, now: number): number {
  const moment = momentOf(story);
  const age = moment === null ? dayMs : Math.max(0, now - moment);
  return 2 ** (-age / (3 * dayMs));
}

/**
 * Ranks stories by relevance to the topics, novelty and freshness, and gives a reason for each story that is dropped.
 * Without topics all stories are equally relevant.
 */
export function rankStories(stories: readonly Story[], interest: Interest): Ranking {
  const dropped: DroppedStory[] = [];
  const drop = ({ title, url }: Story, reason: DropReason, detail: string | null = null) => {
    dropped.push({ title, url, reason, detail });
  };
  const all = stories.map(indexed);
  const frequencies = new Map<string, number>();
  for (const { counts } of all)
    for (const term of counts.keys()) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const meanLength = all.reduce((sum, { length }) => sum + length, 0) / Math.max(1, all.length);
  const topics = interest.topics
    .map((name) => ({ name, terms: termsOf(name) }))
    .filter(({ terms }) => terms.length > 0);
  const blocked = interest.blocked
    .map((name) => ({ name, line: termsOf(name).join(' ') }))
    .filter(({ line }) => line !== '');
  const known = interest.known.map((title) => ({ title, terms: new Set(termsOf(title)) }));

  const candidates: RankedStory[] = [];
  for (const one of all) {
    const { story } = one;
    const hit = blocked.find(({ line }) => one.line.includes(` ${line} `));
    if (hit !== undefined) {
      drop(story, 'blocked', hit.name);
      continue;
    }
    if (interest.delivered.has(story.key)) {
      drop(story, 'delivered');
      continue;
    }
    const moment = momentOf(story);
    if (moment !== null && interest.now - moment > interest.maxAgeDays * dayMs) {
      drop(story, 'too-old');
      continue;
    }
    const scores = topics.map(({ name, terms }) => ({
      name,
      score: bm25(terms, one, (term) => frequencies.get(term) ?? 0, all.length, meanLength),
    }));
    const touched = scores.filter(({ score }) => score > 0).map(({ name }) => name);
    if (topics.length > 0 && touched.length === 0) {
      drop(story, 'off-topic');
      continue;
    }
    const terms = new Set(termsOf(story.title));
    const nearest = known.reduce(
      (best, { title, terms: other }) => {
        const share = overlap(terms, other);
        return share > best.share ? { title, share } : best;
      },
      { title: '', share: 0 },
    );
    if (nearest.share >= likeEarlier) {
      drop(story, 'like-earlier', nearest.title);
      continue;
    }
    candidates.push({
      story,
      relevance: topics.length === 0 ? 1 : scores.reduce((sum, { score }) => sum + score, 0),
      novelty: 1 - nearest.share,
      freshness: freshnessOf(story, interest.now),
      score: 0,
      topics: touched,
    });
  }
  const most = Math.max(...candidates.map(({ relevance }) => relevance), Number.MIN_VALUE);
  const ranked = candidates
    .map((one) => {
      const relevance = one.relevance / most;
      // A story that several publishers report carries more weight.
      const weight = 1 + Math.min(3, one.story.sources.length - 1) * 0.1;
      return { ...one, relevance, score: relevance * one.novelty * (0.4 + 0.6 * one.freshness) * weight };
    })
    .toSorted(
      (x, y) =>
        Number(isUndated(x.story)) - Number(isUndated(y.story)) ||
        y.score - x.score ||
        (x.story.key < y.story.key ? -1 : 1),
    );
  for (const { story } of ranked.slice(interest.most)) drop(story, 'ranked-lower');
  return { kept: ranked.slice(0, interest.most), dropped };
}
