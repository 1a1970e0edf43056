import { isIP } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/** A name and where it leads, as asked of DNS once. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** Where a request goes: the connection is made to one of `addresses` and to nothing else. */
export interface Target {
  url: URL;
  addresses: readonly string[];
}

/** Why no request is made: the address may not be reached, or its name leads nowhere. */
export type NoTarget = 'not-allowed' | 'unknown-name';

const ports: ReadonlySet<string> = new Set(['', '80', '443']);

/** Whether the address lies below one of those that the configuration opens. */
export function isOpened(url: URL, opened: readonly string[]): boolean {
  return opened.some((beginning) => url.href === beginning || url.href.startsWith(`${beginning}/`));
}

/** `http(s)` without a name and password. Where the configuration does not open it, the usual ports only. */
function mayBeAsked(url: URL, exempt: boolean): boolean {
  const plain = (url.protocol === 'http:' || url.protocol === 'https:') && url.username + url.password === '';
  return plain && url.hostname !== '' && (exempt || ports.has(url.port));
}

/**
 * Asks DNS once and judges every answer: one closed address among them closes the name, since which of them a connection
 * takes is not ours to say.
 */
export async function findTarget(
  url: URL,
  opened: readonly string[],
  resolve: Resolve,
): Promise<Target | NoTarget> {
  const exempt = isOpened(url, opened);
  if (!mayBeAsked(url, exempt)) return 'not-allowed';
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  if (addresses.length === 0) return 'unknown-name';
  if (!exempt && !addresses.every(isPublicAddress)) return 'not-allowed';
  return { url, addresses };
}
