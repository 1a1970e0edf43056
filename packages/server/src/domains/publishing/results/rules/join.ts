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

const linkOf = (url: string) => url.replace(/[?#].*$/, '').replace(/\/$/, '');
const numberIn = (urn: string) => urn.split(':')[3] ?? '';
const kindIn = (urn: string) => urn.split(':')[2] ?? '';

/** The letters and digits of a text, which survive what files do to quotation marks, spaces and line ends. */
const wordsKey = (text: string | null) =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Keys that identify a post with certainty. LinkedIn gives each of its numbers once, whatever a file calls it. */
function namesOf({ urn, postId, url, day, text }: Sighting): string[] {
  const words = urn === null && postId === null && url === null ? wordsKey(text) : '';
  return [
    ...(postId === null ? [] : [`post:${postId}`]),
    ...(urn === null ? [] : [`id:${numberIn(urn)}`]),
    ...(urn === null && url !== null ? [`link:${linkOf(url)}`] : []),
    ...(words === '' ? [] : [`row:${day ?? ''}:${words}`]),
  ];
}

/** Exports have been seen to call the number of a share an activity, so their word for it proves nothing. */
const isCertain = ({ source, urn }: Sighting) =>
  urn !== null && !(source === 'export' && kindIn(urn) === 'activity');

const disagree = (names: Iterable<string>) => new Set(names).size > 1;

/**
 * Whether two groups are two posts however close in time: other posts of ours, two numbers of one kind, or two rows of
 * one export.
 */
function clash(one: readonly Sighting[], other: readonly Sighting[]): boolean {
  const all = [...one, ...other];
  if (disagree(all.flatMap(({ postId }) => postId ?? []))) return true;
  const urns = new Set(all.flatMap((sighting) => (isCertain(sighting) ? (sighting.urn ?? []) : [])));
  const kinds = Map.groupBy(urns, (urn) => numberIn(urn));
  const settled = [...urns].filter((urn) => kinds.get(numberIn(urn))?.length === 1);
  for (const ofKind of Map.groupBy(settled, kindIn).values()) if (disagree(ofKind)) return true;
  const exported = all.filter(({ source, urn }) => source === 'export' && urn !== null);
  for (const ofFile of Map.groupBy(exported, ({ measuredAt }) => measuredAt).values())
    if (disagree(ofFile.map(({ urn }) => numberIn(urn ?? '')))) return true;
  return false;
}

/**
 * Joins the data of several sources about the same posts: by number, by link, by times within five seconds, and rows
 * without a link by their words. The order in which the sources came makes no difference.
 */
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
    .toSorted(
      (a, b) =>
        (a.at ?? Infinity) - (b.at ?? Infinity) || compareTexts(keyOf(a.sightings), keyOf(b.sightings)),
    );
  const joined: { sightings: Sighting[]; at: number | null }[] = [];
  for (const group of timed) {
    const before = joined.at(-1);
    const near =
      before !== undefined && before.at !== null && group.at !== null && group.at - before.at <= sameMs;
    if (near && !clash(before.sightings, group.sightings)) before.sightings.push(...group.sightings);
    else joined.push({ ...group, sightings: [...group.sightings] });
  }
  return withoutTwins(joined.map(({ sightings }) => sightings)).map((sightings, index) => ({
    key: keyOf(sightings) ?? `row:${index}`,
    sightings,
    moment: momentIn(sightings),
    day: sightings.find(({ day }) => day !== null)?.day ?? null,
  }));
}

const compareTexts = (a: string | null, b: string | null) => ((a ?? '') < (b ?? '') ? -1 : 1);

const hasName = (group: readonly Sighting[]) =>
  group.some(({ urn, postId, url }) => urn !== null || postId !== null || url !== null);

/** Joins rows that have neither a link nor a time to the one post with the same words. */
function withoutTwins(groups: readonly Sighting[][]): Sighting[][] {
  const named = groups.filter(hasName);
  const byWords = Map.groupBy(
    named.flatMap((group) => {
      const words = new Set(group.map(({ text }) => wordsKey(text)).filter((key) => key !== ''));
      return [...words].map((key) => ({ key, group }));
    }),
    ({ key }) => key,
  );
  const alone: Sighting[][] = [];
  for (const group of groups.filter((one) => !hasName(one))) {
    const twins = group.flatMap(({ text }) => byWords.get(wordsKey(text)) ?? []);
    const [twin, ...others] = [...new Set(twins.map((one) => one.group))];
    if (twin !== undefined && others.length === 0) twin.push(...group);
    else alone.push(group);
  }
  return [...named, ...alone];
}

/** The time contained in LinkedIn's own ids, the earliest first, in preference to one recorded by a file or by us. */
function momentIn(sightings: readonly Sighting[]): number | null {
  const inIds = sightings.flatMap(({ urn }) => (urn === null ? [] : (momentOfUrn(urn) ?? [])));
  const all = inIds.length > 0 ? inIds : sightings.flatMap(({ moment }) => moment ?? []);
  return all.length === 0 ? null : Math.min(...all);
}

function keyOf(sightings: readonly Sighting[]): string | null {
  const names = sightings.flatMap((one) => [...namesOf(one), ...(one.urn === null ? [] : [one.urn])]);
  const of = (start: string) => names.filter((name) => name.startsWith(start)).toSorted()[0];
  return of('post:') ?? of('urn:') ?? of('link:') ?? of('row:') ?? null;
}
