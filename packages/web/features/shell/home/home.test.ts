import type { LinkedinConnection, PostRisk } from '@limelight/contracts';
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
const due = { status: 'scheduled', hold: null, text: '' } as const;
const calm = {
  connection: connected,
  unconfirmed: [],
  failed: [],
  scheduled: [],
  risks: new Map<string, PostRisk>(),
  carried: null,
  orders: [],
  talks: [],
  now,
};

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
  it('leads the buyer of a custom agent to the brief and to the proposal', () => {
    const orders = [
      { id: 'a', state: 'brief' },
      { id: 'b', state: 'decision' },
      { id: 'c', state: 'build' },
    ] as const;
    expect(needsOf({ ...calm, orders })).toMatchObject([
      { action: 'Write the brief', to: '/dashboard/agents/order' },
      { action: 'Read the proposal', to: '/dashboard/agents/order' },
    ]);
  });
  it('leads to what the co-pilot proposed', () => {
    const talks = [
      { id: 't1', title: 'Plan next week', openProposals: 2 },
      { id: 't2', title: 'Make this shorter', openProposals: 0 },
    ];
    expect(needsOf({ ...calm, talks })).toEqual([
      {
        key: 't1',
        words: '2 proposals are open in “Plan next week”.',
        action: 'Decide',
        to: '/dashboard?conversation=t1',
      },
    ]);
  });

  it('begins with what nobody else can answer', () => {
    const needs = needsOf({
      ...calm,
      connection: { ...connected, expiresAt: '2026-11-20T09:00:00Z' },
      unconfirmed: [{ id: 'u', text: 'We took four fields out.\nNobody missed them.' }],
      failed: [{ id: 'f', text: 'a'.repeat(80) }],
      scheduled: [{ ...due, id: 'l', text: 'Late', hold: 'late' }],
      carried: { notes: 'Notes from a tool.', draft: null },
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
  it('counts the posts that will not go out, by reason', () => {
    const scheduled = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ ...due, id, text: `Post ${id}` }));
    const risks = new Map<string, PostRisk>([
      ['a', 'expires'],
      ['b', 'expires'],
      ['c', 'gap'],
      ['d', 'approval'],
      ['e', 'approval'],
    ]);
    expect(needsOf({ ...calm, scheduled, risks })).toMatchObject([
      { words: '2 scheduled posts will not go out: your LinkedIn connection expires on Fri 18 Dec.' },
      { words: '“Post c” will not go out: a gap is still open.', to: '/dashboard/generate-post?post=c' },
      {
        words: '2 scheduled posts will not go out: their workspace has not approved them.',
        to: '/dashboard/posts?show=attention',
      },
    ]);
    const none = { ...connected, status: 'none', expiresAt: null } as const;
    const waiting = new Map<string, PostRisk>([['a', 'disconnected']]);
    expect(needsOf({ ...calm, connection: none, scheduled, risks: waiting })).toMatchObject([
      { words: '1 scheduled post will not go out: LinkedIn is not connected.', linkedin: 'connect' },
    ]);
  });
  it('does not ask to connect what is not configured', () => {
    expect(needsOf({ ...calm, connection: { ...connected, configured: false, status: 'none' } })).toEqual([]);
  });
});

describe('ideas worth writing', () => {
  const nobody = { role: '', headline: '', goals: '' };
  it('are three, the same all day and others tomorrow', () => {
    const today = promptsFor('2026-11-18', undefined, null);
    expect(today).toHaveLength(3);
    expect(promptsFor('2026-11-18', nobody, null)).toEqual(today);
    expect(new Set(today.map(({ text }) => text)).size).toBe(3);
    expect(promptsFor('2026-11-19', undefined, null)).not.toEqual(today);
  });
  it('fit the person’s industry and role', () => {
    const nurse = { ...nobody, headline: 'Ward nurse in Leeds' };
    const [first, second, third] = promptsFor('2026-11-18', nurse, 'Healthcare');
    expect([first?.industry, second?.industry, third?.industry]).toEqual(['Healthcare', 'Healthcare', null]);
    expect([first?.role, third?.role]).toEqual(['specialist', 'specialist']);
    const seeker = promptsFor('2026-11-18', { ...nobody, goals: 'Looking for a new job' }, null);
    expect(seeker.map(({ role }) => role)).toEqual(['seeker', 'seeker', 'seeker']);
  });
});
