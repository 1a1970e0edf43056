import type { PersonalData } from '../../../../module.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import {
  deleteMails,
  deleteSignInAccounts,
  emptySessions,
  emptyUser,
  endSessions,
  findUser,
  listAllSessions,
  listSignInAccounts,
} from '../repository/identity.ts';

/** The person's data without credentials. */
export const exportIdentityData: PersonalData['export'] = async (connection, userId) => {
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
};

/**
 * Ends every session and clears the account. Its id is kept, so that clients with an old bearer learn that the
 * session ended, and ledger rows keep an anonymous owner.
 */
export async function eraseIdentity(tx: Tx, userId: string, now: Date): Promise<void> {
  const user = await findUser(tx, userId);
  await endSessions(tx, userId, { reason: 'account_deleted', now });
  await emptySessions(tx, userId);
  await deleteMails(tx, userId, user?.emailNormalized ?? '');
  await deleteSignInAccounts(tx, userId);
  await emptyUser(tx, userId, now);
}
