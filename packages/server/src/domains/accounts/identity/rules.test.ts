import { describe, expect, it } from 'vitest';
import { describeDevice, normalizeEmail, shortenAddress } from './rules.ts';

it.each([
  ['  Asha.Rao@Example.COM ', 'asha.rao@example.com'],
  ['asha+news@example.com', 'asha+news@example.com'],
  ['a.s.h.a@gmail.com', 'a.s.h.a@gmail.com'],
])('an account of %j is that of %j', (given, normalized) => {
  expect(normalizeEmail(given)).toBe(normalized);
});

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:*'],
  ['2001:db8::1', '2001:db8:0:*'],
  ['::1', '0:0:0:*'],
  ['not an address', ''],
])('%s is shown as %j', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown);
});

describe('a device in words', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/153.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/153.0.0.0 Safari/537.36 Edg/153.0.0.0`,
      'Edge on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/153.0.0.0 Safari/537.36 OPR/120.0.0.0`,
      'Opera on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on macOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/153.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; K) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) ${webkit} Chrome/153.0.0.0 Safari/537.36`,
      'Chrome on ChromeOS',
    ],
    ['curl/8.9.1', 'curl'],
    ['SomethingElse/1.0 (Linux)', 'A browser on Linux'],
    ['<script>alert(1)</script>', 'Unknown device'],
    [null, 'Unknown device'],
  ])('%s', (agent, words) => {
    expect(describeDevice(agent)).toBe(words);
  });
});
