import {
  cvWords,
  type ApplicationDocument,
  type BorneLine,
  type CvEntry,
  type PostLanguage,
} from '@limelight/contracts';
import type { CvFact } from '../../../memory/facts/index.ts';

/** A line of a CV before it has its place: words and the facts that bear them out, the first of which decides where. */
export interface Line {
  text: string;
  factIds: string[];
}

export const lineOf = (text: string, factIds: readonly string[]): BorneLine => ({
  text,
  factIds: [...factIds],
  own: false,
  isHidden: false,
});

/** `March 2020 – June 2024`, `Since March 2020`, or nothing where no date is known. */
export function datesOf(start: string | null, end: string | null, language: PostLanguage): string {
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const spelt = (date: string) => {
    if (date.length === 4) return date;
    const at = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
    return Number.isNaN(at.getTime()) ? date : month.format(at);
  };
  const { since, until } = cvWords[language];
  if (start === null) return end === null ? '' : until.replace('#', spelt(end));
  if (end === null) return since.replace('#', spelt(start));
  return start === end ? spelt(start) : `${spelt(start)} – ${spelt(end)}`;
}

type Placed = CvFact & { place: Extract<CvFact['place'], { title: string }> };

const isPlaced = (fact: CvFact): fact is Placed =>
  fact.place !== null && (fact.place.part === 'experience' || fact.place.part === 'education');

/** What goes on first, then what ended last. */
const byDate = (a: Placed, b: Placed) =>
  (b.place.end ?? '9999').localeCompare(a.place.end ?? '9999') ||
  (b.place.start ?? '').localeCompare(a.place.start ?? '');

const folded = (name: string) => name.trim().toLocaleLowerCase('en');

const entryOf = ({ id, place }: Placed, lines: BorneLine[], language: PostLanguage): CvEntry => ({
  title: place.title,
  organisation: place.organisation,
  place: place.place,
  dates: datesOf(place.start, place.part === 'education' ? (place.end ?? place.start) : place.end, language),
  factIds: [id],
  lines,
});

const bare = (title: string, lines: BorneLine[]): CvEntry => ({
  title,
  organisation: '',
  place: '',
  dates: '',
  factIds: [],
  lines,
});

/** True when a fact is told in a line, and not by the heading of an entry or at the top. */
export const isTold = ({ place }: CvFact): boolean => place === null;

/** True for a year, month or day between the start and the end of a position that may still go on. */
const isWithin = (date: string, { start, end }: Placed['place']): boolean =>
  start !== null &&
  date >= start.slice(0, date.length) &&
  (end === null || date.slice(0, end.length) <= end.slice(0, date.length));

/**
 * The position that a fact belongs to: the one whose description says it, or the only one of its company, or the only
 * one there at its time. Null where that is not certain, so that no work is put under another role.
 */
export function positionOf(
  { id, place, positionId, subject, happened }: CvFact,
  positions: readonly Placed[],
): string | null {
  if (place !== null) return place.part === 'experience' ? id : null;
  if (positionId !== null) return positions.find((one) => one.id === positionId)?.id ?? null;
  const there = positions.filter((one) => folded(one.place.organisation) === folded(subject));
  const fitting =
    there.length > 1 && happened !== null ? there.filter((one) => isWithin(happened, one.place)) : there;
  return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
}

/** A person's positions, the latest first. */
export const positionsOf = (facts: readonly CvFact[]): Placed[] =>
  facts
    .filter(isPlaced)
    .filter(({ place }) => place.part === 'experience')
    .toSorted(byDate);

/**
 * Puts lines into the sections of a CV: each below the position that it belongs to, the latest first, or with others of
 * its subject. The order of lines within an entry stays as given.
 */
export function arrange(
  facts: readonly CvFact[],
  { lines, headline, language }: { lines: readonly Line[]; headline: Line | null; language: PostLanguage },
): Pick<ApplicationDocument, 'headline' | 'sections'> {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const positions = positionsOf(facts);
  const of = new Map<string, BorneLine[]>();
  const others = new Map<string, BorneLine[]>();
  for (const { text, factIds } of lines) {
    const fact = byId.get(factIds[0] ?? '');
    const position = fact === undefined ? null : positionOf(fact, positions);
    const [group, key] = position === null ? [others, fact?.subject ?? ''] : [of, position];
    group.set(key, [...(group.get(key) ?? []), lineOf(text, factIds)]);
  }
  const inPart = (part: string) => facts.filter(({ place }) => place?.part === part);
  const schools = facts
    .filter(isPlaced)
    .filter(({ place }) => place.part === 'education')
    .toSorted(byDate);
  const listed = (part: string) =>
    inPart(part).length === 0
      ? []
      : [
          bare(
            '',
            inPart(part).map(({ id, text }) => lineOf(text, [id])),
          ),
        ];
  const sections = [
    {
      kind: 'experience' as const,
      entries: positions.map((fact) => entryOf(fact, of.get(fact.id) ?? [], language)),
    },
    { kind: 'results' as const, entries: [...others].map(([subject, group]) => bare(subject, group)) },
    { kind: 'education' as const, entries: schools.map((fact) => entryOf(fact, [], language)) },
    { kind: 'distinctions' as const, entries: listed('distinctions') },
    { kind: 'skills' as const, entries: listed('skills') },
  ];
  const [first] = inPart('headline');
  const own = first === undefined ? null : lineOf(first.text, [first.id]);
  return {
    headline: headline === null ? own : lineOf(headline.text, headline.factIds),
    sections: sections.filter(({ entries }) => entries.length > 0),
  };
}

/** The number of lines below entries. */
export const countLines = ({ sections }: Pick<ApplicationDocument, 'sections'>): number =>
  sections.reduce((sum, { entries }) => sum + entries.reduce((all, { lines }) => all + lines.length, 0), 0);
