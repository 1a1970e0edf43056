import { randomUUID } from 'node:crypto';
import { personLimit, type LegalBasis, type PersonKind, type PersonOrigin } from '@limelight/contracts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { listAllEntries } from '../repository/lists.ts';
import {
  countAllPeople,
  findSimilar,
  insertOrigins,
  insertPeople,
  lockPeople,
  updatePerson,
  type PersonRow,
} from '../repository/people.ts';
import { doNotContactCheck } from '../rules/do-not-contact.ts';
import { keepUntil, mergeDetails } from '../rules/merge.ts';
import type { GivenPerson } from '../rules/given-person.ts';
import { isSamePerson, keysOfPerson } from '../rules/same-person.ts';

export interface Keeping {
  kind: PersonKind;
  origin: PersonOrigin;
  label: string;
  legalBasis: LegalBasis;
  now: Date;
}

export interface Kept {
  added: number;
  addedIds: string[];
  merged: number;
  optedOut: number;
  /** The record ids in the order of the given people, or null for those left out. */
  ids: (string | null)[];
}

const atOnce = 500;

class Known {
  readonly #byKey = new Map<string, PersonRow[]>();

  constructor(rows: readonly PersonRow[]) {
    for (const row of rows) this.add(row);
  }

  add(row: PersonRow): void {
    for (const key of [`n ${row.nameKey}`, `e ${row.emailKey}`, `l ${row.linkedinKey}`]) {
      if (key.length === 2) continue;
      const list = this.#byKey.get(key);
      if (list === undefined) this.#byKey.set(key, [row]);
      else list.push(row);
    }
  }

  find(keys: ReturnType<typeof keysOfPerson>): PersonRow | undefined {
    const candidates = [`l ${keys.linkedinKey}`, `e ${keys.emailKey}`, `n ${keys.nameKey}`]
      .filter((key) => key.length > 2)
      .flatMap((key) => this.#byKey.get(key) ?? []);
    return candidates.find((row) => isSamePerson(row, keys));
  }
}

function newRow(userId: string, given: GivenPerson, { kind, legalBasis, now }: Keeping): PersonRow {
  return {
    id: randomUUID(),
    userId,
    ...given,
    ...keysOfPerson(given),
    tags: [],
    kinds: [kind],
    lastContactedAt: null,
    leadStatus: 'new',
    leadScore: null,
    leadFinding: null,
    remindAt: null,
    remindedAt: null,
    optedOut: false,
    hasSignal: false,
    legalBasis,
    keepUntil: keepUntil([kind], now),
    createdAt: now,
    updatedAt: now,
  };
}

function mergedRow(known: PersonRow, given: GivenPerson, { kind, now }: Keeping): PersonRow {
  const details = mergeDetails(known, given);
  const kinds = known.kinds.includes(kind) ? known.kinds : [...known.kinds, kind];
  const until = keepUntil(kinds, now);
  return {
    ...known,
    ...details,
    ...keysOfPerson(details),
    kinds,
    keepUntil: until > known.keepUntil ? until : known.keepUntil,
    updatedAt: now,
  };
}

/**
 * Adds people in the caller's transaction. It merges those already stored and skips those who must not be contacted.
 * Refuses with `people_limit`.
 */
export async function keepPeople(
  tx: Tx,
  userId: string,
  given: readonly GivenPerson[],
  keeping: Keeping,
): Promise<Kept> {
  await lockPeople(tx, userId);
  const isBarred = doNotContactCheck(await listAllEntries(tx, userId));
  const room = personLimit - (await countAllPeople(tx, userId));
  const kept: Kept = { added: 0, addedIds: [], merged: 0, optedOut: 0, ids: [] };
  for (let at = 0; at < given.length; at += atOnce) {
    const some = given.slice(at, at + atOnce).map((person) => ({ person, keys: keysOfPerson(person) }));
    const known = new Known(
      await findSimilar(
        tx,
        userId,
        some.map(({ keys }) => keys),
      ),
    );
    const fresh = new Map<string, PersonRow>();
    const changed = new Map<string, PersonRow>();
    for (const { person, keys } of some) {
      const before = known.find(keys);
      if (isBarred(keys) || before?.optedOut === true) {
        kept.optedOut += 1;
        kept.ids.push(null);
        continue;
      }
      const row = before === undefined ? newRow(userId, person, keeping) : mergedRow(before, person, keeping);
      if (before === undefined) {
        kept.added += 1;
        kept.addedIds.push(row.id);
        fresh.set(row.id, row);
        known.add(row);
      } else {
        kept.merged += 1;
        Object.assign(before, row);
        if (!fresh.has(row.id)) changed.set(row.id, row);
        else fresh.set(row.id, row);
      }
      kept.ids.push(row.id);
    }
    if (kept.added > room) throw new AppError('people_limit');
    await insertPeople(tx, [...fresh.values()]);
    for (const [id, { id: _, userId: __, ...set }] of changed) await updatePerson(tx, userId, id, set);
    const origin = { userId, kind: keeping.origin, label: keeping.label, at: keeping.now };
    const ids = [...new Set([...fresh.keys(), ...changed.keys()])];
    await insertOrigins(
      tx,
      ids.map((personId) => ({ personId, ...origin })),
    );
  }
  return kept;
}
