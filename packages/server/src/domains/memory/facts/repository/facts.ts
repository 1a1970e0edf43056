import type { FactKind, FactPrivacy, FactSourceKind, FactStatus } from '@limelight/contracts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { takeLock, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { teamsOwnedBy } from '../../../teams/teams/index.ts';
import { searchWords } from '../rules/words.ts';
import { factRefusals, facts } from '../tables.ts';

const { search: _, ...columns } = getTableColumns(facts);
export const factColumns = columns;
export type FactRow = Omit<typeof facts.$inferSelect, 'search'>;

/** Whose facts: a person's own, or those of a workspace. */
export interface Place {
  userId: string;
  teamId: string | null;
}

export const inPlace = ({ userId, teamId }: Place): SQL =>
  teamId === null ? eq(facts.userId, userId) : eq(facts.teamId, teamId);

/** Makes those who add facts to one place wait for each other. */
export async function lockPlace(tx: Tx, { userId, teamId }: Place): Promise<void> {
  await takeLock(tx, 'facts', teamId ?? userId);
}

type Searched = Pick<FactRow, 'subject' | 'text' | 'happened' | 'source'>;

const searchOf = ({ subject, text, happened, source }: Searched) =>
  sql<string>`setweight(to_tsvector('simple', ${searchWords(subject).join(' ')}), 'A') ||
    to_tsvector('simple', ${searchWords(text).join(' ')}) ||
    setweight(to_tsvector('simple', ${searchWords(`${source.passage} ${happened?.slice(0, 4) ?? ''}`).join(' ')}), 'C')`;

const atOnce = 200;

export async function insertFacts(tx: Tx, rows: readonly FactRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce)
    await tx
      .insert(facts)
      .values(rows.slice(at, at + atOnce).map((row) => ({ ...row, search: searchOf(row) })));
}

/** Writes a fact at its next version. */
export async function updateFact(tx: Tx, row: FactRow): Promise<FactRow> {
  const { id, version, ...set } = row;
  const [changed] = await tx
    .update(facts)
    .set({ ...set, search: searchOf(row), version: version + 1 })
    .where(eq(facts.id, id))
    .returning(columns);
  if (changed === undefined) throw new Error('a locked fact is gone');
  return changed;
}

export async function countFacts(connection: Connection, place: Place): Promise<number> {
  return connection.$count(facts, inPlace(place));
}

/** A fact by its id, whoever's it is. */
export async function findFact(connection: Connection, id: string): Promise<FactRow | null> {
  const [row] = await connection.select(columns).from(facts).where(eq(facts.id, id));
  return row ?? null;
}

/** Locks facts by their ids, whoever's they are. */
export async function lockFacts(tx: Tx, ids: readonly string[]): Promise<FactRow[]> {
  return tx
    .select(columns)
    .from(facts)
    .where(inArray(facts.id, [...ids]))
    .orderBy(asc(facts.id))
    .for('update');
}

export async function findFactsById(connection: Connection, ids: readonly string[]): Promise<FactRow[]> {
  if (ids.length === 0) return [];
  return connection
    .select(columns)
    .from(facts)
    .where(inArray(facts.id, [...ids]));
}

export async function findBySentence(connection: Connection, place: Place, key: string) {
  const [row] = await connection
    .select(columns)
    .from(facts)
    .where(and(inPlace(place), eq(facts.key, key)))
    .limit(1);
  return row ?? null;
}

/** Which of the sentences and passages are known. */
export async function findKnown(
  tx: Tx,
  userId: string,
  { keys, passageKeys }: { keys: readonly string[]; passageKeys: readonly string[] },
): Promise<{ keys: Set<string>; passageKeys: Set<string> }> {
  const rows = await tx
    .select({ key: facts.key, passageKey: facts.passageKey })
    .from(facts)
    .where(
      and(
        eq(facts.userId, userId),
        or(inArray(facts.key, [...keys]), inArray(facts.passageKey, [...passageKeys])),
      ),
    );
  return {
    keys: new Set(rows.map(({ key }) => key)),
    passageKeys: new Set(rows.map(({ passageKey }) => passageKey)),
  };
}

export async function findRefused(tx: Tx, userId: string, passageKeys: readonly string[]) {
  const rows = await tx
    .select({ key: factRefusals.passageKey })
    .from(factRefusals)
    .where(and(eq(factRefusals.userId, userId), inArray(factRefusals.passageKey, [...passageKeys])));
  return new Set(rows.map(({ key }) => key));
}

/** Deletes facts with their uses and conflicts, and keeps the hashes of one's own passages. */
export async function removeFacts(tx: Tx, rows: readonly FactRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  const refused = rows.flatMap(({ userId, passageKey }) =>
    userId === null ? [] : [{ userId, passageKey, refusedAt: now }],
  );
  if (refused.length > 0) await tx.insert(factRefusals).values(refused).onConflictDoNothing();
  await tx.delete(facts).where(
    inArray(
      facts.id,
      rows.map(({ id }) => id),
    ),
  );
}

/** The person typed it themselves, so they want it again. */
export async function allowAgain(tx: Tx, userId: string, passageKey: string): Promise<void> {
  await tx
    .delete(factRefusals)
    .where(and(eq(factRefusals.userId, userId), eq(factRefusals.passageKey, passageKey)));
}

/** What held until a day in the past is outdated. */
export const statusIn = (today: string): SQL<FactStatus> =>
  sql<FactStatus>`CASE WHEN ${facts.status} = 'confirmed' AND ${facts.until} < left(${today}, length(${facts.until}))
    THEN 'outdated' ELSE ${facts.status} END`;

const isDue = (now: Date, today: string) => and(lte(facts.askAt, now), sql`${statusIn(today)} = 'confirmed'`);

/** Confirmed, holding, and not marked "never". */
export const writersKnow = (today: string) =>
  and(sql`${statusIn(today)} = 'confirmed'`, ne(facts.privacy, 'never'));

interface FactFilter {
  kind?: FactKind | undefined;
  status?: FactStatus | undefined;
  privacy?: FactPrivacy | undefined;
  source?: FactSourceKind | undefined;
  subject?: string | undefined;
  due?: 'true' | undefined;
  usable?: 'true' | undefined;
}

interface Moment {
  now: Date;
  today: string;
}

export function matching(place: Place, filter: FactFilter, { now, today }: Moment): SQL | undefined {
  const { kind, status, privacy, source, subject, due, usable: isUsable } = filter;
  return and(
    inPlace(place),
    kind === undefined ? undefined : eq(facts.kind, kind),
    status === undefined ? undefined : sql`${statusIn(today)} = ${status}`,
    privacy === undefined ? undefined : eq(facts.privacy, privacy),
    source === undefined ? undefined : sql`${facts.source}->>'kind' = ${source}`,
    subject === undefined ? undefined : sql`lower(${facts.subject}) = lower(${subject})`,
    due === undefined ? undefined : isDue(now, today),
    isUsable === undefined ? undefined : writersKnow(today),
  );
}

/** The person's own and, with a workspace, what it shares: what writers may know of them. */
export const usable = ({ userId, teamId }: Place, today: string): SQL | undefined =>
  and(
    teamId === null ? eq(facts.userId, userId) : or(eq(facts.userId, userId), eq(facts.teamId, teamId)),
    writersKnow(today),
  );

const mostSteering = 12;

/** The newest rules and preferences. */
export async function listSteering(connection: Connection, where: SQL | undefined, most = mostSteering) {
  return connection
    .select(columns)
    .from(facts)
    .where(and(where, inArray(facts.kind, ['rule', 'preference'])))
    .orderBy(desc(facts.createdAt), desc(facts.id))
    .limit(most);
}

export async function listFactRows(
  connection: Connection,
  where: SQL | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: FactRow[]; total: number }> {
  const rows = await connection
    .select(columns)
    .from(facts)
    .where(where)
    .orderBy(desc(facts.createdAt), desc(facts.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await connection.$count(facts, where) };
}

export async function countStatuses(
  connection: Connection,
  place: Place,
  { now, today }: Moment,
): Promise<{ suggested: number; confirmed: number; outdated: number; due: number }> {
  const of = (status: FactStatus) =>
    sql<number>`(count(*) FILTER (WHERE ${statusIn(today)} = ${status}))::int`;
  const [row] = await connection
    .select({
      suggested: of('suggested'),
      confirmed: of('confirmed'),
      outdated: of('outdated'),
      due: sql<number>`(count(*) FILTER (WHERE ${isDue(now, today)}))::int`,
    })
    .from(facts)
    .where(inPlace(place));
  return row ?? { suggested: 0, confirmed: 0, outdated: 0, due: 0 };
}

/** The subjects of a place, the most frequent first. */
export async function listSubjects(connection: Connection, place: Place) {
  return connection
    .select({ name: sql<string>`min(${facts.subject})`, count: count() })
    .from(facts)
    .where(and(inPlace(place), ne(facts.subject, '')))
    .groupBy(sql`lower(${facts.subject})`)
    .orderBy(desc(count()), asc(sql`min(${facts.subject})`))
    .limit(100);
}

const confirmed = (userId: string) => and(eq(facts.userId, userId), eq(facts.status, 'confirmed'));

/** What confirmed facts that anybody may know are about, the most frequent first. */
export async function listUsableNames(connection: Connection, userId: string, most: number) {
  const rows = await connection
    .select({ name: sql<string>`min(${facts.subject})` })
    .from(facts)
    .where(and(confirmed(userId), eq(facts.privacy, 'use'), ne(facts.subject, '')))
    .groupBy(sql`lower(${facts.subject})`)
    .orderBy(desc(count()), asc(sql`min(${facts.subject})`))
    .limit(most);
  return rows.map(({ name }) => name);
}

/** The sentences of the latest confirmed facts, with what they are about. */
export async function listConfirmedTexts(connection: Connection, userId: string, most: number) {
  const rows = await connection
    .select({ text: facts.text, subject: facts.subject })
    .from(facts)
    .where(confirmed(userId))
    .orderBy(desc(facts.createdAt), desc(facts.id))
    .limit(most);
  return rows.map(({ text, subject }) => `${text} ${subject}`);
}

/** The ids of all facts of a place, oldest first. */
export async function listFactIds(connection: Connection, place: Place): Promise<string[]> {
  const rows = await connection
    .select({ id: facts.id })
    .from(facts)
    .where(inPlace(place))
    .orderBy(asc(facts.createdAt), asc(facts.id));
  return rows.map(({ id }) => id);
}

/** The ids of the facts of workspaces that a person owns, oldest first. */
export async function listSharedIds(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .select({ id: facts.id })
    .from(facts)
    .where(sql`${facts.teamId} IN ${teamsOwnedBy(userId)}`)
    .orderBy(asc(facts.createdAt), asc(facts.id));
  return rows.map(({ id }) => id);
}

/** Everything that somebody could take to hold now. */
export const holding = (place: Place, today: string): SQL | undefined =>
  and(inPlace(place), sql`${statusIn(today)} <> 'outdated'`);

/** What new facts can be compared with. */
export async function listComparable(connection: Connection, place: Place, today: string) {
  const { id, text, kind, subject, happened, until } = columns;
  return connection
    .select({ id, text, kind, subject, happened, until })
    .from(facts)
    .where(holding(place, today))
    .orderBy(desc(facts.createdAt));
}

export async function listRefusals(connection: Connection, userId: string): Promise<{ refusedAt: Date }[]> {
  return connection
    .select({ refusedAt: factRefusals.refusedAt })
    .from(factRefusals)
    .where(eq(factRefusals.userId, userId))
    .orderBy(asc(factRefusals.refusedAt));
}

/** Deletes a person's own facts. Those of a workspace belong to it. */
export async function eraseFacts(tx: Tx, userId: string): Promise<void> {
  await tx.delete(factRefusals).where(eq(factRefusals.userId, userId));
  await tx.delete(facts).where(and(eq(facts.userId, userId), isNull(facts.teamId)));
}

/** Deletes what was suggested from a source and nobody has confirmed. */
export async function forgetSuggestions(
  tx: Tx,
  userId: string,
  { kind, id }: { kind: FactSourceKind; id: string },
): Promise<void> {
  await tx
    .delete(facts)
    .where(
      and(
        eq(facts.userId, userId),
        eq(facts.status, 'suggested'),
        sql`${facts.source}->>'kind' = ${kind} AND ${facts.source}->>'id' = ${id}`,
      ),
    );
}
