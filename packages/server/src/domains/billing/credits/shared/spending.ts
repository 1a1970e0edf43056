import { together, type Connection, type Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { listOpenLots, lockAccount } from '../repository/credits.ts';
import { beginReserve, heldCredits, type ReserveRequest, type Reserving } from '../service.ts';
import {
  deleteSpender,
  findChosen,
  listSpendingOf,
  lockChosen,
  markChosen,
  saveSpender,
  sumSpentBy,
  type SpenderRow,
} from '../repository/shared.ts';
import { monthStart } from './rules.ts';

/** Locks a person's account with what decides who pays, and reads their own open lots. */
export async function lockPayer(tx: Tx, userId: string, now: number) {
  const [, spender, lots] = await together([
    lockAccount(tx, userId, new Date(now)),
    lockChosen(tx, userId),
    listOpenLots(tx, userId),
  ]);
  return { spender, lots };
}

/**
 * Reserves credits where the person chose to pay: their own, or those of a workspace. Never falls back to the person's
 * own. Refuses with `team_credit_limit` and `team_credits_used_up`, and as `reserveCredits` does.
 */
export async function reserveAsChosen(
  tx: Tx,
  request: Omit<ReserveRequest, 'actorId'> & { userId: string },
  { spender, lots }: Awaited<ReturnType<typeof lockPayer>>,
): Promise<Reserving> {
  const { userId, amount, now } = request;
  if (spender === null) return beginReserve(tx, request, lots);
  const { accountId, monthlyLimit } = spender;
  if (monthlyLimit !== null) {
    const spent = await sumSpentBy(tx, { accountId, userId, since: monthStart(now) });
    const held = Math.max(0, monthlyLimit - spent);
    if (amount > held) throw new AppError('team_credit_limit', { needed: amount, held });
  }
  try {
    return await beginReserve(tx, { ...request, userId: accountId, actorId: userId });
  } catch (error) {
    if (error instanceof AppError && error.code === 'insufficient_credits')
      throw new AppError('team_credits_used_up', error.details);
    throw error;
  }
}

/** Allows a member to spend the credits of a workspace, with at most `monthlyLimit` per calendar month in UTC. */
export async function allowSpending(tx: Tx, spender: Omit<SpenderRow, 'chosen'>): Promise<void> {
  await saveSpender(tx, spender);
}

/** Ends a permission. Returns true when the person paid with that workspace and now pays with their own credits. */
export async function endSpending(
  tx: Tx,
  { accountId, userId, now }: { accountId: string; userId: string; now: number },
): Promise<boolean> {
  await lockAccount(tx, userId, new Date(now));
  return (await deleteSpender(tx, accountId, userId))?.chosen ?? false;
}

/** Chooses what pays for a person's work; null is their own credits. Returns false when they may not spend there. */
export async function choosePayer(
  tx: Tx,
  { userId, accountId, now }: { userId: string; accountId: string | null; now: number },
): Promise<boolean> {
  await lockAccount(tx, userId, new Date(now));
  return markChosen(tx, userId, accountId);
}

export interface Payer {
  accountId: string;
  chosen: boolean;
  held: number;
  monthlyLimit: number | null;
  usedThisMonth: number;
}

async function payerOf(connection: Connection, spender: SpenderRow, now: number): Promise<Payer> {
  const { accountId, userId, chosen, monthlyLimit } = spender;
  const held = await heldCredits(connection, accountId, now);
  const usedThisMonth = await sumSpentBy(connection, { accountId, userId, since: monthStart(now) });
  return { accountId, chosen, held, monthlyLimit, usedThisMonth };
}

/** The workspaces whose credits a person may spend. */
export async function listPayers(connection: Connection, userId: string, now: number): Promise<Payer[]> {
  const spending = await listSpendingOf(connection, userId);
  return Promise.all(spending.map(async (spender) => payerOf(connection, spender, now)));
}

/** The workspace that pays for a person's work, or null when they pay with their own credits. */
export async function findPayer(connection: Connection, userId: string, now: number): Promise<Payer | null> {
  const spender = await findChosen(connection, userId);
  return spender === null ? null : payerOf(connection, spender, now);
}
