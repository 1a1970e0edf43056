import { expect, test } from 'vitest';
import { loadConfig } from '../config/index.ts';
import { securityHeaders } from './security.ts';

function policyOf(environment: Record<string, string>): Record<string, string> {
  const headers = securityHeaders(loadConfig(environment), []);
  const rules = (headers['content-security-policy'] ?? '').split('; ').map((rule) => rule.split(' '));
  return Object.fromEntries(rules.map(([name = '', ...sources]) => [name, sources.join(' ')]));
}

test('no stranger’s script runs where nothing is configured', () => {
  expect(policyOf({})['script-src']).toBe("'self' 'wasm-unsafe-eval'");
  expect(policyOf({})['connect-src']).toBe("'self'");
});

test('the configured checkout may run, be framed and be paid in, and nothing else', () => {
  const policy = policyOf({
    RAZORPAY_KEY_ID: 'rzp_test_ABCDEFGHIJKLMN',
    RAZORPAY_KEY_SECRET: 'a-key-secret-for-tests',
    RAZORPAY_WEBHOOK_SECRET: 'a-webhook-secret-for-tests',
    RAZORPAY_API_URL: 'http://127.0.0.1:4001/razorpay',
    RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:4001/razorpay/v1/checkout.js',
  });
  expect(policy['script-src']).toBe("'self' 'wasm-unsafe-eval' http://127.0.0.1:4001");
  expect(policy['frame-src']).toContain('http://127.0.0.1:4001');
  expect(policy['form-action']).toBe("'self' http://127.0.0.1:4001");
});

test('a tag manager may run and report only where it is configured', () => {
  const policy = policyOf({
    TAG_MANAGER_URL: 'https://tags.example/gtm.js?id=GTM-1',
    TAG_MANAGER_SOURCES: 'https://collect.example, https://stats.example/x',
  });
  const sources = 'https://tags.example https://collect.example https://stats.example';
  expect(policy['script-src']).toBe(`'self' 'wasm-unsafe-eval' ${sources}`);
  expect(policy['connect-src']).toBe(`'self' ${sources}`);
  expect(policy['img-src']).toContain(sources);
});
