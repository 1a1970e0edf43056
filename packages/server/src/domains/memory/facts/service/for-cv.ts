import type { Application } from '@limelight/contracts';
import type { Connection } from '../../../../platform/db/index.ts';
import { findImportedProfile, type ImportedProfile } from '../../../library/imports/index.ts';
import { findFactsById, listFactRows, usable, type FactRow } from '../repository/facts.ts';
import { placesIn, positionsIn, readProfile, type ProfilePlace } from '../rules/from-profile.ts';
import { dayOf, statusOn } from '../rules/lasting.ts';
import { isSteering } from '../rules/ranking.ts';
import { isSensitive } from '../rules/sensitive.ts';
import { knownOf, type KnownFact } from './known.ts';

export interface CvFact extends KnownFact {
  /** Where it stands in the person's profile; null for what they told elsewhere. */
  place: ProfilePlace | null;
  /** The fact of the position in whose description it stands; empty where that may not be used, null for others. */
  positionId: string | null;
}

/** Where the facts of a profile stand in it. One that says something else by now is told like any other. */
function standing(profile: ImportedProfile, rows: readonly FactRow[]) {
  const said = new Map(readProfile(profile).map((fact) => [fact.source.passage, fact]));
  const places = placesIn(profile);
  const placeOf = ({ text, happened, source: { kind, passage } }: FactRow): ProfilePlace | null => {
    const then = said.get(passage);
    const isAsRead = then?.text === text && then.happened === happened;
    return isAsRead && (kind === 'profile' || kind === 'export') ? (places.get(passage) ?? null) : null;
  };
  const positions = positionsIn(profile);
  const ids = new Map(
    rows.flatMap((row) => (placeOf(row)?.part === 'experience' ? [[row.source.passage, row.id]] : [])),
  );
  return {
    placeOf,
    positionOf({ source }: FactRow): string | null {
      const passage = positions.get(source.passage);
      return passage === undefined ? null : (ids.get(passage) ?? '');
    },
  };
}

const mostRead = 2_000;

/**
 * What a CV can say: confirmed facts of the person that may be used freely, without opinions, wishes, what is about others
 * and what nobody is to be judged by. `askFirst` counts those that fit but need a yes.
 */
export async function listFactsForCv(
  connection: Connection,
  userId: string,
  now: Date,
): Promise<{ facts: CvFact[]; askFirst: number }> {
  const where = usable({ userId, teamId: null }, dayOf(now));
  const { rows } = await listFactRows(connection, where, { offset: 0, limit: mostRead });
  const profile = await findImportedProfile(connection, userId);
  const stands = profile === null ? null : standing(profile, rows);
  const telling = rows
    .filter(
      (row) => !isSteering(row) && row.kind !== 'opinion' && row.kind !== 'person' && !isSensitive(row.text),
    )
    .flatMap((row) => {
      const place = stands?.placeOf(row) ?? null;
      const positionId = stands?.positionOf(row) ?? null;
      return knownOf(row).map((fact) => ({ ...fact, place, positionId }));
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
      id,
      text,
      source,
      status: statusOn(status, until, dayOf(now)),
    }));
}
