import type { PersonalData } from '../../../module.ts';
import { listRows, type Tx } from '../../../platform/db/index.ts';
import { deleteReadings, listReadings } from './collect/repository.ts';
import { listSettledAndOpen } from './repository/conflicts.ts';
import {
  eraseFacts,
  findFactsById,
  listFactIds,
  listRefusals,
  listSharedIds,
  type FactRow,
} from './repository/facts.ts';
import { eraseUses, listUsesOf } from './repository/uses.ts';

const presented = ({ userId: _user, teamId: _team, key: _key, passageKey: _passage, ...fact }: FactRow) =>
  fact;

/** Of what was forgotten and which texts were read only the times are told: nothing else is kept that could be read. */
export const exportFactsData: PersonalData['export'] = async (connection, userId) => {
  const place = { userId, teamId: null };
  return {
    facts: listRows(await listFactIds(connection, place), findFactsById, presented),
    workspaceFacts: listRows(await listSharedIds(connection, userId), findFactsById, presented),
    factsUsed: await listUsesOf(connection, userId),
    factContradictions: await listSettledAndOpen(connection, userId),
    factsForgotten: await listRefusals(connection, userId),
    textsReadForFacts: await listReadings(connection, userId),
  };
};

export async function eraseFactsData(tx: Tx, userId: string): Promise<void> {
  await deleteReadings(tx, userId);
  await eraseUses(tx, userId);
  await eraseFacts(tx, userId);
}
