import type { Context } from '../../../context.ts';
import { limitedNetwork } from '../../../platform/http/index.ts';
import type { LimitRule } from '../../../platform/http/limits.ts';

/** Limits per account or mailbox. The key is a keyed hash, so the table identifies nobody. */
export const accountLimits = {
  /** Emails that can be requested for one mailbox. */
  mail: { name: 'mail-account', points: 5, perSeconds: 3600 },
} as const satisfies Record<string, LimitRule>;

export const addressLimits = {
  login: { name: 'login-address', points: 50, perSeconds: 900 },
  signUp: { name: 'sign-up-address', points: 20, perSeconds: 3600 },
  mail: { name: 'mail-address', points: 20, perSeconds: 3600 },
  token: { name: 'token-address', points: 60, perSeconds: 900 },
  oauth: { name: 'oauth-address', points: 60, perSeconds: 900 },
} as const satisfies Record<string, LimitRule>;

const keyOf = (context: Context, value: string) => context.secrets.hash(value, 'limit');

/** Counts an attempt against an account. Refuses with `too_many_requests`. */
export async function limitAccount(context: Context, limit: keyof typeof accountLimits, account: string) {
  await context.limits.take(accountLimits[limit], keyOf(context, account));
}

/** A try at the password of an account that nobody is logged in to, from a network. */
export const loginGuess = (context: Context, account: string, address: string) => ({
  of: 'login',
  subject: keyOf(context, account),
  place: keyOf(context, limitedNetwork(address)),
});

/** A try at one's own password, from a session. */
export const passwordGuess = (context: Context, session: { id: string; userId: string }) => ({
  of: 'password',
  subject: keyOf(context, session.userId),
  place: keyOf(context, session.id),
});

/** Counts an attempt against the caller's address. In demo mode the local machine is exempt. */
export async function limitAddress(context: Context, limit: keyof typeof addressLimits, address: string) {
  if (context.config.LIMELIGHT_MODE === 'demo' && /^(127\.|::1$)/.test(address)) return;
  await context.limits.take(addressLimits[limit], keyOf(context, limitedNetwork(address)));
}
