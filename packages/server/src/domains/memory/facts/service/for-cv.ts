import type { Application } from '@limelight/contracts';
import type { Connection } from '../../../../platform/db/index.ts';
import { findImportedProfile } from '../../../library/imports/index.ts';
import { findFactsById, listFactRows, usable } from '../repository/facts.ts';
import { placesIn, type ProfilePlace } from '../rules/from-profile.ts';
import { dayOf, statusOn } from '../rules/lasting.ts';
import { isSteering } from '../rules/ranking.ts';
import { knownOf, type KnownFact } from './known.ts';

export interface CvFact extends KnownFact {
  /** Where it stands in the person's profile; null for what they told elsewhere. */
  place: ProfilePlace | null;
}

const mostRead = 2_000;

/**
 * What a CV can say: confirmed facts of the person that may be used freely, without opinions, wishes and what is about
 * others. `askFirst` counts those that fit but need a yes.
 */
export async function listFactsForCv(
  connection: Connection,
  userId: string,
  now: Date,
): Promise<{ facts: CvFact[]; askFirst: number }> {
  const where = usable({ userId, teamId: null }, dayOf(now));
  const { rows } = await listFactRows(connection, where, { offset: 0, limit: mostRead });
  const profile = await findImportedProfile(connection, userId);
  const places = profile === null ? new Map<string, ProfilePlace>() : placesIn(profile);
  const telling = rows
    .filter((row) => !isSteering(row) && row.kind !== 'opinion' && row.kind !== 'person')
    .flatMap((row) => {
      const { kind, passage } = row.source;
      const place = kind === 'profile' || kind === 'export' ? (places.get(passage) ?? null) : null;
      return knownOf(row).map((fact) => ({ ...fact, place }));
    });
  const facts = telling.filter(({ privacy }) => privacy === 'use');
  return { facts, askFirst: telling.length - facts.length };
}

/** A person's own facts by their ids, as they are now. Those that were forgotten are missing. */
export async function listFactsById(
  connection: Connection,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<Application['facts']> {
  const rows = await findFactsById(connection, ids);
  return rows
    .filter((row) => row.userId === userId)
    .map(({ id, text, status, until, source }) => ({
      ...{ id, text, source },
      status: statusOn(status, until, dayOf(now)),
    }));
}
