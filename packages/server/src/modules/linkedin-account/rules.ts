/** How long a consent page may stay open. */
export const connectStateLifetimeMs = 15 * 60_000;

export const postingScope = 'w_member_social';

export function canPost(scopes: readonly string[]): boolean {
  return scopes.includes(postingScope);
}

interface TokenStanding {
  tokenSealed: string | null;
  reconnectSince: Date | null;
  expiresAt: Date;
}

/** `reconnect` once LinkedIn has refused the token or its time is over. */
export function connectionStatus(
  connection: TokenStanding | null,
  nowMs: number,
): 'none' | 'connected' | 'reconnect' {
  if (connection === null) return 'none';
  const usable =
    connection.tokenSealed !== null &&
    connection.reconnectSince === null &&
    connection.expiresAt.getTime() > nowMs;
  return usable ? 'connected' : 'reconnect';
}

/** What a token was encrypted for: it opens for nobody else. */
export function tokenPurpose(userId: string): string {
  return `linkedin-token:${userId}`;
}

/** LinkedIn's name of a member as the author of a post. */
export function personUrn(subject: string): string {
  return `urn:li:person:${subject}`;
}

const pictureAddressMs = 2 * 3_600_000;

/** End of a picture's address in seconds since 1970: the same for up to two hours, so that a browser can keep it. */
export function pictureExpiry(nowMs: number): number {
  return ((Math.floor(nowMs / pictureAddressMs) + 2) * pictureAddressMs) / 1000;
}

export function picturePath(userId: string): string {
  return `/api/linkedin/picture?user=${userId}`;
}

/** Everything stored of a person's picture is below this key. */
export function picturePrefix(userId: string): string {
  return `linkedin-pictures/${userId}`;
}
