import type { KnownFact } from '../facts/index.ts';

/** What memory tells a writer about the author of a text. */
export interface AuthorMemory {
  /** Confirmed facts that fit the subject and may be told. */
  facts: readonly KnownFact[];
  /** What else is known and is told only after the author agreed: what it is about, without its words. */
  askFirst: readonly string[];
  /** What the author wants of every text. */
  rules: readonly string[];
}

export const nothingKnown: AuthorMemory = { facts: [], askFirst: [], rules: [] };

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** `2024`, `March 2024` or `18 March 2024`. */
function spelled(date: string): string {
  const [year = '', month, day] = date.split('-');
  if (month === undefined) return year;
  const name = months.format(new Date(`${year}-${month}-01T00:00:00Z`));
  return [...(day === undefined ? [] : [String(Number(day))]), name, year].join(' ');
}

/** A fact with its dates, as a writer is told it and as claims are compared with it. */
export function factWords({ text, happened, until }: Pick<KnownFact, 'text' | 'happened' | 'until'>): string {
  const dates = [
    ...(happened === null ? [] : [spelled(happened)]),
    ...(until === null ? [] : [`until ${spelled(until)}`]),
  ];
  return dates.length === 0 ? text : `${text} (${dates.join(', ')})`;
}

const kinds: Readonly<Record<KnownFact['kind'], string>> = {
  role: 'a role',
  project: 'a project',
  event: 'something that happened',
  result: 'a result',
  figure: 'a figure',
  opinion: 'an opinion',
  person: 'a person',
  preference: 'a wish',
  rule: 'a rule',
};

/** What a writer is told of a fact that the author wants to be asked about: none of its words. */
const hint = ({ kind, subject }: KnownFact) =>
  subject === '' ? `${kinds[kind]} of the author’s own` : `${kinds[kind]}, about ${subject}`;

/** What the author wants of every text, which is no story to tell. */
export const isInstruction = ({ kind }: KnownFact) => kind === 'rule' || kind === 'preference';

/** Sorts what is known by what a writer may do with it. The words of what is asked first are not in it. */
export function memoryOf(known: readonly KnownFact[]): AuthorMemory {
  const open = known.filter(({ privacy }) => privacy === 'use');
  return {
    facts: open.filter((fact) => !isInstruction(fact)),
    askFirst: [...new Set(known.filter(({ privacy }) => privacy === 'ask').map(hint))],
    rules: open.filter(isInstruction).map(({ text }) => text),
  };
}

/** The words of facts that a text can rest on. */
export const factMaterial = ({ facts }: AuthorMemory): string[] => facts.map(factWords);
