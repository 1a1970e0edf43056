import { BlockList, isIP } from 'node:net';

type Range = readonly [network: string, prefix: number];

/** IPv4 networks that do not contain public servers, from the IANA special-purpose registry. */
const closed4: readonly Range[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8], // this machine
  ['169.254.0.0', 16], // link-local, including cloud metadata services
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];

/** Only one IPv6 network is open. Mapped, translated, local and multicast addresses are all outside it. */
const open6: Range = ['2000::', 3];
const closed6: readonly Range[] = [
  ['2001::', 23], // Teredo, benchmarks, ORCHID and other protocol assignments
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which embeds an IPv4 address
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
  ['5f00::', 16], // segment routing
];

function listOf(ranges: readonly Range[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}

const closed = { ipv4: listOf(closed4, 'ipv4'), ipv6: listOf(closed6, 'ipv6') };
const open = listOf([open6], 'ipv6');

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.ipv4.check(address, 'ipv4');
    case 6:
      // A zone names an interface of this machine.
      return !address.includes('%') && open.check(address, 'ipv6') && !closed.ipv6.check(address, 'ipv6');
    default:
      return false;
  }
}
