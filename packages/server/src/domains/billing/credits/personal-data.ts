import type { PersonalData } from '../../../module.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { listEntries, lockAccount } from './repository/credits.ts';
import { closeAccount, deleteSpendingOf, listPaidByOthers, listSpendingOf } from './repository/shared.ts';

export const exportCreditsData: PersonalData['export'] = async (connection, userId) => {
  const entries = await listEntries(connection, userId, null, 1_000_000);
  const spending = await listSpendingOf(connection, userId);
  return {
    workspaceCredits: await listPaidByOthers(connection, userId),
    workspaceCreditPermissions: spending.map(({ accountId, monthlyLimit, chosen }) => ({
      workspaceId: accountId,
      monthlyLimit,
      chosen,
    })),
    credits: entries.map((entry) => ({
      at: entry.createdAt.toISOString(),
      kind: entry.kind,
      amount: entry.amount,
      label: entry.label,
      balanceAfter: entry.balanceAfter,
      expiresAt: entry.expiresAt?.toISOString() ?? null,
    })),
  };
};

/**
 * Ends the person's permissions to spend. The ledgers are kept, those of workspaces too, and their rows identify a
 * person only by id. Credits that would return to the closed account go to the workspace's last owner.
 */
export async function eraseCreditsData(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockAccount(tx, userId, now);
  await deleteSpendingOf(tx, userId);
  await closeAccount(tx, userId, { now, heirId: null });
}
