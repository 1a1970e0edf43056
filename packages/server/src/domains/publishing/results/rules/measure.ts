import {
  resultSettledDays,
  type ResultFigure,
  type ResultFigures,
  type ResultMetric,
  type ResultPost,
  type ResultSource,
} from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { JoinedPost, Sighting } from './join.ts';
import { medianOf } from './statistics.ts';

const dayMs = 86_400_000;

const noFigures: ResultFigures = {
  impressions: null,
  membersReached: null,
  engagements: null,
  reactions: null,
  comments: null,
  reposts: null,
  saves: null,
  sends: null,
  linkClicks: null,
  followersGained: null,
};
export const figureNames = Object.keys(noFigures).filter((name): name is ResultFigure =>
  Object.hasOwn(noFigures, name),
);

/** A post with its numbers and its value in the metric used for comparison. */
export interface MeasuredPost extends Omit<ResultPost, 'times' | 'left'> {
  text: string | null;
  /** All texts that sources have of it. */
  texts: readonly string[];
  moment: number | null;
  day: string | null;
  value: number | null;
  growing: boolean;
}

export type ComparedPost = MeasuredPost & Pick<ResultPost, 'times' | 'left'>;

const newestFirst = (sightings: readonly Sighting[]) =>
  sightings.toSorted((a, b) => b.measuredAt - a.measuredAt);

/** Numbers entered by hand and those of LinkedIn's interface have the parts of the engagements, but not always the sum. */
function engagementsOf({ source, figures }: Sighting): number | null {
  const { engagements, reactions, comments, reposts } = figures;
  if (engagements != null) return engagements;
  const hasParts = source === 'hand' || source === 'linkedin';
  if (!hasParts || reactions == null || comments == null || reposts == null) return null;
  return reactions + comments + reposts;
}

/** The value of a metric according to the newest source that has it, with its time. */
function valueOf(sightings: readonly Sighting[], metric: ResultMetric): { value: number; at: number } | null {
  for (const sighting of newestFirst(sightings)) {
    const { figures, measuredAt } = sighting;
    if (metric !== 'rate') {
      const value = figures[metric];
      if (value != null) return { value, at: measuredAt };
      continue;
    }
    // Two sources count at different times, so a rate uses the numbers of a single one.
    const { impressions } = figures;
    const engagements = engagementsOf(sighting);
    if (impressions != null && engagements != null && impressions > 0)
      return { value: engagements / impressions, at: measuredAt };
  }
  return null;
}

function figuresOf(sightings: readonly Sighting[]): ResultFigures {
  const figures = { ...noFigures };
  for (const sighting of newestFirst(sightings))
    for (const name of figureNames) figures[name] ??= sighting.figures[name] ?? null;
  return figures;
}

const sourcesOf = (sightings: readonly Sighting[]): ResultSource[] => [
  ...new Set(
    sightings.flatMap(({ source, figures }) =>
      source !== 'here' && Object.values(figures).some((one) => one !== null) ? [source] : [],
    ),
  ),
];

/** The link in the fewest characters, whichever file was read first. */
const linkOf = (sightings: readonly Sighting[]): string | null =>
  sightings.flatMap(({ url }) => url ?? []).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ??
  null;

export function measurePost({ key, sightings, moment, day }: JoinedPost, metric: ResultMetric): MeasuredPost {
  const find = <T>(read: (one: Sighting) => T | null) => {
    for (const one of sightings) {
      const value = read(one);
      if (value !== null) return value;
    }
    return null;
  };
  // What is written here comes first, then the longest text: a damaged file holds part of it.
  const own = sightings.toSorted(
    (a, b) =>
      Number(b.source === 'here') - Number(a.source === 'here') ||
      (b.text?.length ?? 0) - (a.text?.length ?? 0),
  );
  const text = own.find((one) => one.text !== null && one.text.trim() !== '')?.text ?? null;
  const hand = sightings.find(({ handId }) => handId !== null);
  const known = valueOf(sightings, metric);
  const out = moment ?? (day === null ? null : Date.parse(`${day}T00:00:00Z`));
  return {
    key,
    postId: find(({ postId }) => postId),
    title: text === null ? '' : firstLine(text, 90),
    url: own.find(({ source, url }) => source === 'here' && url !== null)?.url ?? linkOf(sightings),
    publishedAt: moment === null ? null : new Date(moment).toISOString(),
    publishedOn: day ?? (moment === null ? null : new Date(moment).toISOString().slice(0, 10)),
    format: own.find(({ format }) => format !== null)?.format ?? null,
    characters: text === null ? null : text.length,
    figures: figuresOf(sightings),
    sources: sourcesOf(sightings),
    handId: hand?.handId ?? null,
    handFigures: hand === undefined ? null : { ...noFigures, ...hand.figures },
    text,
    texts: [...new Set(sightings.flatMap((one) => one.text ?? []))],
    moment,
    day,
    value: known?.value ?? null,
    growing: known !== null && out !== null && known.at - out < resultSettledDays * dayMs,
  };
}

/**
 * Compares each post with the author's own median. Posts that are too recent, or lack the number, are left out of it.
 */
export function comparePosts(posts: readonly MeasuredPost[]): {
  median: number | null;
  posts: ComparedPost[];
} {
  const left = ({ value, growing }: MeasuredPost) =>
    value === null ? 'no-figure' : growing ? 'growing' : null;
  const median = medianOf(
    posts.flatMap((post) => (left(post) === null && post.value !== null ? [post.value] : [])),
  );
  return {
    median,
    posts: posts.map((post) => ({
      ...post,
      left: left(post),
      times:
        left(post) !== null || post.value === null || median === null || median === 0
          ? null
          : post.value / median,
    })),
  };
}
