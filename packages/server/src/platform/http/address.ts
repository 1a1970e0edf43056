import { BlockList, isIP } from 'node:net';

/**
 * Decides which peers are proxies whose forwarded addresses are trusted. Throws on an entry that is neither an
 * address nor a range.
 */
export function createProxyTrust(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const bits = family === 'ipv6' ? 128 : 32;
    const isRange = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
    if (isIP(address) === 0 || !isRange)
      throw new Error(`TRUSTED_PROXIES: ${entry} is neither an address nor a range`);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Converts an IPv4-mapped address such as `::ffff:1.2.3.4` to plain IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/**
 * The visitor's address: the nearest hop that is not one of our proxies. A forwarded address counts only if the hop
 * that reported it is trusted.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  trusted: (address: string) => boolean,
): string {
  let address = plainAddress(peer);
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  while (trusted(address) && hops.length > 0) {
    const next = plainAddress(hops.pop() ?? '');
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

export function addressGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  if (tail !== undefined) while (groups.length + after.length < 8) groups.push('0');
  return [...groups, ...after];
}

/** The key for counting attempts. For IPv6 it is the /64 network, since one household has 2^64 addresses. */
export function limitedNetwork(address: string): string {
  return isIP(address) === 6 ? `${addressGroups(address).slice(0, 4).join(':')}::/64` : address;
}
