import type { Connection, Tx } from '../../../platform/db/index.ts';
import {
  deleteMails,
  deleteSignInAccounts,
  emptySessions,
  emptyUser,
  endSessions,
  findUser,
  listAllSessions,
  listSignInAccounts,
} from '../repository.ts';

/** What identity keeps about a person, without anything that opens the account. */
export async function exportIdentityData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const user = await findUser(connection, userId);
  const [sessions, accounts] = [
    await listAllSessions(connection, userId),
    await listSignInAccounts(connection, userId),
  ];
  return {
    account: user && {
      id: user.id,
      name: user.name,
      email: user.email,
      emailVerifiedAt: user.emailVerifiedAt,
      hasPassword: user.passwordHash !== null,
      plan: user.plan ?? 'Starter',
      planExpiresAt: user.planExpiresAt,
      createdAt: user.createdAt,
    },
    signInAccounts: accounts.map(({ provider, subject, createdAt }) => ({ provider, subject, createdAt })),
    sessions: sessions.map(({ device, address, createdAt, lastSeenAt, expiresAt, endedAt, endReason }) => ({
      device,
      address,
      createdAt,
      lastSeenAt,
      expiresAt,
      endedAt,
      endReason,
    })),
  };
}

/**
 * Ends every session and empties the account. What stays is its id, so that a bearer still held somewhere learns that
 * its session was ended and ledger rows have an owner without a name.
 */
export async function eraseIdentity(tx: Tx, userId: string, now: Date): Promise<void> {
  const user = await findUser(tx, userId);
  await endSessions(tx, userId, { reason: 'account_deleted', now });
  await emptySessions(tx, userId);
  await deleteMails(tx, userId, user?.emailNormalized ?? '');
  await deleteSignInAccounts(tx, userId);
  await emptyUser(tx, userId, now);
}
