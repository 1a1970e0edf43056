import type { TokenScope } from '@limelight/contracts';

/** The token of a program that acts for a person, with its permissions. */
export interface Grant {
  tokenId: string;
  /** The name the person gave the token, or the name of the app. */
  name: string;
  scopes: ReadonlySet<TokenScope>;
}

export interface Session {
  id: string;
  userId: string;
  emailVerified: boolean;
  /** Whether the person may reach others and have pages fetched (`mustVerifyEmail`). */
  mayReachOut: boolean;
  /** Null when the person makes the call themselves. */
  grant: Grant | null;
}

/** `dead-token` is a token that has expired or was revoked. */
export type SessionLookup =
  | { kind: 'live'; session: Session }
  | { kind: 'ended' }
  | { kind: 'unknown' }
  | { kind: 'dead-token' };

/** Resolves a bearer. Provided by the identity module, so that the platform does not depend on users. */
export type ResolveSession = (token: string) => Promise<SessionLookup>;

/**
 * The bearer of the Authorization header. Cookies are ignored, because browsers also send them with forged
 * requests.
 */
export function bearerOf(headers: Headers): string | null {
  const match = /^Bearer ([A-Za-z0-9_\-.~+/=]{20,200})$/i.exec(headers.get('authorization') ?? '');
  return match?.[1] ?? null;
}
