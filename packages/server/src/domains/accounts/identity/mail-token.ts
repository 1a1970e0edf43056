import { sameText, type Secrets } from '../../../platform/secrets.ts';

const purpose = 'mail-token';
const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/**
 * The token in a mailed link: the row's id and a keyed hash of it. It is computed when the email is sent and never
 * stored.
 */
export function mailTokenOf(secrets: Secrets, id: string): string {
  return `${id}.${secrets.hash(id, purpose)}`;
}

/** Returns the row's id if the token was made by this server, otherwise null. */
export function readMailToken(secrets: Secrets, token: string): string | null {
  const [, id, proof] = form.exec(token) ?? [];
  if (id === undefined || proof === undefined) return null;
  return sameText(secrets.hash(id, purpose), proof) ? id : null;
}
