import type { Contradiction, EndpointInput, settleContradiction } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { presentFacts, type Reading } from '../present.ts';
import {
  countConflicts,
  dropConflictsOf,
  findConflict,
  listConflicts,
  settlePair,
} from '../repository/conflicts.ts';
import { findFactsById, lockFacts, updateFact } from '../repository/facts.ts';
import { requireFact } from './access.ts';

const firstPage = { offset: 0, limit: 50 };

export async function listPairs(
  connection: Connection,
  reading: Reading,
  page: { offset: number; limit: number } = firstPage,
): Promise<{ items: Contradiction[]; total: number }> {
  const place = { userId: reading.userId, teamId: null };
  const conflicts = await listConflicts(connection, place, page);
  const ids = [...new Set(conflicts.flatMap(({ oneId, otherId }) => [oneId, otherId]))];
  const presented = await presentFacts(connection, await findFactsById(connection, ids), reading);
  const byId = new Map(presented.map((fact) => [fact.id, fact]));
  const items = conflicts.flatMap(({ oneId, otherId, reason }) => {
    const [one, other] = [byId.get(oneId), byId.get(otherId)];
    return one === undefined || other === undefined ? [] : [{ one, other, reason }];
  });
  return { items, total: await countConflicts(connection, place) };
}

/** Retires the fact that is not kept. Refuses with `not_found` or `team_role_missing`. */
export async function settle(
  context: Context,
  userId: string,
  { one, other, keep }: EndpointInput<typeof settleContradiction>['body'],
): Promise<void> {
  const now = new Date(context.clock.now());
  await context.database.db.transaction(async (tx) => {
    const seen = await findFactsById(tx, [one, other]);
    if (new Set([one, other]).size !== seen.length || seen.length !== 2) throw new AppError('not_found');
    for (const row of seen) await requireFact(tx, userId, row, 'edit');
    const rows = await lockFacts(tx, [one, other]);
    const pair = await findConflict(tx, one, other);
    if (pair === null) throw new AppError('not_found');
    if (keep === 'both') return settlePair(tx, pair, now);
    const retired = rows.find(({ id }) => id === (keep === 'one' ? other : one));
    if (retired === undefined) throw new AppError('not_found');
    await updateFact(tx, { ...retired, status: 'outdated', askAt: null, updatedAt: now });
    return dropConflictsOf(tx, retired.id);
  });
}
