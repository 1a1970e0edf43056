import { assistantMessagesPerMinute, tokenRequestsPerMinute, type Endpoint } from '@limelight/contracts';
import { AppError } from './app-error.ts';
import type { LimitRule, Limits } from './limits.ts';
import { bearerOf, type Grant, type ResolveSession, type Session } from './session.ts';

const tokenRule: LimitRule = { name: 'token', points: tokenRequestsPerMinute, perSeconds: 60 };
const messageRule: LimitRule = { name: 'token-message', points: assistantMessagesPerMinute, perSeconds: 60 };

type SetHeaders = (headers: Record<string, string>) => void;

/** Refuses with `session_required`, `session_ended` or `token_unknown`. */
export async function requireSession(headers: Headers, resolve: ResolveSession): Promise<Session> {
  const token = bearerOf(headers);
  if (token === null) throw new AppError('session_required');
  const found = await resolve(token);
  switch (found.kind) {
    case 'live':
      return found.session;
    case 'ended':
      throw new AppError('session_ended');
    case 'dead-token':
      throw new AppError('token_unknown');
    case 'unknown':
      throw new AppError('session_required');
  }
}

/** Refuses with `email_unverified`. */
export function requireReach({ mayReachOut }: Pick<Session, 'mayReachOut'>): void {
  if (!mayReachOut) throw new AppError('email_unverified');
}

/** Refuses with `token_not_allowed` or `token_scope_missing`. */
export function checkScope(endpoint: Pick<Endpoint, 'scope'>, grant: Grant): void {
  if (endpoint.scope === null) throw new AppError('token_not_allowed');
  if (!grant.scopes.has(endpoint.scope)) throw new AppError('token_scope_missing', { scope: endpoint.scope });
}

async function count(
  rule: LimitRule,
  { tokenId }: Grant,
  limits: Limits,
  setHeaders: SetHeaders,
): Promise<void> {
  const show = (remaining: number, resetSeconds: number) =>
    setHeaders({
      'ratelimit-limit': String(rule.points),
      'ratelimit-remaining': String(remaining),
      'ratelimit-reset': String(resetSeconds),
    });
  try {
    const { remaining, resetSeconds } = await limits.take(rule, tokenId);
    show(remaining, resetSeconds);
  } catch (error) {
    if (error instanceof AppError) show(0, error.retryAfterSeconds ?? rule.perSeconds);
    throw error;
  }
}

/**
 * Counts a request made with a token. Refuses with `too_many_requests`, `token_not_allowed` or
 * `token_scope_missing`. `setHeaders` receives the rate-limit headers for every response, including refusals.
 */
export async function admitToken(
  endpoint: Pick<Endpoint, 'scope'> | null,
  grant: Grant,
  limits: Limits,
  setHeaders: SetHeaders,
): Promise<void> {
  await count(tokenRule, grant, limits, setHeaders);
  if (endpoint !== null) checkScope(endpoint, grant);
}

/** Counts a message of an assistant, whatever it asks for. Refuses with `too_many_requests`. */
export async function admitMessage(grant: Grant, limits: Limits, setHeaders: SetHeaders): Promise<void> {
  await count(messageRule, grant, limits, setHeaders);
}
