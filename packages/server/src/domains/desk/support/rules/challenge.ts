import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isContactProof } from '@limelight/contracts';
import type { Secrets } from '../../../../platform/secrets.ts';

/** Nobody reads the form and writes a message faster. */
const leastSeconds = 3;
/** The page requests a new one on its own after this time. */
export const challengeLifeSeconds = 2 * 3600;

const sign = (secrets: Secrets, made: string) => secrets.hash(made, 'contact-challenge');

/** The challenge for a page when somebody starts to write: the time, a random number, and our signature over both. */
export function newChallenge(secrets: Secrets, nowMs: number): string {
  const made = `${Math.floor(nowMs / 1000)}-${randomBytes(9).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
  return `${made}.${sign(secrets, made)}`;
}

/** `stale`: not ours, too old, or without the required work. `early`: sooner than a person can write. */
export function judgeChallenge(
  secrets: Secrets,
  { challenge, nonce }: { challenge: string; nonce: string },
  nowMs: number,
): 'good' | 'stale' | 'early' {
  const [made = '', signature = ''] = challenge.split('.');
  const expected = Buffer.from(sign(secrets, made));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'stale';
  const age = Math.floor(nowMs / 1000) - Number(made.split('-')[0]);
  if (!(age <= challengeLifeSeconds)) return 'stale';
  const hash = createHash('sha256').update(`${challenge}.${nonce}`).digest();
  if (!isContactProof(hash)) return 'stale';
  return age < leastSeconds ? 'early' : 'good';
}
