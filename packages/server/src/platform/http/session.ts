import type { TokenScope } from '@limelight/contracts';

/** The token that a program calls with in a person's name, and what it may do. */
export interface Grant {
  tokenId: string;
  /** The name that the person gave the token, or the name of the app. */
  name: string;
  scopes: ReadonlySet<TokenScope>;
}

/** Who makes a call. */
export interface Session {
  id: string;
  userId: string;
  emailVerified: boolean;
  /** Null where the person is here. */
  grant: Grant | null;
}

/** What a bearer turned out to be. `dead-token`: a token that has expired or was revoked. */
export type SessionLookup =
  | { kind: 'live'; session: Session }
  | { kind: 'ended' }
  | { kind: 'unknown' }
  | { kind: 'dead-token' };

/** Looks a bearer up; given by the identity module, so that the platform knows nothing of users. */
export type ResolveSession = (token: string) => Promise<SessionLookup>;

/** The bearer of the Authorization header. The cookie is never looked at: it alone proves nothing. */
export function bearerOf(headers: Headers): string | null {
  const match = /^Bearer ([A-Za-z0-9_\-.~+/=]{20,200})$/i.exec(headers.get('authorization') ?? '');
  return match?.[1] ?? null;
}
