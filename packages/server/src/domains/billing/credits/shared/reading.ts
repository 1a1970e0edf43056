import type { CreditEntryKind } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { lapsingOf, readPage } from '../history.ts';
import { listOpenLots } from '../repository/credits.ts';
import { isLapsed } from '../rules.ts';
import { heldCredits } from '../service.ts';
import { listActors, listGiven, listSpenders, listSpent, type SpenderRow } from '../repository/shared.ts';
import { monthStart } from './rules.ts';

export interface SharedAccount {
  held: number;
  lapsing: { amount: number; at: string }[];
  spenders: SpenderRow[];
  month: Date;
  spent: { userId: string | null; label: string; amount: number }[];
  given: { userId: string | null; amount: number }[];
}

/** The balance of a workspace, who may spend it, and who gave and spent how much this calendar month (UTC). */
export async function readSharedAccount(
  connection: Connection,
  accountId: string,
  now: number,
): Promise<SharedAccount> {
  const month = monthStart(now);
  const lots = await listOpenLots(connection, accountId);
  return {
    held: await heldCredits(connection, accountId, now),
    lapsing: lapsingOf(lots.filter((lot) => !isLapsed(lot, now))),
    spenders: await listSpenders(connection, accountId),
    month,
    spent: await listSpent(connection, accountId, month),
    given: await listGiven(connection, accountId),
  };
}

export interface SharedEntry {
  id: string;
  at: string;
  kind: CreditEntryKind;
  amount: number;
  label: string;
  balanceAfter: number;
  expiresAt: string | null;
  /** The member who spent or gave. */
  userId: string | null;
}

/** One page of the ledger of a workspace, newest first. */
export async function readSharedHistory(
  context: Context,
  accountId: string,
  query: { cursor?: string | undefined; limit: number },
): Promise<{ items: SharedEntry[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await readPage(context, accountId, query);
  const actors = await listActors(context.database.db, {
    reservationIds: rows.flatMap(({ reservationId }) => reservationId ?? []),
    lotIds: rows.filter(({ kind }) => kind === 'transfer').map(({ lotId }) => lotId),
  });
  const items = rows.map(({ id, createdAt, kind, amount, label, balanceAfter, ...row }) => ({
    id,
    kind,
    amount,
    label,
    balanceAfter,
    at: createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    userId: actors.get(kind === 'transfer' ? row.lotId : (row.reservationId ?? '')) ?? null,
  }));
  return { items, nextCursor };
}
