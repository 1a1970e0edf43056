/** Who makes a call. */
export interface Session {
  id: string;
  userId: string;
  emailVerified: boolean;
}

/** What a bearer turned out to be. */
export type SessionLookup = { kind: 'live'; session: Session } | { kind: 'ended' } | { kind: 'unknown' };

/** Looks a bearer up; given by the identity module, so that the platform knows nothing of users. */
export type ResolveSession = (token: string) => Promise<SessionLookup>;

/** The bearer of the Authorization header. The cookie is never looked at: it alone proves nothing. */
export function bearerOf(headers: Headers): string | null {
  const match = /^Bearer ([A-Za-z0-9_\-.~+/=]{20,200})$/i.exec(headers.get('authorization') ?? '');
  return match?.[1] ?? null;
}
