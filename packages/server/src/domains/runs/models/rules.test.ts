import { describe, expect, it } from 'vitest';
import { mayManageModels, serverAddress, wordsPerSecond } from './rules.ts';

describe('who may manage models', () => {
  const here = { email: 'Op@Example.com', emailVerified: true, address: '127.0.0.1', forwarded: false };
  const away = { ...here, address: '203.0.113.7' };
  const production = { LIMELIGHT_MODE: 'production', OPERATOR_EMAILS: ['op@example.com'] } as const;
  const demo = { LIMELIGHT_MODE: 'demo', OPERATOR_EMAILS: [] } as const;

  it.each([
    ['an operator', production, away, true],
    ['an operator whose address is not verified', production, { ...away, emailVerified: false }, false],
    ['another person at the server itself', production, { ...here, email: 'a@example.com' }, false],
    ['anyone at this computer in the demo', demo, { ...here, emailVerified: false }, true],
    ['anyone at this computer by IPv6', demo, { ...here, address: '::1' }, true],
    ['somebody from elsewhere in the demo', demo, away, false],
    ['somebody behind an unknown proxy in the demo', demo, { ...here, forwarded: true }, false],
    ['an address that only looks like this computer', demo, { ...here, address: '127.0.0.1.example' }, false],
  ])('%s', (_, config, manager, allowed) => {
    const settings = { ...config, OPERATOR_EMAILS: [...config.OPERATOR_EMAILS] };
    expect(mayManageModels(settings, manager)).toBe(allowed);
  });
});

describe('the address of a server', () => {
  it.each([
    ['http://127.0.0.1:1234', 'http://127.0.0.1:1234/v1'],
    ['http://127.0.0.1:1234/', 'http://127.0.0.1:1234/v1'],
    ['https://Example.com/openai/v1/', 'https://example.com/openai/v1'],
    ['https://example.com/v1/chat/completions?x=1#y', 'https://example.com/v1'],
  ])('%s', (given, kept) => {
    expect(serverAddress(given)).toBe(kept);
  });
});

it('speed counts the words after the first, over the time they took', () => {
  expect(wordsPerSecond('one two three four five', 2000)).toBe(2);
  expect(wordsPerSecond('all at once', 0)).toBeNull();
  expect(wordsPerSecond('one', 500)).toBeNull();
});
