import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hasActivePlan } from './catalog/plans.ts';
import { linkedinTokenState } from './catalog/linkedin.ts';
import { errorCatalogue } from './errors.ts';
import { endpointName, endpoints } from './registry.ts';

describe('the endpoints', () => {
  it('have names and addresses of their own', () => {
    expect(new Set(endpoints.map(endpointName)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length);
  });
  it('declare a parameter for each colon in their path, and no other', () => {
    for (const { path, params } of endpoints) {
      const named = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
      expect([path, Object.keys(params?.shape ?? {})]).toEqual([path, named]);
    }
  });
  it('say what they may refuse with, a 401 only behind a session', () => {
    for (const { path, access, errors } of endpoints) {
      const unauthorised = errors.some((code) => errorCatalogue[code].status === 401);
      expect([path, unauthorised]).toEqual([path, access === 'session']);
    }
  });
});

/** The names of all fields of a schema. */
function fieldsOf(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldsOf);
  if (typeof schema !== 'object' || schema === null) return [];
  const named = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...named, ...Object.values(schema).flatMap(fieldsOf)];
}

describe('an endpoint that may reach other people or fetch pages', () => {
  const outward = /^(addresses|address|urls?|emails?|feeds|pages|companies|endpoint)$/;
  const mayReachOut = endpoints.filter(({ access, method, scope, body }) => {
    if (access !== 'session' || method === 'GET') return false;
    if (scope === 'publish' || scope === 'schedule' || scope === 'webhooks') return true;
    const schema = body === undefined ? {} : z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    return fieldsOf(schema).some((field) => outward.test(field));
  });
  it('says whether it does', () => {
    expect(mayReachOut.length).toBeGreaterThan(30);
    expect(mayReachOut.filter(({ reach }) => reach === null).map(endpointName)).toEqual([]);
  });
  it('names the refusal of unverified people if it does', () => {
    for (const endpoint of endpoints) {
      const { reach, errors } = endpoint;
      const name = endpointName(endpoint);
      expect([name, errors.includes('email_unverified')]).toEqual([
        name,
        reach === 'others' || reach === 'partly' || name === 'checkout',
      ]);
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
