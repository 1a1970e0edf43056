import type { Connection } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { requireTeamRight } from '../../../teams/teams/index.ts';
import { findFact, type FactRow } from '../repository/facts.ts';

/** Refuses with `not_found` for a workspace of others, and with `team_role_missing`. */
export async function requirePlace(
  connection: Connection,
  userId: string,
  teamId: string | null,
  need: 'see' | 'edit',
): Promise<void> {
  if (teamId !== null) await requireTeamRight(connection, teamId, userId, need === 'see' ? 'see' : 'editAny');
}

/** Refuses with `not_found` for facts that are neither the person's nor of a workspace of theirs. */
export async function requireFact(
  connection: Connection,
  userId: string,
  row: FactRow | null,
  need: 'see' | 'edit',
): Promise<FactRow> {
  if (row === null) throw new AppError('not_found');
  if (row.teamId !== null) await requirePlace(connection, userId, row.teamId, need);
  else if (row.userId !== userId) throw new AppError('not_found');
  return row;
}

export const seeFact = async (connection: Connection, userId: string, id: string): Promise<FactRow> =>
  requireFact(connection, userId, await findFact(connection, id), 'see');
