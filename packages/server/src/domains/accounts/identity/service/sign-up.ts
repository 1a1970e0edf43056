import { randomUUID } from 'node:crypto';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { limitAccount, limitAddress } from '../limits.ts';
import { hashPassword } from '../password-hash.ts';
import { insertUser, type User } from '../repository/identity.ts';
import { normalizeEmail } from '../rules.ts';
import { postLink } from './mail.ts';
import { beginSession, type Caller } from './session.ts';

export interface SignUpHooks {
  onSignUp(
    tx: Tx,
    person: { userId: string; email: string; verified: boolean; now: Date },
  ): Promise<readonly string[]>;
}

interface NewUser {
  name: string;
  email: string;
  passwordHash: string | null;
  verified: boolean;
}

/**
 * Creates a user, with what modules add for a new person, and a verification email. `greetings` are the modules'
 * sentences about it. Returns null when the address has an account.
 */
export async function createUser(
  context: Context,
  tx: Tx,
  given: NewUser,
  hooks: SignUpHooks,
): Promise<{ user: User; greetings: readonly string[] } | null> {
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
  const greetings = await hooks.onSignUp(tx, {
    userId: user.id,
    email: given.email,
    verified: given.verified,
    now,
  });
  if (!given.verified) await postLink(context, tx, 'verify', user.id, user.email);
  return { user, greetings };
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
  hooks: SignUpHooks,
  caller: Caller,
): Promise<Begun & { message: string }> {
  await limitAddress(context, 'signUp', caller.address);
  await limitAccount(context, 'mail', normalizeEmail(given.email));
  const passwordHash = await hashPassword(given.password, context.passwordCost);
  return context.database.db.transaction(async (tx) => {
    const made = await createUser(context, tx, { ...given, passwordHash, verified: false }, hooks);
    if (made === null) throw new AppError('email_taken');
    const token = await beginSession(context, tx, made.user.id, caller);
    return { token, user: made.user, message: welcome(context, made) };
  });
}

function welcome(
  context: Context,
  { user, greetings }: { user: User; greetings: readonly string[] },
): string {
  const verify = context.mailer.configured
    ? `We sent a link to ${user.email}. Open it to verify your address.`
    : 'This server is not set up to send email, so your address cannot be verified yet.';
  return ['Welcome!', ...greetings, verify].join(' ');
}
