import { describe, expect, it } from 'vitest';
import { clientAddress, createProxyTrust, limitedNetwork } from './address.ts';

describe('the visitor’s address', () => {
  const trusted = createProxyTrust(['10.0.0.0/8', '2001:db8::/32', '192.0.2.7']);
  it.each([
    ['from a stranger, a forwarded header counts for nothing', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['from a trusted proxy it counts', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['only as far as each hop is trusted', '10.1.2.3', '1.1.1.1, 198.51.100.1, 192.0.2.7', '198.51.100.1'],
    ['a proxy without the header is the visitor itself', '10.1.2.3', null, '10.1.2.3'],
    ['rubbish stops the walk', '10.1.2.3', 'not-an-address', '10.1.2.3'],
    ['an address mapped into IPv6 is the same one', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['IPv6 ranges hold', '2001:db8::5', '2001:470::1', '2001:470::1'],
  ])('%s', (_, peer, forwarded, expected) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(expected);
  });
  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/-1', '10.0.0.0/x', '2001:db8::/129'])(
    'refuses %s, which is neither an address nor a range',
    (entry) => {
      expect(() => createProxyTrust([entry])).toThrow(`TRUSTED_PROXIES: ${entry}`);
    },
  );
});

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3::/64'],
  ['2001:DB8:85a3:8d3::1', '2001:db8:85a3:8d3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
])('tries from %s count for %s', (address, network) => {
  expect(limitedNetwork(address)).toBe(network);
});
