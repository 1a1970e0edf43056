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

/** Returns `reconnect` once LinkedIn has refused the token or it has expired. */
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

/** The encryption context of a person's token, which cannot be decrypted for anybody else. */
export function tokenPurpose(userId: string): string {
  return `linkedin-token:${userId}`;
}

export function personUrn(subject: string): string {
  return `urn:li:person:${subject}`;
}

const pictureAddressMs = 2 * 3_600_000;

/**
 * The expiry of a picture's address in Unix seconds. It is rounded to two hours, so that browsers can cache the
 * picture.
 */
export function pictureExpiry(nowMs: number): number {
  return ((Math.floor(nowMs / pictureAddressMs) + 2) * pictureAddressMs) / 1000;
}

export function picturePath(userId: string): string {
  return `/linkedin/picture?user=${userId}`;
}

export function picturePrefix(userId: string): string {
  return `linkedin-pictures/${userId}`;
}
