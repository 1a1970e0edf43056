import type { Context } from '../../../../context.ts';
import { admitGuess, AppError, noteRight } from '../../../../platform/http/index.ts';
import { limitAddress, loginGuess } from '../limits.ts';
import { checkNoPassword, checkPassword, hashPassword } from '../password-hash.ts';
import { endSessions, findUserByEmail, lockUser, updateUser } from '../repository/identity.ts';
import { normalizeEmail } from '../rules.ts';
import { beginSession, type Caller } from './session.ts';
import type { Begun } from './sign-up.ts';

/** Refuses with `wrong_credentials`, with the same response and the same work whether or not the address is known. */
export async function login(
  context: Context,
  given: { email: string; password: string },
  caller: Caller,
): Promise<Begun> {
  const account = normalizeEmail(given.email);
  await limitAddress(context, 'login', caller.address);
  const guess = loginGuess(context, account, caller.address);
  await admitGuess(context.limits, guess);
  const known = await findUserByEmail(context.database.db, account);
  const kept = known?.passwordHash ?? null;
  const check =
    kept === null
      ? await checkNoPassword(given.password, context.passwordCost)
      : await checkPassword(given.password, kept, context.passwordCost);
  if (known === null || !check.matches) throw new AppError('wrong_credentials');
  const renewed = check.outdated ? await hashPassword(given.password, context.passwordCost) : null;
  const begun = await context.database.db.transaction(async (tx) => {
    const user = await lockUser(tx, known.id);
    // The password was changed or the account deleted in the meantime.
    if (user === null || user.passwordHash !== kept) throw new AppError('wrong_credentials');
    if (renewed !== null) await updateUser(tx, user.id, { passwordHash: renewed });
    return { user, token: await beginSession(context, tx, user.id, caller) };
  });
  await noteRight(context.limits, guess);
  return begun;
}

export async function logout(context: Context, userId: string, sessionId: string): Promise<void> {
  const now = new Date(context.clock.now());
  await endSessions(context.database.db, userId, { reason: 'logout', now, only: sessionId });
}
