import {
  momentOfUrn,
  urnOfLink,
  type ResultFigures,
  type ResultFormat,
  type ResultSource,
} from '@limelight/contracts';

/** The data of one source about one post. */
export interface Sighting {
  source: ResultSource | 'here';
  postId: string | null;
  handId: string | null;
  urn: string | null;
  url: string | null;
  /** Epoch ms. Null when the source has at most the date. */
  moment: number | null;
  /** `YYYY-MM-DD`. */
  day: string | null;
  text: string | null;
  format: ResultFormat | null;
  figures: Partial<ResultFigures>;
  /** The time at which the numbers were valid, in epoch ms. */
  measuredAt: number;
}

export interface JoinedPost {
  key: string;
  sightings: Sighting[];
  moment: number | null;
  day: string | null;
}

/** LinkedIn creates a post's share id and activity id, and the export's row, within seconds of each other. */
const sameMs = 5_000;

export const blankSighting = (source: Sighting['source'], measuredAt: number): Sighting => ({
  source,
  measuredAt,
  postId: null,
  handId: null,
  urn: null,
  url: null,
  moment: null,
  day: null,
  text: null,
  format: null,
  figures: {},
});

/** Adds the URN in the link, and the time contained in that, to a sighting. */
export function located(sighting: Sighting): Sighting {
  const urn = sighting.urn ?? (sighting.url === null ? null : urnOfLink(sighting.url));
  const moment = (urn === null ? null : momentOfUrn(urn)) ?? sighting.moment;
  return { ...sighting, urn, moment };
}

/** Keys that identify a post with certainty. */
function namesOf({ urn, postId, url }: Sighting): string[] {
  return [
    ...(postId === null ? [] : [`post:${postId}`]),
    ...(urn === null ? [] : [urn]),
    ...(urn === null && url !== null ? [`link:${url.replace(/[?#].*$/, '').replace(/\/$/, '')}`] : []),
  ];
}

/** The kind of a URN. Two different URNs of one kind are two posts, however close in time. */
const kindOf = (urn: string) => urn.split(':')[2] ?? '';

function clash(one: readonly Sighting[], other: readonly Sighting[]): boolean {
  const ids = new Map<string, string>();
  for (const { urn, postId } of [...one, ...other]) {
    for (const [kind, name] of [
      ['post', postId],
      [urn === null ? '' : kindOf(urn), urn],
    ] as const) {
      if (name === null) continue;
      if ((ids.get(kind) ?? name) !== name) return true;
      ids.set(kind, name);
    }
  }
  return false;
}

/** Joins the data of several sources about the same posts: by URN, by link, and by times within five seconds. */
export function joinSightings(given: readonly Sighting[]): JoinedPost[] {
  const groups = new Set<Sighting[]>();
  const byName = new Map<string, Sighting[]>();
  for (const sighting of given.map(located)) {
    const names = namesOf(sighting);
    const known = [...new Set(names.map((name) => byName.get(name)).filter((one) => one !== undefined))];
    const [first = []] = known;
    for (const other of known.slice(1)) {
      first.push(...other);
      groups.delete(other);
    }
    first.push(sighting);
    groups.add(first);
    for (const name of first.flatMap(namesOf)) byName.set(name, first);
  }
  const timed = [...groups]
    .map((sightings) => ({ sightings, at: momentIn(sightings) }))
    .toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity));
  const joined: { sightings: Sighting[]; at: number | null }[] = [];
  for (const group of timed) {
    const before = joined.at(-1);
    const near =
      before !== undefined && before.at !== null && group.at !== null && group.at - before.at <= sameMs;
    if (near && !clash(before.sightings, group.sightings)) before.sightings.push(...group.sightings);
    else joined.push({ ...group, sightings: [...group.sightings] });
  }
  return joined.map(({ sightings }, index) => ({
    key: keyOf(sightings) ?? `row:${index}`,
    sightings,
    moment: momentIn(sightings),
    day: sightings.find(({ day }) => day !== null)?.day ?? null,
  }));
}

/** The time contained in LinkedIn's own id, in preference to one recorded by a file or by us. */
function momentIn(sightings: readonly Sighting[]): number | null {
  for (const { urn } of sightings) {
    const moment = urn === null ? null : momentOfUrn(urn);
    if (moment !== null) return moment;
  }
  return sightings.find(({ moment }) => moment !== null)?.moment ?? null;
}

function keyOf(sightings: readonly Sighting[]): string | null {
  const names = sightings.flatMap(namesOf);
  return names.find((name) => name.startsWith('post:')) ?? names.toSorted()[0] ?? null;
}
