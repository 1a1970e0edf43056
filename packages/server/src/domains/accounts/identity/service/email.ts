import type { Context } from '../../../../context.ts';
import { uniqueViolation, type Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { limitAccount, limitAddress } from '../limits.ts';
import { readMailToken } from '../mail-token.ts';
import {
  closeMailTokens,
  findUser,
  lockUser,
  takeMailToken,
  updateUser,
  type User,
} from '../repository/identity.ts';
import { normalizeEmail } from '../rules.ts';
import { postLink, postMail, requireMail } from './mail.ts';
import { confirmPassword } from './password.ts';
import type { Caller } from './session.ts';

export async function resendVerification(context: Context, userId: string): Promise<User> {
  requireMail(context);
  const user = await findUser(context.database.db, userId);
  if (user === null) throw new AppError('session_ended');
  if (user.emailVerifiedAt !== null) throw new AppError('already_verified');
  await limitAccount(context, 'mail', normalizeEmail(user.email));
  await context.database.db.transaction((tx) => postLink(context, tx, 'verify', user.id, user.email));
  return user;
}

/** Sends a link to the new address. Only the owner of that address learns whether it already has an account. */
export async function changeEmail(
  context: Context,
  session: { id: string; userId: string },
  given: { email: string; password?: string | undefined },
): Promise<void> {
  requireMail(context);
  const user = await confirmPassword(context, session, given.password);
  await limitAccount(context, 'mail', user.id);
  await limitAccount(context, 'mail', normalizeEmail(given.email));
  await context.database.db.transaction(async (tx) => {
    if ((await lockUser(tx, user.id)) === null) throw new AppError('session_ended');
    await postLink(context, tx, 'change-email', user.id, given.email.trim());
  });
}

export interface VerifiedHooks {
  onVerified(tx: Tx, person: { userId: string; email: string; now: Date }): Promise<void>;
}

/** Confirms a new account's address or a change of address. Refuses with `token_invalid` or `email_taken`. */
export async function verifyEmail(
  context: Context,
  token: string,
  hooks: VerifiedHooks,
  caller: Caller,
): Promise<User> {
  await limitAddress(context, 'token', caller.address);
  const tokenId = readMailToken(context.secrets, token);
  if (tokenId === null) throw new AppError('token_invalid');
  const now = new Date(context.clock.now());
  try {
    return await context.database.db.transaction(async (tx) => {
      const taken = await takeMailToken(tx, tokenId, ['verify', 'change-email'], now);
      const user = taken === null ? null : await lockUser(tx, taken.userId);
      if (taken === null || user === null) throw new AppError('token_invalid');
      const emailNormalized = normalizeEmail(taken.email);
      const moves = taken.purpose === 'change-email';
      // A link sent to a previous address does not verify the current one.
      if (!moves && emailNormalized !== user.emailNormalized) throw new AppError('token_invalid');
      const changed = await updateUser(tx, user.id, {
        emailVerifiedAt: now,
        ...(moves ? { email: taken.email, emailNormalized } : {}),
      });
      if (changed === null) throw new AppError('token_invalid');
      if (user.emailVerifiedAt === null)
        await hooks.onVerified(tx, { userId: user.id, email: changed.email, now });
      if (moves) {
        await closeMailTokens(tx, user.id, ['verify', 'reset'], { now });
        if (emailNormalized !== user.emailNormalized)
          await postMail(context, tx, 'email-changed', user.email);
      }
      return changed;
    });
  } catch (error) {
    if (uniqueViolation(error) === 'users_email_normalized') throw new AppError('email_taken');
    throw error;
  }
}
