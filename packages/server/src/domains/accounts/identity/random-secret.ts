import { hash, randomBytes } from 'node:crypto';

export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256. The secret has 256 bits of entropy, so a fast hash is enough. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
