import { tokenRequestsPerMinute, type Endpoint } from '@limelight/contracts';
import { AppError } from './app-error.ts';
import type { LimitRule, Limits } from './limits.ts';
import { bearerOf, type Grant, type ResolveSession, type Session } from './session.ts';

const tokenRule: LimitRule = { name: 'token', points: tokenRequestsPerMinute, perSeconds: 60 };

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

/** Refuses with `token_not_allowed` or `token_scope_missing`. */
export function checkScope(endpoint: Pick<Endpoint, 'scope'>, grant: Grant): void {
  if (endpoint.scope === null) throw new AppError('token_not_allowed');
  if (!grant.scopes.has(endpoint.scope)) throw new AppError('token_scope_missing', { scope: endpoint.scope });
}

/**
 * Counts a request made with a token. Refuses with `too_many_requests`, `token_not_allowed` or
 * `token_scope_missing`. `setHeaders` receives the rate-limit headers for every response, including refusals.
 */
export async function admitToken(
  endpoint: Pick<Endpoint, 'scope'> | null,
  grant: Grant,
  limits: Limits,
  setHeaders: (headers: Record<string, string>) => void,
): Promise<void> {
  const show = (remaining: number, resetSeconds: number) =>
    setHeaders({
      'ratelimit-limit': String(tokenRequestsPerMinute),
      'ratelimit-remaining': String(remaining),
      'ratelimit-reset': String(resetSeconds),
    });
  try {
    const { remaining, resetSeconds } = await limits.take(tokenRule, grant.tokenId);
    show(remaining, resetSeconds);
  } catch (error) {
    if (error instanceof AppError) show(0, error.retryAfterSeconds ?? tokenRule.perSeconds);
    throw error;
  }
  if (endpoint !== null) checkScope(endpoint, grant);
}
