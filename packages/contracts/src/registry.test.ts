import { describe, expect, it } from 'vitest';
import { hasActivePlan } from './catalog/plans.ts';
import { linkedinTokenState } from './catalog/linkedin.ts';
import { errorCatalogue } from './errors.ts';
import { endpoints } from './registry.ts';

describe('the endpoints', () => {
  it('have names and addresses of their own', () => {
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
  });
  it('declare a parameter for each colon in their path, and no other', () => {
    for (const { name, path, params } of endpoints) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
      expect([name, Object.keys(params?.shape ?? {})]).toEqual([name, named]);
    }
  });
  it('say what they may refuse with, a 401 only behind a session', () => {
    for (const { name, access, errors } of endpoints) {
      const unauthorised = errors.some((code) => errorCatalogue[code].status === 401);
      expect([name, unauthorised]).toEqual([name, access === 'session']);
    }
  });
});

describe('catalogue rules', () => {
  const now = Date.parse('2026-11-18T09:00:00Z');
  it.each([
    [null, null, false],
    ['Trial', null, false],
    ['Premium', null, true],
    ['Pro', '2026-11-18T09:00:01Z', true],
    ['Pro', '2026-11-18T09:00:00Z', false],
  ] as const)('plan %s until %s is active: %s', (plan, until, active) => {
    expect(hasActivePlan(plan, until, now)).toBe(active);
  });
  it.each([
    ['2026-11-18T09:00:00Z', 'expired'],
    ['2026-11-18T10:00:00Z', 'expiring-now'],
    ['2026-11-18T10:00:01Z', 'expiring'],
    ['2026-11-25T09:00:00Z', 'expiring'],
    ['2026-11-25T09:00:01Z', 'valid'],
  ] as const)('a token until %s is %s', (until, state) => {
    expect(linkedinTokenState(until, now)).toBe(state);
  });
});
