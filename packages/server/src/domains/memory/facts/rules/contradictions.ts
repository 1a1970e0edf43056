import type { FactKind } from '@limelight/contracts';
import { languageIn, readSentence, type Figure, type ReadSentence } from '@limelight/post-text';
import { searchWords } from './words.ts';

export interface Comparable {
  id: string;
  text: string;
  kind: FactKind;
  subject: string;
  happened: string | null;
  until: string | null;
}

interface Read extends ReadSentence {
  fact: Comparable;
  years: ReadonlySet<string>;
  isDenied: boolean;
}

const languages = ['en', 'de', 'es', 'fr', 'hi', 'it', 'nl', 'pt'] as const;

/** The words that deny a sentence, in the languages of the product. They are few in every language. */
const DENIES = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:not|no|never|nobody|without|\p{L}+n['’]t|cannot|nicht|kein\p{L}*|nie|niemals|ohne|ne|pas|jamais|sans|nunca|sin|non|mai|senza|niet|geen|nooit|zonder|não|sem|नहीं|कभी नहीं)(?![\p{L}\p{M}])`,
  'giu',
);

/** Whether a sentence denies something. */
export const isDenied = (text: string): boolean => text.search(DENIES) >= 0;

function read(fact: Comparable): Read {
  const language = languageIn(fact.text);
  // Without the denial, at the same places.
  const said = fact.text.replace(DENIES, (word) => ' '.repeat(word.length));
  const sentence = readSentence(said, language === null ? languages : [language]);
  const years = sentence.dates.flatMap(({ key }) => (key.startsWith('y') ? [key] : []));
  return { ...sentence, fact, years: new Set(years), isDenied: said !== fact.text };
}

const leastLetters = 4;

/** The number of stems that others have as well, with or without an ending. */
const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].filter(
    (one) =>
      others.has(one) ||
      [...others].some(
        (other) =>
          Math.min(one.length, other.length) >= leastLetters &&
          (one.startsWith(other) || other.startsWith(one)),
      ),
  ).length;

/** How much two sentences tell of the same, apart from figures, dates and denials. */
function likeness({ stems: some }: Read, { stems: others }: Read): number {
  const both = shared(some, others);
  return both === 0 ? 0 : both / (some.size + others.size - both);
}

/** Nearly the same words, so that what differs is the figure, the date or the denial. */
const sameSentence = 0.75;
/** The share of the words around a figure that others have as well, if they count the same. */
const sameClause = 0.6;

/** Whether one ended before the other began. */
function areApart(one: Comparable, other: Comparable): boolean {
  const ends = ({ until }: Comparable, { happened }: Comparable) =>
    until !== null && happened !== null && until < happened.slice(0, until.length);
  return ends(one, other) || ends(other, one);
}

/** Two partial dates of which neither contains the other. */
const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && !one.startsWith(other) && !other.startsWith(one);

/** Whether they tell of different times, so that their figures may differ. */
const ofOtherTimes = (one: Read, other: Read): boolean =>
  differ(one.fact.happened, other.fact.happened) ||
  (one.years.size > 0 && other.years.size > 0 && shared(one.years, other.years) === 0);

const measureOf = ({ unit }: Figure) => unit?.measures ?? '';
const valueOf = ({ value, unit }: Figure) => value * (unit?.size ?? 1);
const isNear = (a: number, b: number) => Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * 0.01;

/** Whether a sentence has this figure, whatever it counts there. */
const says = ({ figures }: Read, figure: Figure): boolean =>
  figures.some((mine) => measureOf(mine) === measureOf(figure) && isNear(valueOf(mine), valueOf(figure)));

/** Whether two figures count or measure the same thing, given how alike their sentences are. */
function countTheSame(a: [Read, Figure], b: [Read, Figure], isAlike: boolean): boolean {
  const [[one, figure], [other, against]] = [a, b];
  if (measureOf(figure) !== measureOf(against)) return false;
  const nouns = shared(new Set(figure.nouns), new Set(against.nouns));
  if (isAlike) return figure.unit !== null || nouns > 0 || figure.nouns.length + against.nouns.length === 0;
  const clauses = [one.clauses[figure.clause]?.stems, other.clauses[against.clause]?.stems];
  const [some = new Set<string>(), others = new Set<string>()] = clauses;
  const smaller = Math.min(some.size, others.size);
  if (figure.unit === null)
    return figure.isFollowed && against.isFollowed && figure.nouns[0] === against.nouns[0] && nouns > 0;
  return smaller > 0 && shared(some, others) >= Math.max(1, smaller * sameClause);
}

/** What a figure says, with the word that it counts. */
function spelt({ fact }: Read, { start, end, unit }: Figure): string {
  const after = fact.text.slice(end);
  const word = unit === null ? (/^[\s-]*[\p{L}\p{M}]+/u.exec(after)?.[0] ?? '') : '';
  return `${fact.text.slice(start, end)}${word}`.trim();
}

function figuresDiffer(one: Read, other: Read, isAlike: boolean): string | null {
  if (ofOtherTimes(one, other)) return null;
  for (const figure of one.figures) {
    const rivals = other.figures.filter((against) => countTheSame([one, figure], [other, against], isAlike));
    if (rivals.length === 0 || says(other, figure)) continue;
    // What the other says may stand here as well: "from 40 to 12 minutes".
    const rival = rivals.find((against) => !says(one, against));
    const own = one.figures.filter((mine) =>
      rivals.some((against) => countTheSame([one, mine], [other, against], isAlike)),
    );
    if (rival === undefined || (!isAlike && own.length + rivals.length > 2)) continue;
    return `One says “${spelt(one, figure)}”, the other “${spelt(other, rival)}”.`;
  }
  return null;
}

const datesOf = ({ fact, dates }: Read) =>
  dates.map(({ start, end }) => fact.text.slice(start, end)).join(' ');

function datesDiffer(one: Read, other: Read): string | null {
  const [some, others] = [one, other].map(({ dates }) => new Set(dates.map(({ key }) => key)));
  if (some === undefined || others === undefined) return null;
  if (some.size > 0 && others.size > 0) {
    const isPart = [...some].every((key) => others.has(key)) || [...others].every((key) => some.has(key));
    return isPart ? null : `One says “${datesOf(one)}”, the other “${datesOf(other)}”.`;
  }
  const [a, b] = [one.fact.happened, other.fact.happened];
  return differ(a, b) ? `One is dated ${a}, the other ${b}.` : null;
}

const cut = (text: string) => (text.length <= 90 ? text : `${text.slice(0, 89).trimEnd()}…`);

/** The kinds whose figures can be compared when the words around them differ. */
const plainFigures: ReadonlySet<FactKind> = new Set(['figure', 'role']);
/** The kinds that have one date. */
const dated: ReadonlySet<FactKind> = new Set(['event', 'role', 'project']);
/** The fewest telling words by which sentences are called the same. */
const fewestStems = 2;

function compare(one: Read, other: Read): string | null {
  if (areApart(one.fact, other.fact)) return null;
  const isAlike =
    Math.min(one.stems.size, other.stems.size) >= fewestStems && likeness(one, other) >= sameSentence;
  const isSameKind = one.fact.kind === other.fact.kind;
  if (!isAlike)
    // Two sentences of a post may both count sites, and not the same ones.
    return isSameKind &&
      one.fact.subject !== '' &&
      other.fact.subject !== '' &&
      plainFigures.has(one.fact.kind)
      ? figuresDiffer(one, other, false)
      : null;
  const figures = figuresDiffer(one, other, true);
  if (figures !== null) return figures;
  if (one.isDenied !== other.isDenied && one.figures.length === other.figures.length)
    return `One says “${cut(one.fact.text)}”, the other “${cut(other.fact.text)}”.`;
  return isSameKind && dated.has(one.fact.kind) ? datesDiffer(one, other) : null;
}

/** Of one thing, or one of them names none. */
function mayBeAbout({ subject: one }: Comparable, { subject: other }: Comparable): boolean {
  return one === '' || other === '' || one.toLowerCase() === other.toLowerCase();
}

/** A sentence that names what two facts disagree on, or null where they do not certainly. */
export const contradictionOf = (one: Comparable, other: Comparable): string | null =>
  mayBeAbout(one, other) ? compare(read(one), read(other)) : null;

interface Contradiction {
  one: string;
  other: string;
  reason: string;
}

const mostCompared = 40;

/**
 * Each new fact with each known one that it cannot hold together with. `known` may contain the new ones. Only those that
 * share most words with it are compared.
 */
export function findContradictions(
  fresh: readonly Comparable[],
  known: readonly Comparable[],
): Contradiction[] {
  const byWord = new Map<string, number[]>();
  known.forEach(({ text, subject }, at) => {
    for (const word of new Set(searchWords(`${text} ${subject}`).map((one) => one.slice(0, 5))))
      byWord.set(word, [...(byWord.get(word) ?? []), at]);
  });
  const texts = new Map<string, Read>();
  const readOnce = (fact: Comparable) => {
    const before = texts.get(fact.id) ?? read(fact);
    texts.set(fact.id, before);
    return before;
  };
  const found = new Map<string, Contradiction>();
  for (const one of fresh) {
    const counts = new Map<number, number>();
    for (const word of new Set(searchWords(`${one.text} ${one.subject}`).map((each) => each.slice(0, 5))))
      for (const at of byWord.get(word) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
    const nearest = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, mostCompared + 1);
    for (const [at] of nearest) {
      const other = known[at];
      if (other === undefined || other.id === one.id || !mayBeAbout(one, other)) continue;
      const reason = compare(readOnce(one), readOnce(other));
      const pair = [one.id, other.id].toSorted().join();
      if (reason !== null && !found.has(pair)) found.set(pair, { one: one.id, other: other.id, reason });
    }
  }
  return [...found.values()];
}
