import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/secrets.ts';

const purpose = 'mail-token';
const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** What stands in the link: the row's id and a keyed hash of it. Made when the mail is sent, kept nowhere. */
export function mailTokenOf(secrets: Secrets, id: string): string {
  return `${id}.${secrets.hash(id, purpose)}`;
}

/** The row's id if this server made the token, else null. */
export function readMailToken(secrets: Secrets, token: string): string | null {
  const [, id, proof] = form.exec(token) ?? [];
  if (id === undefined || proof === undefined) return null;
  return timingSafeEqual(Buffer.from(proof), Buffer.from(secrets.hash(id, purpose))) ? id : null;
}
