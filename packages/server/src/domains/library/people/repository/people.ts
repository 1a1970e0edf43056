import type { PersonFilters, PersonKind } from '@limelight/contracts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import {
  countOwnRows,
  likePattern,
  rowsAfter,
  takeLock,
  type Connection,
  type Position,
  type Tx,
} from '../../../../platform/db/index.ts';
import { prefixQuery } from '../rules/prefix-query.ts';
import { companyKey } from '../rules/company-name.ts';
import type { PersonKeys } from '../rules/same-person.ts';
import { people, personFactRows, personOriginRows, type personLists } from '../tables.ts';

export type PersonRow = Omit<typeof people.$inferSelect, 'search'>;
export type FactRow = typeof personFactRows.$inferSelect;
export type OriginRow = typeof personOriginRows.$inferSelect;
export type ListRow = typeof personLists.$inferSelect & { people: number };
export type ListedPerson = PersonRow & { warmPaths: number };

const { search: _search, ...columns } = getTableColumns(people);

/**
 * Connections at the same company. The table's name is written out, because Drizzle omits it in a select from one
 * table.
 */
const knownThere = sql`FROM people AS known
  WHERE known.user_id = people.user_id AND known.company_key = people.company_key AND known.company_key <> ''
    AND known.id <> people.id AND 'connection' = ANY (known.kinds) AND NOT known.opted_out`;
const warmPaths = sql<number>`(SELECT count(*)::int ${knownThere})`;

export interface PersonQuery extends PersonFilters {
  optedOut?: boolean | undefined;
}

/** The conditions of a search. The index finds the words, and those for a field are then compared with that field. */
export function conditionsOf(userId: string, query: PersonQuery): SQL[] {
  const all: SQL[] = [eq(people.userId, userId), eq(people.optedOut, query.optedOut ?? false)];
  const words = [query.q, query.role, query.industry, query.location]
    .filter((text) => text !== undefined)
    .join(' ');
  const lookup = prefixQuery(words);
  if (lookup !== null) all.push(sql`${people.search} @@ to_tsquery('simple', ${lookup})`);
  if (query.kind !== undefined) all.push(sql`${people.kinds} @> ARRAY[${query.kind}]::text[]`);
  const within = [
    [people.position, query.role],
    [people.industry, query.industry],
    [people.location, query.location],
  ] as const;
  for (const [column, text] of within) if (text !== undefined) all.push(ilike(column, likePattern(text)));
  if (query.company !== undefined) all.push(eq(people.companyKey, companyKey(query.company)));
  if (query.sizeFrom !== undefined) all.push(gte(people.companySize, query.sizeFrom));
  if (query.sizeTo !== undefined) all.push(lte(people.companySize, query.sizeTo));
  if (query.tag !== undefined) all.push(sql`${people.tags} @> ARRAY[${query.tag}]::text[]`);
  if (query.status !== undefined) all.push(eq(people.leadStatus, query.status));
  if (query.signal !== undefined) all.push(eq(people.hasSignal, query.signal));
  if (query.listId !== undefined)
    all.push(
      sql`${people.id} IN (SELECT person_id FROM person_list_members WHERE list_id = ${query.listId} AND user_id = ${userId})`,
    );
  if (query.warm !== undefined) all.push(sql`EXISTS (SELECT 1 ${knownThere}) = ${query.warm}`);
  if (query.notContactedSince !== undefined) {
    const since = new Date(query.notContactedSince);
    const quiet = or(isNull(people.lastContactedAt), lt(people.lastContactedAt, since));
    if (quiet !== undefined) all.push(quiet);
  }
  return all;
}

const score = sql`coalesce(${people.leadScore}, -1)`;

/** Leads after the position, by the present score of the lead there. */
const leadsAfter = ({ at, id }: Position) =>
  sql`(${score}, ${people.createdAt}, ${people.id}) < (
    coalesce((SELECT p.lead_score FROM people p WHERE p.id = ${id}::uuid), -1), ${at}, ${id}::uuid)`;

/** Leads with the best match first, everybody else and leads of equal score with the newest first. */
export async function searchPeople(
  connection: Connection,
  userId: string,
  query: PersonQuery,
  page: { limit: number; after: Position | null },
): Promise<ListedPerson[]> {
  const isLeads = query.kind === 'lead';
  const byScore = isLeads && page.after !== null ? leadsAfter(page.after) : undefined;
  const after = byScore ?? rowsAfter(people.createdAt, people.id, page.after);
  const newest = [desc(people.createdAt), desc(people.id)];
  return connection
    .select({ ...columns, warmPaths })
    .from(people)
    .where(and(...conditionsOf(userId, query), after))
    .orderBy(...(isLeads ? [sql`${score} DESC`, ...newest] : newest))
    .limit(page.limit);
}

/** People of these kinds who match one of the words and have not opted out, ranked by PostgreSQL. */
export async function findPeopleByWords(
  connection: Connection,
  userId: string,
  { lookup, kinds, limit }: { lookup: string; kinds: readonly PersonKind[]; limit: number },
): Promise<ListedPerson[]> {
  if (kinds.length === 0) return [];
  const among = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return connection
    .select({ ...columns, warmPaths })
    .from(people)
    .where(
      and(
        eq(people.userId, userId),
        eq(people.optedOut, false),
        sql`${people.kinds} && ARRAY[${among}]::text[]`,
        sql`${people.search} @@ to_tsquery('simple', ${lookup})`,
      ),
    )
    .orderBy(sql`ts_rank(${people.search}, to_tsquery('simple', ${lookup})) DESC`, desc(people.createdAt))
    .limit(limit);
}

export async function countPeople(connection: Connection, userId: string, query: PersonQuery) {
  const found = connection
    .select({ id: people.id })
    .from(people)
    .where(and(...conditionsOf(userId, query)))
    .limit(1000)
    .as('found');
  const [row] = await connection.select({ rows: count() }).from(found);
  return row?.rows ?? 0;
}

export const countAllPeople = countOwnRows(people);

export async function findPerson(connection: Connection, userId: string, id: string) {
  const [row] = await connection
    .select({ ...columns, warmPaths })
    .from(people)
    .where(and(eq(people.userId, userId), eq(people.id, id)));
  return row ?? null;
}

export async function findPeople(connection: Connection, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return connection
    .select({ ...columns, warmPaths })
    .from(people)
    .where(and(eq(people.userId, userId), inArray(people.id, [...ids])));
}

export async function lockPeople(tx: Tx, userId: string): Promise<void> {
  await takeLock(tx, 'people', userId);
}

export async function findSimilar(tx: Tx, userId: string, keys: readonly PersonKeys[]): Promise<PersonRow[]> {
  const of = (key: keyof PersonKeys) => [
    ...new Set(keys.map((one) => one[key]).filter((value) => value !== '')),
  ];
  const [names, emails, profiles] = [of('nameKey'), of('emailKey'), of('linkedinKey')];
  const any = [
    ...(names.length > 0 ? [inArray(people.nameKey, names)] : []),
    ...(emails.length > 0 ? [inArray(people.emailKey, emails)] : []),
    ...(profiles.length > 0 ? [inArray(people.linkedinKey, profiles)] : []),
  ];
  if (any.length === 0) return [];
  return tx
    .select(columns)
    .from(people)
    .where(and(eq(people.userId, userId), or(...any)))
    .orderBy(asc(people.createdAt))
    .limit(20_000);
}

export async function insertPeople(tx: Tx, rows: readonly PersonRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) await tx.insert(people).values(rows.slice(at, at + 500));
}

export async function updatePerson(
  connection: Connection,
  userId: string,
  id: string,
  set: Partial<Omit<PersonRow, 'id' | 'userId'>>,
): Promise<void> {
  await connection
    .update(people)
    .set(set)
    .where(and(eq(people.userId, userId), eq(people.id, id)));
}

export async function insertOrigins(tx: Tx, rows: readonly OriginRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 1000)
    await tx
      .insert(personOriginRows)
      .values(rows.slice(at, at + 1000))
      .onConflictDoNothing();
}

export async function listOrigins(connection: Connection, personId: string): Promise<OriginRow[]> {
  return connection
    .select()
    .from(personOriginRows)
    .where(eq(personOriginRows.personId, personId))
    .orderBy(asc(personOriginRows.at));
}

export async function insertFacts(tx: Tx, rows: readonly FactRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500)
    await tx
      .insert(personFactRows)
      .values(rows.slice(at, at + 500))
      .onConflictDoNothing();
}

export async function listFacts(connection: Connection, userId: string, personIds: readonly string[]) {
  if (personIds.length === 0) return [];
  return connection
    .select()
    .from(personFactRows)
    .where(and(eq(personFactRows.userId, userId), inArray(personFactRows.personId, [...personIds])))
    .orderBy(desc(personFactRows.observedAt))
    .limit(5000);
}

export async function listConnectionsAt(
  connection: Connection,
  userId: string,
  key: string,
  exceptId: string | null = null,
): Promise<PersonRow[]> {
  if (key === '') return [];
  return connection
    .select(columns)
    .from(people)
    .where(
      and(
        eq(people.userId, userId),
        eq(people.companyKey, key),
        sql`'connection' = ANY (${people.kinds})`,
        eq(people.optedOut, false),
        exceptId === null ? undefined : ne(people.id, exceptId),
      ),
    )
    .orderBy(sql`${people.connectedOn} DESC NULLS LAST`, people.id)
    .limit(20);
}

export async function markSignals(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(people)
    .set({ hasSignal: true })
    .where(and(eq(people.userId, userId), inArray(people.id, [...ids])));
}

export async function addKind(tx: Tx, userId: string, ids: readonly string[], kind: PersonKind) {
  if (ids.length === 0) return [];
  const rows = await tx
    .update(people)
    .set({ kinds: sql`array_append(${people.kinds}, ${kind}::text)` })
    .where(
      and(
        eq(people.userId, userId),
        inArray(people.id, [...ids]),
        sql`NOT (${kind} = ANY (${people.kinds}))`,
      ),
    )
    .returning({ id: people.id });
  return rows.map(({ id }) => id);
}

/** Claims due reminders, so that each is sent once. */
export async function takeDueReminders(tx: Tx, now: Date, limit: number) {
  const due = tx
    .select({ id: people.id })
    .from(people)
    .where(and(lte(people.remindAt, now), isNull(people.remindedAt)))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(people).set({ remindedAt: now }).where(inArray(people.id, due)).returning({
    id: people.id,
    userId: people.userId,
    name: people.name,
    position: people.position,
    company: people.company,
    remindAt: people.remindAt,
    optedOut: people.optedOut,
  });
}

export async function listPeopleDue(connection: Connection, userId: string, today: string) {
  return connection
    .select({ ...columns, warmPaths })
    .from(people)
    .where(and(eq(people.userId, userId), lte(people.keepUntil, today)))
    .orderBy(asc(people.keepUntil), people.id)
    .limit(100);
}

/** For the download. It does not check the owner, so the caller must pass the user's own ids. */
export async function findPeopleById(connection: Connection, ids: readonly string[]): Promise<PersonRow[]> {
  return connection
    .select(columns)
    .from(people)
    .where(inArray(people.id, [...ids]));
}
