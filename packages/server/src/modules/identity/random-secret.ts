import { hash, randomBytes } from 'node:crypto';

/** 32 random bytes, for bearers and for what ties two ends of a sign-in together. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a random secret (SHA-256). It holds 256 bits of chance, so a fast hash is enough. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
