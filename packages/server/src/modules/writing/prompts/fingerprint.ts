import { createHash } from 'node:crypto';

/** Tells the words of one version of a prompt from those of any other: of all its golden requests, in their order. */
export function fingerprintOf(requests: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(requests)).digest('hex').slice(0, 12);
}
