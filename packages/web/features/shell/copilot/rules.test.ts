import type { CopilotProposal } from '@limelight/contracts';
import { describe, expect, it } from 'vitest';
import type { OpenKind, OpenPage } from '../../../lib/open-page.ts';
import { daysOf, windowOf } from './cards/days.ts';
import {
  aboutWords,
  chargeWords,
  failureWords,
  isMoving,
  openProposals,
  pageOf,
  stepsWords,
  suggestionsFor,
  withPassage,
} from './rules.ts';

const post: OpenPage = {
  kind: 'post',
  id: 'p1',
  text: () => 'We shipped.',
  selection: () => 'shipped',
  version: () => 3,
};
const proposal = (id: string, status: CopilotProposal['status']): CopilotProposal => ({
  id,
  turnId: 't',
  tool: 'schedule_post',
  title: 'Schedule the post',
  details: [],
  text: null,
  postId: null,
  fingerprint: `of ${id}`,
  credits: 0,
  status,
  outcome: null,
  path: null,
  createdAt: '2026-11-30T09:00:00Z',
});

describe('what the co-pilot learns of the page', () => {
  const path = '/dashboard/generate-post?post=p1';

  it('is the draft as it stands', () => {
    expect(pageOf(path, post, true)).toEqual({
      path,
      object: { kind: 'post', id: 'p1' },
      text: 'We shipped.',
      selection: 'shipped',
      version: 3,
    });
  });

  it('is the text alone before it is saved, and no more than a request takes', () => {
    const long: OpenPage = { kind: 'post', id: null, text: () => 'a'.repeat(20_000), selection: () => ' ' };
    const { object, text, selection } = pageOf(path, long, true);
    expect([object, text?.length, selection]).toEqual([null, 12_000, null]);
  });

  it('is only its address when the person removed the rest, or nothing is open', () => {
    const bare = { path, object: null, text: null, selection: null, version: null };
    expect(pageOf(path, post, false)).toEqual(bare);
    expect(pageOf(path, null, true)).toEqual(bare);
  });
});

it('suggests three requests for every page', () => {
  const kinds: (OpenKind | null)[] = [
    ...(['post', 'carousel', 'picture', 'run', 'agent', 'idea', 'person', 'opening', 'interview'] as const),
    null,
  ];
  for (const kind of kinds) expect(new Set(suggestionsFor(kind, '/dashboard')).size).toBe(3);
  expect(suggestionsFor(null, '/dashboard/results')).not.toEqual(suggestionsFor(null, '/dashboard'));
  expect(aboutWords('post')).toBe('About this draft');
});

it.each([
  ['We shipped. It took a year.', 'It took a year.', 'It took long.', 'We shipped. It took long.'],
  ['Again and again.', 'gain', 'x', null],
  ['We shipped.', 'gone', 'x', null],
  ['We shipped.', '', 'x', null],
])('%j with %j replaced by %j is %j', (text, passage, after, result) => {
  expect(withPassage(text, passage, after)).toBe(result);
});

it('counts steps', () => {
  expect(stepsWords([{ status: 'done' }])).toBe('1 step');
  expect(stepsWords([{ status: 'done' }, { status: 'failed' }, { status: 'proposed' }])).toBe(
    '3 steps, 1 failed',
  );
});

it.each([
  [5, 'done', '5 credits'],
  [0, 'done', 'Free'],
  [0, 'failed', 'Not charged'],
  [null, 'running', null],
] as const)('a charge of %s after %s reads %s', (charged, status, words) => {
  expect(chargeWords({ charged, status })).toBe(words);
});

it('says of a failed turn what was charged', () => {
  const error = {
    code: 'writer_busy' as const,
    message: 'The model is too busy. Nothing was charged. Try again.',
  };
  expect(failureWords({ error, charged: 0 })).toBe(error.message);
  expect(failureWords({ error, charged: 30 })).toBe(
    'The model is too busy. Only the tools it used were charged. Try again.',
  );
  expect(failureWords({ error: null, charged: 30 })).not.toContain('Nothing was charged');
});

describe('proposals', () => {
  const proposals = [proposal('a', 'open'), proposal('b', 'done'), proposal('c', 'open')];

  it('are open until they are decided, and followed while they are done', () => {
    expect(openProposals({ proposals }).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(isMoving({ status: 'done', proposals })).toBe(false);
    expect(isMoving({ status: 'done', proposals: [proposal('d', 'doing')] })).toBe(true);
    expect(isMoving({ status: 'running', proposals: [] })).toBe(true);
  });
});

describe('a strip of the calendar', () => {
  it('puts posts on the days of the person', () => {
    const at = '2026-12-01T23:30:00Z';
    const [first, second, ...rest] = daysOf(
      '2026-12-01',
      '2026-12-03',
      [
        {
          id: 'p1',
          status: 'scheduled',
          hold: null,
          delivery: 'publish',
          title: 'We shipped',
          scheduledAt: at,
          publishedAt: null,
          timeZone: null,
        },
      ],
      'Europe/Berlin',
    );
    expect([first?.date, first?.posts]).toEqual(['2026-12-01', []]);
    expect([second?.date, second?.posts[0]?.at]).toEqual(['2026-12-02', at]);
    expect(rest).toHaveLength(1);
  });

  it('asks for no more than the calendar answers', () => {
    const { from, to } = windowOf('2026-01-01', '2027-01-01');
    expect(Date.parse(to) - Date.parse(from)).toBeLessThanOrEqual(100 * 86_400_000);
  });
});
