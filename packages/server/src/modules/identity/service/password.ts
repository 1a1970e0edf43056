import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { forgiveAccount, limitAccount, limitAddress } from '../limits.ts';
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
} from '../repository.ts';
import { normalizeEmail } from '../rules.ts';
import { postMail, requireMail } from './mail.ts';
import type { Caller } from './session.ts';

/** The user, when this is their password, or when they have none. Refuses with `wrong_password`. */
export async function confirmPassword(
  context: Context,
  userId: string,
  password: string | undefined,
): Promise<User> {
  const user = await findUser(context.database.db, userId);
  if (user === null) throw new AppError('session_ended');
  if (user.passwordHash === null) return user;
  await limitAccount(context, 'password', userId);
  if (
    password === undefined ||
    !(await checkPassword(password, user.passwordHash, context.passwordCost)).matches
  )
    throw new AppError('wrong_password');
  await forgiveAccount(context, 'password', userId);
  return user;
}

export interface PasswordHooks {
  /** Runs in the transaction that sets another password: ways into the account that no session holds. */
  onNewPassword(tx: Tx, userId: string): Promise<void>;
}

/** Changes the password, or sets the first one; every other session ends, and every access token. */
export async function changePassword(
  context: Context,
  session: { id: string; userId: string },
  given: { currentPassword?: string | undefined; newPassword: string },
  hooks: PasswordHooks,
): Promise<void> {
  const checked = await confirmPassword(context, session.userId, given.currentPassword);
  const passwordHash = await hashPassword(given.newPassword, context.passwordCost);
  const now = new Date(context.clock.now());
  await context.database.db.transaction(async (tx) => {
    const user = await lockUser(tx, session.userId);
    if (user === null) throw new AppError('session_ended');
    // Somebody changed it between the check and now.
    if (user.passwordHash !== checked.passwordHash) throw new AppError('wrong_password');
    await updateUser(tx, user.id, { passwordHash });
    await endSessions(tx, user.id, { reason: 'password_changed', now, except: session.id });
    await hooks.onNewPassword(tx, user.id);
    // A link asked for by whoever knew the old password must not outlive it.
    await closeMailTokens(tx, user.id, ['reset', 'change-email'], { now });
    await postMail(context, tx, 'password-changed', user.email);
  });
}

/** Puts a mail on its way that is only made if the address has an account: the same steps for every address. */
export async function forgotPassword(context: Context, email: string, caller: Caller): Promise<void> {
  requireMail(context);
  await limitAddress(context, 'mail', caller.address);
  await limitAccount(context, 'mail', normalizeEmail(email));
  await context.database.db.transaction((tx) => postMail(context, tx, 'reset', email.trim()));
}

export interface TakeoverHooks {
  /**
   * Runs in the transaction in which somebody proves that an address is theirs whose account nobody had proven before:
   * what its maker connected is not theirs.
   */
  onTakeover(tx: Tx, userId: string): Promise<void>;
}

/**
 * Sets the password, verifies the address the link was sent to, ends every session and access token. An account that was
 * never verified may have been made by a stranger, whose ways into it end as well. Refuses with `token_invalid`.
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
      await hooks.onTakeover(tx, user.id);
    }
    await closeMailTokens(tx, user.id, ['verify', 'reset', 'change-email'], { now });
    await postMail(context, tx, 'password-changed', user.email);
    return user.emailNormalized;
  });
  await forgiveAccount(context, 'login', account);
}
