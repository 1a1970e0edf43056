import type { Secrets } from '../secrets.ts';
import { AppError } from './app-error.ts';

interface Signer {
  secrets: Pick<Secrets, 'sign' | 'verify'>;
  clock: { now(): number };
}

const hourSeconds = 3600;
const stepSeconds = 300;

/**
 * The address of a path below `/api` that is valid until `expires`, in Unix seconds: an hour by default, rounded so that
 * repeated requests get the same address and the browser's cache works.
 */
export function signedAddress(
  { secrets, clock }: Signer,
  path: string,
  expires = Math.floor(clock.now() / 1000 / stepSeconds) * stepSeconds + hourSeconds,
): string {
  const query = `${path.includes('?') ? '&' : '?'}expires=${expires}&signature=${secrets.sign(path, expires)}`;
  return `/api${path}${query}`;
}

/** Refuses with `signature_invalid`, also an address that is no longer valid. */
export function requireSigned(
  { secrets, clock }: Signer,
  path: string,
  { expires, signature }: { expires: number; signature: string },
): void {
  if (!secrets.verify(path, expires, signature, clock.now())) throw new AppError('signature_invalid');
}
