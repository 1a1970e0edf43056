import { createHash } from 'node:crypto';
import type { SignInProvider } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { GoogleError } from '../../../../integrations/google/index.ts';
import type { LinkedinGrant } from '../../../../integrations/linkedin/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { limitAddress } from '../limits.ts';
import { hashSecret, makeSecret } from '../random-secret.ts';
import {
  findSignInUser,
  findUserByEmail,
  insertOauthState,
  insertSignInAccount,
  lockUser,
  takeOauthState,
  type User,
} from '../repository/identity.ts';
import { normalizeEmail, oauthStateLifeMs } from '../rules.ts';
import { beginSession, type Caller } from './session.ts';
import { createUser, type Begun, type SignUpHooks } from './sign-up.ts';

export interface SignInHooks extends SignUpHooks {
  /** Runs in the transaction of the sign-in, so that signing in with LinkedIn also connects LinkedIn. */
  onLinkedinSignIn(tx: Tx, userId: string, grant: LinkedinGrant): Promise<void>;
}

interface Identity {
  subject: string;
  name: string;
  email: string | null;
  emailVerified: boolean;
  /** The permissions granted by LinkedIn, if that is the provider. */
  grant: LinkedinGrant | null;
}

const verifierPurpose = 'oauth-verifier';

/** Returns the provider's address, and a secret that the same browser must present at the end. */
export async function startSignIn(
  context: Context,
  { provider, next = '/dashboard' }: { provider: SignInProvider; next?: string | undefined },
  caller: Caller,
): Promise<{ url: string; binding: string }> {
  const { google, linkedin } = context;
  if ((provider === 'google' ? google : linkedin) === null) throw new AppError('sign_in_not_configured');
  await limitAddress(context, 'oauth', caller.address);
  const [state, binding] = [makeSecret(), makeSecret()];
  // LinkedIn's confidential flow rejects a code verifier, so there the state alone links start and end.
  const verifier = provider === 'google' ? makeSecret() : null;
  await insertOauthState(context.database.db, {
    stateHash: hashSecret(state),
    bindingHash: hashSecret(binding),
    provider,
    verifier: verifier === null ? null : context.secrets.seal(verifier, verifierPurpose),
    next,
    expiresAt: new Date(context.clock.now() + oauthStateLifeMs),
  });
  if (google !== null && verifier !== null) {
    const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
    return { url: google.consentUrl({ state, codeChallenge }), binding };
  }
  if (linkedin === null) throw new AppError('sign_in_not_configured');
  return { url: linkedin.consentUrl(state), binding };
}

async function askGoogle(context: Context, code: string, verifier: string): Promise<Identity> {
  if (context.google === null) throw new AppError('sign_in_not_configured');
  try {
    return { ...(await context.google.identify(code, verifier)), grant: null };
  } catch (error) {
    if (!(error instanceof GoogleError)) throw error;
    context.log.warn({ provider: 'google', kind: error.kind, reason: error.message }, 'sign-in not finished');
    throw new AppError('sign_in_failed');
  }
}

async function askLinkedin(context: Context, code: string): Promise<Identity> {
  if (context.linkedin === null) throw new AppError('sign_in_not_configured');
  const answered = await context.linkedin.grant(code, context.clock.now());
  if (answered.kind === 'success') return { ...answered.value, grant: answered.value };
  context.log.warn(
    { provider: 'linkedin', kind: answered.kind, trace: answered.trace },
    'sign-in not finished',
  );
  const transient = answered.kind === 'unavailable' || answered.kind === 'rate_limited';
  throw new AppError(transient ? 'linkedin_unavailable' : 'sign_in_failed');
}

/**
 * Finds, links or creates the user of an identity. Returns null when another request was faster, in which case the
 * caller tries again.
 */
async function openUser(
  context: Context,
  tx: Tx,
  provider: SignInProvider,
  identity: Identity,
  hooks: SignInHooks,
): Promise<User | null> {
  const knownId = await findSignInUser(tx, provider, identity.subject);
  if (knownId !== null) return lockUser(tx, knownId);
  if (identity.email === null) throw new AppError('sign_in_no_email');
  const link = async (user: User) => {
    const createdAt = new Date(context.clock.now());
    return (await insertSignInAccount(tx, {
      provider,
      subject: identity.subject,
      userId: user.id,
      createdAt,
    }))
      ? user
      : null;
  };
  const sameAddress = await findUserByEmail(tx, normalizeEmail(identity.email));
  if (sameAddress !== null) {
    const local = await lockUser(tx, sameAddress.id);
    if (local === null) return null;
    // If either address is unverified, an attacker could have entered someone else's address to get into their
    // account.
    if (!identity.emailVerified || local.emailVerifiedAt === null) throw new AppError('sign_in_unverified');
    return link(local);
  }
  const made = await createUser(
    context,
    tx,
    {
      name: identity.name || (identity.email.split('@')[0] ?? identity.email),
      email: identity.email,
      passwordHash: null,
      verified: identity.emailVerified,
    },
    hooks,
  );
  return made === null ? null : link(made.user);
}

/** Thrown to roll back when another request was faster. */
class Overtaken extends Error {}

async function begin(
  context: Context,
  provider: SignInProvider,
  identity: Identity,
  hooks: SignInHooks,
  caller: Caller,
): Promise<Begun> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.database.db.transaction(async (tx) => {
        const user = await openUser(context, tx, provider, identity, hooks);
        if (user === null) throw new Overtaken();
        if (identity.grant !== null) await hooks.onLinkedinSignIn(tx, user.id, identity.grant);
        return { user, token: await beginSession(context, tx, user.id, caller) };
      });
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
      if (attempt === 3) throw new AppError('sign_in_failed');
    }
  }
}

interface ProviderReturn {
  provider: SignInProvider;
  code: string;
  state: string;
  binding: string;
}

/**
 * Exchanges the provider's code for a session. The state is valid once, for 15 minutes, in the browser that
 * started.
 */
export async function finishSignIn(
  context: Context,
  { provider, code, state, binding }: ProviderReturn,
  hooks: SignInHooks,
  caller: Caller,
): Promise<Begun & { next: string }> {
  await limitAddress(context, 'oauth', caller.address);
  const begun = await takeOauthState(context.database.db, {
    stateHash: hashSecret(state),
    bindingHash: hashSecret(binding),
    provider,
    now: new Date(context.clock.now()),
  });
  if (begun === null) throw new AppError('sign_in_failed');
  const verifier = begun.verifier === null ? '' : context.secrets.open(begun.verifier, verifierPurpose);
  const identity =
    provider === 'google' ? await askGoogle(context, code, verifier) : await askLinkedin(context, code);
  return { ...(await begin(context, provider, identity, hooks, caller)), next: begun.next };
}
