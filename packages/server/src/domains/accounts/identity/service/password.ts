import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { admitGuess, AppError, forgetGuesses, noteRight } from '../../../../platform/http/index.ts';
import { limitAccount, limitAddress, loginGuess, passwordGuess } from '../limits.ts';
import { readMailToken } from '../mail-token.ts';
import { checkPassword, hashPassword } from '../password-hash.ts';
import {
  closeMailTokens,
  deleteSignInAccounts,
  endSessions,
  findOpenMailToken,
  findUser,
  lockUser,
  takeMailToken,
  updateUser,
  type User,
} from '../repository/identity.ts';
import { normalizeEmail } from '../rules.ts';
import { postMail, requireMail } from './mail.ts';
import type { Caller } from './session.ts';

/** Returns the user if the password is correct or they have none. Refuses with `wrong_password`. */
export async function confirmPassword(
  context: Context,
  session: { id: string; userId: string },
  password: string | undefined,
): Promise<User> {
  const user = await findUser(context.database.db, session.userId);
  if (user === null) throw new AppError('session_ended');
  if (user.passwordHash === null) return user;
  const guess = passwordGuess(context, session);
  await admitGuess(context.limits, guess);
  if (
    password === undefined ||
    !(await checkPassword(password, user.passwordHash, context.passwordCost)).matches
  )
    throw new AppError('wrong_password');
  await noteRight(context.limits, guess);
  return user;
}

export interface PasswordHooks {
  /** Runs in the transaction that sets a new password, to revoke access that is not tied to a session. */
  onNewPassword(tx: Tx, userId: string): Promise<void>;
}

/** Changes or sets the password, and ends all other sessions and all access tokens. */
export async function changePassword(
  context: Context,
  session: { id: string; userId: string },
  given: { currentPassword?: string | undefined; newPassword: string },
  hooks: PasswordHooks,
): Promise<void> {
  const checked = await confirmPassword(context, session, given.currentPassword);
  const passwordHash = await hashPassword(given.newPassword, context.passwordCost);
  const now = new Date(context.clock.now());
  await context.database.db.transaction(async (tx) => {
    const user = await lockUser(tx, session.userId);
    if (user === null) throw new AppError('session_ended');
    // The password was changed between the check and this transaction.
    if (user.passwordHash !== checked.passwordHash) throw new AppError('wrong_password');
    await updateUser(tx, user.id, { passwordHash });
    await endSessions(tx, user.id, { reason: 'password_changed', now, except: session.id });
    await hooks.onNewPassword(tx, user.id);
    // Revokes links that someone who knew the old password may have requested.
    await closeMailTokens(tx, user.id, ['reset', 'change-email'], { now });
    await postMail(context, tx, 'password-changed', user.email);
  });
}

/**
 * Enqueues a reset mail for any address. Whether an account exists is checked only when it is sent, so the response
 * reveals nothing.
 */
export async function forgotPassword(context: Context, email: string, caller: Caller): Promise<void> {
  requireMail(context);
  await limitAddress(context, 'mail', caller.address);
  await limitAccount(context, 'mail', normalizeEmail(email));
  await context.database.db.transaction((tx) => postMail(context, tx, 'reset', email.trim()));
}

export interface TakeoverHooks {
  /**
   * Runs in the transaction that verifies an address for the first time by resetting the password. Whoever created
   * the account may be a stranger, so what they connected must be removed.
   */
  onTakeover(tx: Tx, person: { userId: string; email: string; now: Date }): Promise<void>;
}

/**
 * Sets the password, verifies the address that received the link, and ends every session and access token. If the
 * account was unverified, a stranger may have created it, so their other means of access end too. Refuses with
 * `token_invalid`.
 */
export async function resetPassword(
  context: Context,
  given: { token: string; password: string },
  hooks: TakeoverHooks & PasswordHooks,
  caller: Caller,
): Promise<void> {
  await limitAddress(context, 'token', caller.address);
  const tokenId = readMailToken(context.secrets, given.token);
  const now = new Date(context.clock.now());
  const open = tokenId === null ? null : await findOpenMailToken(context.database.db, tokenId, now);
  if (tokenId === null || open?.purpose !== 'reset') throw new AppError('token_invalid');
  const passwordHash = await hashPassword(given.password, context.passwordCost);
  const account = await context.database.db.transaction(async (tx) => {
    const taken = await takeMailToken(tx, tokenId, ['reset'], now);
    const user = taken === null ? null : await lockUser(tx, taken.userId);
    if (taken === null || user === null || normalizeEmail(taken.email) !== user.emailNormalized)
      throw new AppError('token_invalid');
    await updateUser(tx, user.id, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now });
    await endSessions(tx, user.id, { reason: 'password_reset', now });
    await hooks.onNewPassword(tx, user.id);
    if (user.emailVerifiedAt === null) {
      await deleteSignInAccounts(tx, user.id);
      await hooks.onTakeover(tx, { userId: user.id, email: user.email, now });
    }
    await closeMailTokens(tx, user.id, ['verify', 'reset', 'change-email'], { now });
    await postMail(context, tx, 'password-changed', user.email);
    return user.emailNormalized;
  });
  if (account !== null) await forgetGuesses(context.limits, loginGuess(context, account, caller.address));
}
