import { isIP } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** Resolves a host name with a single DNS query to all its addresses; empty when the name does not exist. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** How untrusted addresses are reached, for one purpose. */
export interface Reach {
  /** Address prefixes that may be private and need not be https. */
  opened: readonly string[];
  resolve: Resolve;
  /** The limit for the whole operation: DNS, connections, redirects and bodies. */
  timeoutMs: number;
  agent: string;
}

export interface Target {
  url: URL;
  addresses: readonly string[];
}

/** Why no request is made: the address is not allowed, or its name does not exist. */
export type NoTarget = 'not-allowed' | 'unknown-name';

const ports: ReadonlySet<string> = new Set(['', '80', '443']);

/** True when the address is below one that the configuration allows. */
export function isOpened(url: URL, opened: readonly string[]): boolean {
  return opened.some((beginning) => url.href === beginning || url.href.startsWith(`${beginning}/`));
}

/** True unless the address alone, without its name being resolved, shows that nothing may be sent there. */
export function mayBeSentTo(url: URL, opened: readonly string[]): boolean {
  if (isOpened(url, opened)) return true;
  return url.protocol === 'https:' && mayBeAsked(url, false) && !isLocal(hostOf(url));
}

/** True when the host itself, without being resolved, is not public. */
const isLocal = (host: string) =>
  /(?:^|\.)localhost\.?$/.test(host) || (isIP(host) !== 0 && !isPublicAddress(host));

const hostOf = (url: URL) => url.hostname.replace(/^\[(.*)\]$/, '$1');

/** Requires http(s) without credentials and, unless the configuration allows the address, a standard port. */
function mayBeAsked(url: URL, exempt: boolean): boolean {
  const plain = (url.protocol === 'http:' || url.protocol === 'https:') && url.username + url.password === '';
  return plain && url.hostname !== '' && (exempt || ports.has(url.port));
}

/**
 * Resolves the name once and checks every address. A single disallowed address blocks the name, because we do not
 * control which one a connection uses.
 */
export async function findTarget(
  url: URL,
  opened: readonly string[],
  resolve: Resolve,
): Promise<Target | NoTarget> {
  const exempt = isOpened(url, opened);
  const host = hostOf(url);
  if (!mayBeAsked(url, exempt) || (!exempt && isLocal(host))) return 'not-allowed';
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  if (addresses.length === 0) return 'unknown-name';
  // A name that leads into this network is answered like one that does not exist, so that nobody can look for names.
  if (!exempt && !addresses.every(isPublicAddress)) return 'unknown-name';
  return { url, addresses };
}
