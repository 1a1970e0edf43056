import type { PersonOrigin } from '@limelight/contracts';
import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import {
  eraseFrom,
  insertRow,
  rowsAfter,
  type Connection,
  type Position,
  type Tx,
} from '../../../../platform/db/index.ts';
import { forgetRefs } from '../../saved/index.ts';
import type { ListRow } from './people.ts';
import type { Entry } from '../rules/do-not-contact.ts';
import type { PersonKeys } from '../rules/same-person.ts';
import {
  cvs,
  doNotContact,
  people,
  personFactRows,
  personListMembers,
  personLists,
  personOriginRows,
} from '../tables.ts';

export type DoNotContactRow = typeof doNotContact.$inferSelect;

export async function listLists(connection: Connection, userId: string): Promise<ListRow[]> {
  return connection
    .select({
      id: personLists.id,
      userId: personLists.userId,
      name: personLists.name,
      createdAt: personLists.createdAt,
      people: sql<number>`(SELECT count(*)::int FROM person_list_members m WHERE m.list_id = ${personLists.id})`,
    })
    .from(personLists)
    .where(eq(personLists.userId, userId))
    .orderBy(asc(sql`lower(${personLists.name})`), personLists.id);
}

export const insertList = insertRow(personLists);

export async function removeList(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(personLists)
    .where(and(eq(personLists.userId, userId), eq(personLists.id, id)))
    .returning({ id: personLists.id });
  if (rows.length > 0) await tx.delete(personListMembers).where(eq(personListMembers.listId, id));
  return rows.length > 0;
}

export async function isOwnList(connection: Connection, userId: string, id: string): Promise<boolean> {
  const rows = await connection
    .select({ id: personLists.id })
    .from(personLists)
    .where(and(eq(personLists.userId, userId), eq(personLists.id, id)));
  return rows.length > 0;
}

export async function listsOfPerson(connection: Connection, personId: string) {
  return connection
    .select({ id: personLists.id, name: personLists.name })
    .from(personListMembers)
    .innerJoin(personLists, eq(personLists.id, personListMembers.listId))
    .where(eq(personListMembers.personId, personId))
    .orderBy(asc(personLists.name));
}

/** Adds people to a list. Ids that are not the user's own are ignored. */
export async function addMembers(tx: Tx, userId: string, listId: string, ids: readonly string[]) {
  const own = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.userId, userId), inArray(people.id, [...ids])));
  if (own.length === 0) return;
  await tx
    .insert(personListMembers)
    .values(own.map(({ id }) => ({ listId, personId: id, userId })))
    .onConflictDoNothing();
}

export async function removeMembers(tx: Tx, userId: string, listId: string, ids: readonly string[]) {
  await tx
    .delete(personListMembers)
    .where(
      and(
        eq(personListMembers.userId, userId),
        eq(personListMembers.listId, listId),
        inArray(personListMembers.personId, [...ids]),
      ),
    );
}

export async function changeTag(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  { tag, add }: { tag: string; add: boolean },
): Promise<number> {
  const has = sql`${tag} = ANY (${people.tags})`;
  const rows = await tx
    .update(people)
    .set({
      tags: add
        ? sql`array_append(${people.tags}, ${tag}::text)`
        : sql`array_remove(${people.tags}, ${tag}::text)`,
    })
    .where(and(eq(people.userId, userId), inArray(people.id, [...ids]), add ? sql`NOT (${has})` : has))
    .returning({ id: people.id });
  return rows.length;
}

export async function listEntries(
  connection: Connection,
  userId: string,
  page: { limit: number; after: Position | null },
): Promise<DoNotContactRow[]> {
  const after = rowsAfter(doNotContact.createdAt, doNotContact.id, page.after);
  return connection
    .select()
    .from(doNotContact)
    .where(and(eq(doNotContact.userId, userId), after))
    .orderBy(desc(doNotContact.createdAt), desc(doNotContact.id))
    .limit(page.limit);
}

export async function listAllEntries(connection: Connection, userId: string): Promise<Entry[]> {
  return connection
    .select({ kind: doNotContact.kind, value: doNotContact.value })
    .from(doNotContact)
    .where(eq(doNotContact.userId, userId));
}

/** Returns the id of the entry, which is the existing one if it is already on the list. */
export async function insertEntry(tx: Tx, row: DoNotContactRow): Promise<string> {
  const [kept] = await tx
    .insert(doNotContact)
    .values(row)
    .onConflictDoUpdate({
      target: [doNotContact.userId, doNotContact.kind, doNotContact.value],
      set: { note: row.note },
    })
    .returning({ id: doNotContact.id });
  return kept?.id ?? row.id;
}

export async function removeEntry(tx: Tx, userId: string, id: string): Promise<Entry | null> {
  const [row] = await tx
    .delete(doNotContact)
    .where(and(eq(doNotContact.userId, userId), eq(doNotContact.id, id)))
    .returning({ kind: doNotContact.kind, value: doNotContact.value });
  return row ?? null;
}

const keys = {
  id: people.id,
  nameKey: people.nameKey,
  companyKey: people.companyKey,
  emailKey: people.emailKey,
  linkedinKey: people.linkedinKey,
  optedOut: people.optedOut,
};

export type KeyedPerson = PersonKeys & { id: string; optedOut: boolean };

export async function listKeys(tx: Tx, userId: string): Promise<KeyedPerson[]> {
  return tx.select(keys).from(people).where(eq(people.userId, userId));
}

export async function findOptedOut(connection: Connection, userId: string, nameKey: string) {
  if (nameKey === '') return [];
  return connection
    .select(keys)
    .from(people)
    .where(and(eq(people.userId, userId), eq(people.nameKey, nameKey), eq(people.optedOut, true)))
    .limit(100);
}

/** Includes people who opted out. */
export async function listNames(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .selectDistinct({ name: people.name })
    .from(people)
    .where(eq(people.userId, userId));
  return rows.map(({ name }) => name);
}

export async function setOptedOut(tx: Tx, userId: string, ids: readonly string[], optedOut: boolean) {
  for (let at = 0; at < ids.length; at += 1000)
    await tx
      .update(people)
      .set({ optedOut })
      .where(and(eq(people.userId, userId), inArray(people.id, ids.slice(at, at + 1000))));
}

export async function removePeople(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  let removed = 0;
  for (let at = 0; at < ids.length; at += 1000) {
    const own = await tx
      .delete(people)
      .where(and(eq(people.userId, userId), inArray(people.id, ids.slice(at, at + 1000))))
      .returning({ id: people.id });
    const gone = own.map(({ id }) => id);
    if (gone.length === 0) continue;
    removed += gone.length;
    await tx.delete(personOriginRows).where(inArray(personOriginRows.personId, gone));
    await tx.delete(personFactRows).where(inArray(personFactRows.personId, gone));
    await tx.delete(personListMembers).where(inArray(personListMembers.personId, gone));
    await tx.delete(cvs).where(inArray(cvs.personId, gone));
    await forgetRefs(tx, userId, 'lead', gone);
  }
  return removed;
}

/** Removes an origin and returns the people who have no other. */
export async function removeOrigin(
  tx: Tx,
  userId: string,
  { kind, label, personId }: { kind: PersonOrigin; label: string; personId?: string },
): Promise<string[]> {
  const rows = await tx
    .delete(personOriginRows)
    .where(
      and(
        eq(personOriginRows.userId, userId),
        eq(personOriginRows.kind, kind),
        eq(personOriginRows.label, label),
        personId === undefined ? undefined : eq(personOriginRows.personId, personId),
      ),
    )
    .returning({ id: personOriginRows.personId });
  const orphans: string[] = [];
  for (let at = 0; at < rows.length; at += 1000) {
    const ids = rows.slice(at, at + 1000).map(({ id }) => id);
    const others = await tx
      .select({ id: personOriginRows.personId })
      .from(personOriginRows)
      .where(inArray(personOriginRows.personId, ids));
    const kept = new Set(others.map(({ id }) => id));
    orphans.push(...ids.filter((id) => !kept.has(id)));
  }
  return orphans;
}

export const erasePeople = eraseFrom(
  people,
  personOriginRows,
  personFactRows,
  personListMembers,
  personLists,
  cvs,
  doNotContact,
);

export async function listPersonIds(connection: Connection, userId: string): Promise<string[]> {
  const rows = await connection
    .select({ id: people.id })
    .from(people)
    .where(eq(people.userId, userId))
    .orderBy(people.id);
  return rows.map(({ id }) => id);
}

export async function countPeopleDue(connection: Connection, userId: string, today: string): Promise<number> {
  return connection.$count(people, and(eq(people.userId, userId), lte(people.keepUntil, today)));
}

export async function listIdsDue(tx: Tx, userId: string, today: string): Promise<string[]> {
  const rows = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.userId, userId), lte(people.keepUntil, today)))
    .limit(10_000);
  return rows.map(({ id }) => id);
}

export async function countConnectionsAt(
  connection: Connection,
  userId: string,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const wanted = [...new Set(keys)].filter((key) => key !== '');
  if (wanted.length === 0) return new Map();
  const rows = await connection
    .select({ key: people.companyKey, rows: count() })
    .from(people)
    .where(
      and(
        eq(people.userId, userId),
        inArray(people.companyKey, wanted),
        sql`'connection' = ANY (${people.kinds})`,
        eq(people.optedOut, false),
      ),
    )
    .groupBy(people.companyKey);
  return new Map(rows.map(({ key, rows: found }) => [key, found]));
}
