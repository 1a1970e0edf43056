import { personOrigins } from '@limelight/contracts/catalog';
import type { Connection } from '../../../platform/db/index.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import { findJob, findJobProfileText, viewJob } from '../job-agents/index.ts';
import {
  doNotContactCheck,
  findOptedOut,
  findPerson,
  keysOfPerson,
  listAllEntries,
  listFacts,
  listOrigins,
  mayBeOptedOut,
  type FactRow,
  type ListedPerson,
  type OriginRow,
} from '../../library/people/index.ts';
import { withoutIdentity } from '../people-agents/index.ts';
import { detailLines, type Detail } from './rules/details.ts';

interface To {
  personId?: string | undefined;
  name: string;
  position: string;
  company: string;
}

interface Material {
  notes: string;
  offer: string;
  jobId?: string | undefined;
}

const day = (at: Date) => at.toISOString().slice(0, 10);
const mostFacts = 8;
const mostReasons = 4;

/** Refuses with `not_found`, and with `person_opted_out` for people who must not be contacted. */
export async function requireReachable(connection: Connection, userId: string, to: To): Promise<void> {
  const isBarred = doNotContactCheck(await listAllEntries(connection, userId));
  const typed = keysOfPerson({ name: to.name, company: to.company, email: null, linkedinUrl: null });
  if (isBarred(typed)) throw new AppError('person_opted_out');
  if (to.personId === undefined) {
    const optedOut = await findOptedOut(connection, userId, typed.nameKey);
    if (mayBeOptedOut(typed, optedOut)) throw new AppError('person_opted_out');
    return;
  }
  const person = existing(await findPerson(connection, userId, to.personId));
  if (person.optedOut || isBarred(person)) throw new AppError('person_opted_out');
}

const originWords = (origins: readonly OriginRow[]): string => {
  const last = origins.at(-1);
  return last === undefined ? 'Your records' : `${personOrigins[last.kind]}: ${last.label}, ${day(last.at)}`;
};

function detailsOfPerson(
  person: ListedPerson,
  origins: readonly OriginRow[],
  facts: readonly FactRow[],
): Detail[] {
  const origin = originWords(origins);
  const job = [person.position, person.company].filter((part) => part !== '').join(' at ');
  return [
    ...facts.slice(0, mostFacts).map(({ quote, source, address, observedAt }): Detail => ({
      text: withoutIdentity(quote, person.name),
      origin: [source, address, day(observedAt)].filter(Boolean).join(', '),
      of: 'them',
    })),
    ...(job === ''
      ? []
      : [{ text: withoutIdentity(job, person.name), origin, of: 'them' as const, kind: 'role' as const }]),
    ...(person.connectedOn === null
      ? []
      : [{ text: `Connected since ${person.connectedOn}`, origin, of: 'them' as const }]),
  ];
}

async function detailsOfJob(
  connection: Connection,
  userId: string,
  jobId: string,
  now: number,
): Promise<Detail[]> {
  if ((await findJob(connection, userId, jobId)) === null) throw new AppError('not_found');
  const job = await viewJob(connection, userId, jobId, now);
  const origin = `Job ad, ${job.url}`;
  return [
    { text: `${job.title} at ${job.company}`, origin, of: 'them', kind: 'job' },
    ...job.reasons
      .slice(0, mostReasons)
      .flatMap(({ jobQuote, profileQuote }): Detail[] => [
        { text: jobQuote, origin, of: 'them' },
        ...(profileQuote === undefined
          ? []
          : [{ text: profileQuote, origin: 'Your job profile', of: 'own' as const }]),
      ]),
  ];
}

export interface Recipient {
  name: string;
  details: Detail[];
}

/** Collects everything a draft may mention, with its origin. The details do not identify the recipient. */
export async function collectDetails(
  connection: Connection,
  userId: string,
  { to, material, now }: { to: To; material: Material; now: number },
): Promise<Recipient> {
  const person = to.personId === undefined ? null : await findPerson(connection, userId, to.personId);
  const name = person?.name ?? to.name;
  const typed = [to.position, to.company].filter((part) => part !== '').join(' at ');
  const about =
    person === null
      ? typed === ''
        ? []
        : detailLines(typed, 'Typed by you', 'them').map((line) => ({ ...line, kind: 'role' as const }))
      : detailsOfPerson(
          person,
          await listOrigins(connection, person.id),
          await listFacts(connection, userId, [person.id]),
        );
  const job = material.jobId === undefined ? [] : await detailsOfJob(connection, userId, material.jobId, now);
  const profile =
    material.jobId === undefined
      ? []
      : detailLines((await findJobProfileText(connection, userId)) ?? '', 'Your job profile', 'own').slice(
          0,
          6,
        );
  const own = [
    ...detailLines(material.notes, 'Your notes', 'own'),
    ...detailLines(material.offer, 'Your product material', 'own'),
  ];
  const all = [...job, ...about, ...own, ...profile].map((detail) => ({
    ...detail,
    text: withoutIdentity(detail.text, name),
  }));
  const seen = new Set<string>();
  const details = all.filter(({ text }) => text.trim() !== '' && !seen.has(text) && seen.add(text));
  return { name, details };
}
