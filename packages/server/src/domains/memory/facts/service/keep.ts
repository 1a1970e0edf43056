import { randomUUIDv7 } from 'node:crypto';
import {
  factLimit,
  type addFact,
  type EndpointInput,
  type FactKind,
  type FactPrivacy,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { insertConflicts, pairOf } from '../repository/conflicts.ts';
import {
  allowAgain,
  countFacts,
  findBySentence,
  findFactsById,
  findKnown,
  findRefused,
  holding,
  insertFacts,
  listComparable,
  lockPlace,
  type FactRow,
  type Place,
} from '../repository/facts.ts';
import { findMatches } from '../repository/search.ts';
import { findContradictions, type Comparable } from '../rules/contradictions.ts';
import { askAtOf, dayOf } from '../rules/lasting.ts';
import { searchFor } from '../rules/terms.ts';
import { hashOf } from '../rules/words.ts';
import type { KeptSource } from '../tables.ts';
import { requirePlace } from './access.ts';

export interface NewFact {
  text: string;
  kind: FactKind;
  subject: string;
  happened: string | null;
  until: string | null;
  privacy?: FactPrivacy;
  status: 'suggested' | 'confirmed';
  source: KeptSource;
}

function rowOf({ userId, teamId }: Place, fact: NewFact, now: Date): FactRow {
  const { text, kind, subject, happened, until, privacy = 'use', status, source } = fact;
  return {
    id: randomUUIDv7(),
    userId: teamId === null ? userId : null,
    teamId,
    text,
    kind,
    subject,
    happened,
    until,
    privacy,
    status,
    source,
    key: hashOf(text),
    passageKey: hashOf(source.passage),
    askAt: askAtOf(kind, status, now),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

const fewFresh = 5;
const mostCompared = 40;

/** What new facts are compared with: for a few those nearest to each, for many everything, which is read once. */
async function comparable(
  tx: Tx,
  place: Place,
  rows: readonly FactRow[],
  today: string,
): Promise<Comparable[]> {
  if (rows.length > fewFresh) return listComparable(tx, place, today);
  const found = new Map<string, Comparable>();
  for (const { text, subject } of rows) {
    const search = searchFor(`${text}\n${subject}`);
    const matches = await findMatches(tx, holding(place, today), { ...search, limit: mostCompared });
    const ids = matches.map(({ id }) => id);
    for (const row of await findFactsById(tx, ids)) found.set(row.id, row);
  }
  return [...found.values()];
}

/** Notes which of these facts cannot hold together with what is known. Call it after they are stored. */
export async function markContradictions(tx: Tx, place: Place, rows: readonly FactRow[], now: Date) {
  if (rows.length === 0) return;
  const found = findContradictions(rows, await comparable(tx, place, rows, dayOf(now)));
  await insertConflicts(
    tx,
    found.map(({ one, other, reason }) => ({
      ...pairOf(one, other),
      reason,
      settledAt: null,
      createdAt: now,
    })),
  );
}

/**
 * Keeps facts once: what is known, refused or forgotten before is left out. Marks contradictions. A passage that facts
 * were taken from earlier is known, however the sentence is worded now. Beyond the limit nothing is kept.
 */
export async function keepFacts(
  tx: Tx,
  userId: string,
  given: readonly NewFact[],
  now: Date,
): Promise<{ confirmed: number; suggested: number; known: number }> {
  if (given.length === 0) return { confirmed: 0, suggested: 0, known: 0 };
  const place = { userId, teamId: null };
  await lockPlace(tx, place);
  const rows = given
    .filter(({ source }) => source.passage.trim() !== '')
    .map((fact) => rowOf(place, fact, now));
  const [keys, passageKeys] = [rows.map(({ key }) => key), rows.map(({ passageKey }) => passageKey)];
  const known = await findKnown(tx, userId, { keys, passageKeys });
  const refused = await findRefused(tx, userId, passageKeys);
  const room = factLimit - (await countFacts(tx, place));
  const fresh = new Map<string, FactRow>();
  for (const row of rows)
    if (!known.keys.has(row.key) && !known.passageKeys.has(row.passageKey) && !refused.has(row.passageKey))
      fresh.set(row.key, fresh.get(row.key) ?? row);
  const kept = [...fresh.values()].slice(0, Math.max(0, room));
  await insertFacts(tx, kept);
  await markContradictions(tx, place, kept, now);
  const confirmed = kept.filter(({ status }) => status === 'confirmed').length;
  return { confirmed, suggested: kept.length - confirmed, known: given.length - kept.length };
}

/** Remembers what was typed, for the person or a workspace; the same sentence is returned as it is. */
export async function rememberFact(
  context: Context,
  userId: string,
  { text, team, ...fields }: EndpointInput<typeof addFact>['body'],
): Promise<FactRow> {
  const now = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    await requirePlace(tx, userId, team, 'edit');
    const place = { userId, teamId: team };
    await lockPlace(tx, place);
    const source: KeptSource = {
      kind: 'typed',
      id: null,
      title: 'Typed by you',
      passage: text,
      second: null,
    };
    if (team !== null) source.title = 'Typed in the workspace';
    const row = rowOf(place, { text, ...fields, status: 'confirmed', source }, now);
    const known = await findBySentence(tx, place, row.key);
    if (known !== null) return known;
    if ((await countFacts(tx, place)) >= factLimit) throw new AppError('fact_limit');
    if (team === null) await allowAgain(tx, userId, row.passageKey);
    await insertFacts(tx, [row]);
    await markContradictions(tx, place, [row], now);
    return row;
  });
}
