import { createHash } from 'node:crypto';

/** Identifies the wording of a prompt version, by the hash of all its golden requests in order. */
export function fingerprintOf(requests: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(requests)).digest('hex').slice(0, 12);
}
