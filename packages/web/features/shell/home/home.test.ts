import type { LinkedinConnection } from '@limelight/contracts';
import { linkedinTokenMessages } from '@limelight/contracts/catalog';
import { describe, expect, it } from 'vitest';
import { needsOf, sunsetWarning } from './needs.ts';
import { promptsFor } from './prompts.ts';

const now = Date.parse('2026-11-18T09:00:00Z');
const connected: LinkedinConnection = {
  configured: true,
  status: 'connected',
  name: 'Asha Rao',
  pictureUrl: null,
  expiresAt: '2026-12-18T09:00:00Z',
  scopes: [],
  canPost: true,
  comments: null,
};
const calm = { connection: connected, unconfirmed: [], failed: [], held: [], carried: null, now };

describe('the end of LinkedIn’s API version', () => {
  it.each([
    [null, false],
    ['2027-01-18T00:00:00Z', false],
    ['2027-01-17T08:00:00Z', true],
    ['2026-10-01T00:00:00Z', true],
  ])('at %s is warned of: %s', (at, warned) => {
    expect(sunsetWarning(at, now) !== null).toBe(warned);
  });
});

describe('what needs the person', () => {
  it('is nothing when all is well', () => {
    expect(needsOf(calm)).toEqual([]);
  });
  it('begins with what nobody else can answer', () => {
    const needs = needsOf({
      ...calm,
      connection: { ...connected, expiresAt: '2026-11-20T09:00:00Z' },
      unconfirmed: [{ id: 'u', text: 'We took four fields out.\nNobody missed them.' }],
      failed: [{ id: 'f', text: 'a'.repeat(80) }],
      held: [{ id: 'l', text: 'Late', hold: 'late' }],
      carried: 'Notes from a tool.',
    });
    expect(needs.map(({ key }) => key)).toEqual(['carried', 'u', 'linkedin', 'l', 'f']);
    expect(needs.shift()).toMatchObject({ to: '/dashboard/generate-post?carried=1' });
    expect(needs[0]?.words).toContain('“We took four fields out.”');
    expect(needs[3]?.words).toContain(`“${'a'.repeat(50)}…”`);
  });
  it.each([
    ['2026-11-18T09:30:00Z', 'connected'],
    ['2026-11-18T08:30:00Z', 'connected'],
    ['2026-11-20T09:00:00Z', 'connected'],
    ['2026-12-18T09:00:00Z', 'reconnect'],
  ] as const)('never repeats the banner above it: end at %s, %s', (expiresAt, status) => {
    const connection = { ...connected, expiresAt, status };
    const banners: readonly string[] = Object.values(linkedinTokenMessages);
    expect(needsOf({ ...calm, connection }).filter(({ words }) => banners.includes(words))).toEqual([]);
  });
  it('does not ask to connect what is not configured', () => {
    expect(needsOf({ ...calm, connection: { ...connected, configured: false, status: 'none' } })).toEqual([]);
  });
});

describe('ideas worth writing', () => {
  it('are three, the same all day and others tomorrow', () => {
    const today = promptsFor('2026-11-18', undefined);
    expect(today).toHaveLength(3);
    expect(promptsFor('2026-11-18', undefined)).toEqual(today);
    expect(new Set(today.map(({ question }) => question)).size).toBe(3);
    expect(promptsFor('2026-11-19', undefined)).not.toEqual(today);
  });
  it('fit what the person is after', () => {
    const questions = promptsFor('2026-11-18', { goals: 'Find a new job', role: '' }).map(
      ({ question }) => question,
    );
    expect(questions.join(' ')).toMatch(/proud|first month/);
  });
});
