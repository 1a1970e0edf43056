import { createHash, randomBytes } from 'node:crypto';

/** A new bearer: 32 random bytes. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a random secret. It holds 256 bits of chance, so a fast hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
