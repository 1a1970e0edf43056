import type { Context } from '../../../../context.ts';
import type { PersonalData } from '../../../../module.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { audit, type Act } from '../../../accounts/audit/index.ts';
import {
  confirmPassword,
  eraseIdentity,
  getUser,
  getUserForChange,
  normalizeEmail,
  postDeletionNotice,
  type User,
} from '../../../accounts/identity/index.ts';
import { finishDeletionJob } from '../jobs.ts';
import { deleteAccountRows } from '../repository.ts';

/** Longer than any request can take. */
const longestCallMs = 15 * 60_000;

async function eraseWork(tx: Tx, stored: readonly PersonalData[], userId: string, now: Date): Promise<void> {
  for (const { erase } of stored) await erase(tx, userId, now);
  await deleteAccountRows(tx, userId);
}

/**
 * Deletes the account in one transaction. Only the credit ledger is kept, without a name. Refuses with
 * `confirmation_mismatch` and `wrong_password`.
 */
export async function deleteAccount(
  context: Context,
  stored: readonly PersonalData[],
  session: { id: string; userId: string },
  given: { confirmEmail: string; password?: string | undefined },
): Promise<void> {
  const { userId } = session;
  const asked = await getUser(context.database.db, userId);
  if (asked === null) throw new AppError('session_ended');
  if (normalizeEmail(given.confirmEmail) !== asked.emailNormalized)
    throw new AppError('confirmation_mismatch');
  const checked = await confirmPassword(context, session, given.password);
  await context.database.db.transaction(async (tx) => {
    const user = await getUserForChange(tx, userId);
    if (user === null) throw new AppError('session_ended');
    // The password was changed between the check and this transaction.
    if (user.passwordHash !== checked.passwordHash) throw new AppError('wrong_password');
    await removeAccount(context, stored, tx, user);
  });
}

async function removeAccount(
  context: Context,
  stored: readonly PersonalData[],
  tx: Tx,
  { id: userId, email }: User,
): Promise<void> {
  await eraseWork(tx, stored, userId, new Date(context.clock.now()));
  await eraseIdentity(tx, userId, new Date(context.clock.now()));
  await context.queue.enqueue(tx, finishDeletionJob, { userId });
  const startAfter = new Date(context.clock.now() + longestCallMs);
  await context.queue.enqueue(tx, finishDeletionJob, { userId }, { startAfter });
  await postDeletionNotice(context, tx, email);
}

/** Deletes an account at its owner's request, on behalf of an operator. Returns false when it does not exist. */
export async function deleteAccountFor(
  context: Context,
  stored: readonly PersonalData[],
  userId: string,
  actor: Act['actor'],
): Promise<boolean> {
  return context.database.db.transaction(async (tx) => {
    const user = await getUserForChange(tx, userId);
    if (user === null) return false;
    await removeAccount(context, stored, tx, user);
    await audit(tx, { actor, action: 'user.delete', subject: userId, now: context.clock.now() });
    return true;
  });
}

/**
 * Runs some time after a deletion. It removes the account's files (a separate job sweeps the pictures of posts),
 * and erases again what requests that were still running may have written. It can be repeated safely.
 */
export async function finishDeletion(context: Context, stored: readonly PersonalData[], userId: string) {
  const erased = await context.database.db.transaction(async (tx) => {
    if ((await getUser(tx, userId)) !== null) return false;
    await eraseWork(tx, stored, userId, new Date(context.clock.now()));
    return true;
  });
  if (!erased) return;
  for (const { filesPrefix } of stored)
    if (filesPrefix !== undefined) await context.storage.removeAll(filesPrefix(userId));
}
