import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../../../platform/secrets.ts';

/** The author of a message to a reply address: the ticket's owner or the team. */
export type Side = 'person' | 'team';

interface Named {
  id: string;
  number: number;
}

const letters: Readonly<Record<Side, string>> = { person: 'p', team: 't' };
/** Mail servers may change the case of an address, so it only uses digits and lower-case letters. */
const macLength = 24;

function macOf(secrets: Secrets, side: Side, ticket: Named): string {
  const keyed = secrets.hash(`${side}:${ticket.id}`, 'ticket-mail');
  return Buffer.from(keyed, 'base64url').toString('hex').slice(0, macLength);
}

/** The reply address of a ticket for one side. `inbound` is the address of the mail server. */
export function replyAddress(secrets: Secrets, inbound: string, side: Side, ticket: Named): string {
  const at = inbound.lastIndexOf('@');
  const token = `${letters[side]}${ticket.number}-${macOf(secrets, side, ticket)}`;
  return `${inbound.slice(0, at)}+${token}${inbound.slice(at)}`;
}

export interface GivenToken {
  side: Side;
  number: number;
  mac: string;
}

/** The token in one of an email's addresses, or null when none is ours. It is not verified yet. */
export function readAddress(inbound: string, addresses: readonly string[]): GivenToken | null {
  const at = inbound.lastIndexOf('@');
  const begin = `${inbound.slice(0, at)}+`.toLowerCase();
  const end = inbound.slice(at).toLowerCase();
  for (const address of addresses.map((one) => one.trim().toLowerCase())) {
    if (!address.startsWith(begin) || !address.endsWith(end)) continue;
    const token = address.slice(begin.length, address.length - end.length);
    const found = /^([pt])(\d{1,9})-([\da-f]{24})$/.exec(token);
    if (found === null) continue;
    const [, letter = '', number = '', mac = ''] = found;
    return { side: letter === 't' ? 'team' : 'person', number: Number(number), mac };
  }
  return null;
}

export function isGenuine(secrets: Secrets, given: GivenToken, ticket: Named): boolean {
  const expected = Buffer.from(macOf(secrets, given.side, ticket));
  const offered = Buffer.from(given.mac);
  return expected.length === offered.length && timingSafeEqual(expected, offered);
}
