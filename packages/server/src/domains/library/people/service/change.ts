import { randomUUID } from 'node:crypto';
import type { DoNotContactKind, EndpointInput, PersonView, changePerson } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { AppError, existing, type Dated } from '../../../../platform/http/index.ts';
import { presentPersonView } from '../present.ts';
import {
  insertEntry,
  listAllEntries,
  listKeys,
  listsOfPerson,
  listIdsDue,
  removeEntry,
  setOptedOut,
} from '../repository/lists.ts';
import {
  findPerson,
  listConnectionsAt,
  listFacts,
  listOrigins,
  lockPeople,
  updatePerson,
} from '../repository/people.ts';
import { doNotContactCheck, entriesOf, normaliseEntry, type Entry } from '../rules/do-not-contact.ts';
import { keysOfPerson } from '../rules/same-person.ts';
import { overwrites } from '../rules/text-version.ts';
import { barPeople, forgetPeople } from './forget-people.ts';

/** A person with all related records. Refuses with `not_found`. */
export async function viewPerson(
  connection: Connection,
  userId: string,
  id: string,
): Promise<Dated<PersonView>> {
  const row = existing(await findPerson(connection, userId, id));
  return presentPersonView(row, {
    origins: await listOrigins(connection, id),
    lists: await listsOfPerson(connection, id),
    facts: await listFacts(connection, userId, [id]),
    connections: await listConnectionsAt(connection, userId, row.companyKey, id),
  });
}

type Change = EndpointInput<typeof changePerson>['body'];

const minuteOf = (at: Date | string | null) =>
  at === null ? null : Math.floor(new Date(at).getTime() / 60_000);

/** Refuses with `not_found` or `notes_changed`. */
export async function editPerson(
  context: Context,
  userId: string,
  id: string,
  change: Change,
): Promise<Dated<PersonView>> {
  const now = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    await lockPeople(tx, userId);
    const row = existing(await findPerson(tx, userId, id));
    const { name, position, company, notes, tags, legalBasis, keepUntil, lastContactedAt, remindAt } = change;
    const status =
      change.leadStatus ?? (lastContactedAt && row.leadStatus === 'new' ? 'contacted' : undefined);
    if (overwrites(row.notes, { next: notes, version: change.notesVersion }))
      throw new AppError('notes_changed');
    const details = { ...row, name: name || row.name, company: company ?? row.company };
    const keys = keysOfPerson(details);
    const isBarred = doNotContactCheck(await listAllEntries(tx, userId));
    await updatePerson(tx, userId, id, {
      name: details.name,
      company: details.company,
      ...keys,
      ...(position === undefined ? {} : { position }),
      ...(notes === undefined ? {} : { notes }),
      ...(status === undefined ? {} : { leadStatus: status }),
      ...(tags === undefined ? {} : { tags: [...new Set(tags)] }),
      ...(legalBasis === undefined ? {} : { legalBasis }),
      ...(keepUntil === undefined ? {} : { keepUntil }),
      ...(lastContactedAt === undefined
        ? {}
        : { lastContactedAt: lastContactedAt === null ? null : new Date(lastContactedAt) }),
      // An unchanged reminder that is sent along with other changes does not become due again.
      ...(remindAt === undefined || minuteOf(remindAt) === minuteOf(row.remindAt)
        ? {}
        : { remindAt: remindAt === null ? null : new Date(remindAt), remindedAt: null }),
      optedOut: row.optedOut || isBarred(keys),
      updatedAt: now,
    });
    return viewPerson(tx, userId, id);
  });
}

async function markMatching(tx: Tx, userId: string, entries: readonly Entry[]): Promise<number> {
  const isBarred = doNotContactCheck(entries);
  const out = (await listKeys(tx, userId)).filter((person) => !person.optedOut && isBarred(person));
  await barPeople(
    tx,
    userId,
    out.map(({ id }) => id),
  );
  return out.length;
}

/** Refuses with `do_not_contact_invalid`. */
export async function addEntry(
  context: Context,
  userId: string,
  { kind, value, note }: { kind: DoNotContactKind; value: string; note: string },
): Promise<{ id: string; matched: number }> {
  const normal = normaliseEntry(kind, value);
  if (normal === null) throw new AppError('do_not_contact_invalid');
  const createdAt = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    await lockPeople(tx, userId);
    const id = await insertEntry(tx, { id: randomUUID(), userId, kind, value: normal, note, createdAt });
    return { id, matched: await markMatching(tx, userId, [{ kind, value: normal }]) };
  });
}

/** Removes an entry. People whom no other entry matches can be contacted again. Refuses with `not_found`. */
export async function dropEntry(context: Context, userId: string, id: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    await lockPeople(tx, userId);
    const entry = existing(await removeEntry(tx, userId, id));
    const wasBarred = doNotContactCheck([entry]);
    const isBarred = doNotContactCheck(await listAllEntries(tx, userId));
    const back = (await listKeys(tx, userId)).filter(
      (person) => person.optedOut && wasBarred(person) && !isBarred(person),
    );
    await setOptedOut(
      tx,
      userId,
      back.map((person) => person.id),
      false,
    );
  });
}

/**
 * Adds a person to the do-not-contact list. The entries remain after the record is deleted. Refuses with `not_found`.
 */
export async function optOut(context: Context, userId: string, id: string, note: string): Promise<void> {
  const createdAt = new Date(context.clock.now());
  await context.database.db.transaction(async (tx) => {
    await lockPeople(tx, userId);
    const row = existing(await findPerson(tx, userId, id));
    const entries = entriesOf(row);
    for (const entry of entries)
      await insertEntry(tx, { id: randomUUID(), userId, ...entry, note, createdAt });
    await markMatching(tx, userId, entries);
    // Mark the record even if it has no address or full name to put on the list.
    await barPeople(tx, userId, [id]);
  });
}

/** Refuses with `not_found`. */
export async function forgetPerson(context: Context, userId: string, id: string): Promise<void> {
  const gone = await context.database.db.transaction((tx) => forgetPeople(tx, userId, [id]));
  if (gone === 0) throw new AppError('not_found');
}

export async function forgetDue(context: Context, userId: string): Promise<number> {
  const today = new Date(context.clock.now()).toISOString().slice(0, 10);
  return context.database.db.transaction(async (tx) =>
    forgetPeople(tx, userId, await listIdsDue(tx, userId, today)),
  );
}
