import type { Context } from '../../../context.ts';
import type { PersonalData } from '../../../module.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { audit, type Act } from '../../audit/index.ts';
import {
  confirmPassword,
  eraseIdentity,
  getUser,
  getUserForChange,
  normalizeEmail,
  postDeletionNotice,
  type User,
} from '../../identity/index.ts';
import { finishDeletionJob } from '../jobs.ts';
import { deleteAccountRows } from '../repository.ts';

/** Longer than any call may last. */
const longestCallMs = 15 * 60_000;

async function eraseWork(tx: Tx, stored: readonly PersonalData[], userId: string): Promise<void> {
  for (const { erase } of stored) await erase(tx, userId);
  await deleteAccountRows(tx, userId);
}

/**
 * Takes the account away: everything at once or nothing. What stays is the ledger, without a name. Refuses with
 * `confirmation_mismatch` and `wrong_password`.
 */
export async function deleteAccount(
  context: Context,
  stored: readonly PersonalData[],
  userId: string,
  given: { confirmEmail: string; password?: string | undefined },
): Promise<void> {
  const asked = await getUser(context.database.db, userId);
  if (asked === null) throw new AppError('session_ended');
  if (normalizeEmail(given.confirmEmail) !== asked.emailNormalized)
    throw new AppError('confirmation_mismatch');
  const checked = await confirmPassword(context, userId, given.password);
  await context.database.db.transaction(async (tx) => {
    const user = await getUserForChange(tx, userId);
    if (user === null) throw new AppError('session_ended');
    // Somebody changed the password between the check and now.
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
  await eraseWork(tx, stored, userId);
  await eraseIdentity(tx, userId, new Date(context.clock.now()));
  await context.queue.enqueue(tx, finishDeletionJob, { userId });
  const startAfter = new Date(context.clock.now() + longestCallMs);
  await context.queue.enqueue(tx, finishDeletionJob, { userId }, { startAfter });
  await postDeletionNotice(context, tx, email);
}

/** The same for an operator whom the person asked to. False when there is no such account. */
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
 * After a deletion: removes the files that no row names any more (pictures of posts go with their own module's sweep),
 * and once more what a call that began before the deletion may have written after it. Safe to run at any time.
 */
export async function finishDeletion(
  context: Context,
  stored: readonly PersonalData[],
  userId: string,
): Promise<void> {
  const erased = await context.database.db.transaction(async (tx) => {
    if ((await getUser(tx, userId)) !== null) return false;
    await eraseWork(tx, stored, userId);
    return true;
  });
  if (!erased) return;
  for (const { filesPrefix } of stored)
    if (filesPrefix !== undefined) await context.storage.removeAll(filesPrefix(userId));
}
