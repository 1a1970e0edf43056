import { randomUUID } from 'node:crypto';
import { signUpCredits } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { freeSource, grantCredits } from '../../../billing/credits/index.ts';
import { limitAccount, limitAddress } from '../limits.ts';
import { hashPassword } from '../password-hash.ts';
import { insertUser, type User } from '../repository.ts';
import { creditMailbox, normalizeEmail } from '../rules.ts';
import { postLink } from './mail.ts';
import { beginSession, type Caller } from './session.ts';

interface NewUser {
  name: string;
  email: string;
  passwordHash: string | null;
  verified: boolean;
}

/**
 * Creates a user with the free credits, unless the mailbox already received them, and a verification mail. Returns
 * null when the address has an account.
 */
export async function createUser(
  context: Context,
  tx: Tx,
  given: NewUser,
): Promise<{ user: User; credited: boolean } | null> {
  const now = new Date(context.clock.now());
  const user: User = {
    id: randomUUID(),
    name: given.name,
    email: given.email.trim(),
    emailNormalized: normalizeEmail(given.email),
    emailVerifiedAt: given.verified ? now : null,
    passwordHash: given.passwordHash,
    plan: null,
    planExpiresAt: null,
    welcomeStep: 0,
    createdAt: now,
    deletedAt: null,
  };
  if (!(await insertUser(tx, user))) return null;
  const credited = await grantCredits(tx, {
    userId: user.id,
    amount: signUpCredits,
    label: 'Free credits at sign-up',
    // The ledger keeps this hash after an account is deleted, so that each mailbox gets free credits only once.
    source: `${freeSource}${context.secrets.hash(creditMailbox(given.email), 'sign-up-credits')}`,
    expiresAt: null,
    now: now.getTime(),
  });
  if (!given.verified) await postLink(context, tx, 'verify', user.id, user.email);
  return { user, credited };
}

interface SignUp {
  name: string;
  email: string;
  password: string;
}

export interface Begun {
  token: string;
  user: User;
}

export async function signUp(
  context: Context,
  given: SignUp,
  caller: Caller,
): Promise<Begun & { message: string }> {
  await limitAddress(context, 'signUp', caller.address);
  await limitAccount(context, 'mail', normalizeEmail(given.email));
  const passwordHash = await hashPassword(given.password, context.passwordCost);
  return context.database.db.transaction(async (tx) => {
    const made = await createUser(context, tx, { ...given, passwordHash, verified: false });
    if (made === null) throw new AppError('email_taken');
    const token = await beginSession(context, tx, made.user.id, caller);
    return { token, user: made.user, message: welcome(context, made) };
  });
}

function welcome(context: Context, made: { user: User; credited: boolean }): string {
  const credits = made.credited
    ? `You have ${signUpCredits} free credits.`
    : 'This address has already received its free credits.';
  return context.mailer.configured
    ? `Welcome! ${credits} We sent a link to ${made.user.email}. Open it to verify your address.`
    : `Welcome! ${credits} This server is not set up to send mail, so your address cannot be verified yet.`;
}
