import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/index.ts';
import { eraseCreditsData } from '../../credits/index.ts';
import { confirmPassword, eraseIdentity, getUser, getUserForChange, normalizeEmail, postDeletionNotice } from '../../identity/index.ts';
import { eraseLinkedinAccountData, linkedinPicturePrefix } from '../../linkedin-account/index.ts';
import { erasePostsData } from '../../posts/index.ts';
import { erasePublishingData } from '../../publishing/index.ts';
import { removeFilesJob } from '../jobs.ts';
import { deleteAccountRows } from '../repository.ts';

/**
 * Takes the account away: everything at once or nothing. What stays is the ledger, without a name. Refuses with
 * `confirmation_mismatch` and `wrong_password`.
 */
export async function deleteAccount(
  context: Context,
  userId: string,
  given: { confirmEmail: string; password?: string | undefined },
): Promise<void> {
  const asked = await getUser(context.database.db, userId);
  if (asked === null) throw new AppError('session_ended');
  if (normalizeEmail(given.confirmEmail) !== asked.emailNormalized) throw new AppError('confirmation_mismatch');
  const checked = await confirmPassword(context, userId, given.password);
  await context.database.db.transaction(async (tx) => {
    const user = await getUserForChange(tx, userId);
    if (user === null) throw new AppError('session_ended');
    // Somebody changed the password between the check and now.
    if (user.passwordHash !== checked.passwordHash) throw new AppError('wrong_password');
    await erasePublishingData(tx, userId);
    await erasePostsData(tx, userId);
    await eraseLinkedinAccountData(tx, userId);
    await eraseCreditsData(tx, userId);
    await deleteAccountRows(tx, userId);
    await eraseIdentity(tx, userId, new Date(context.clock.now()));
    await context.queue.enqueue(tx, removeFilesJob, { userId });
    await postDeletionNotice(context, tx, user.email);
  });
}

/** Files that no row names any more. Pictures of posts go with their own module's sweep. */
export async function removeFiles(context: Context, userId: string): Promise<void> {
  await context.storage.removeAll(linkedinPicturePrefix(userId));
}
