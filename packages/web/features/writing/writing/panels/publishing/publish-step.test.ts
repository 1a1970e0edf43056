import type { LinkedinConnection, Post } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { publishStep, whyBlocked } from '../../post/publish-step.ts';
import { testPost } from '../../test-post.ts';

const now = Date.parse('2026-01-09T00:00:00Z');
const connected: LinkedinConnection = {
  configured: true,
  status: 'connected',
  name: 'Asha Rao',
  pictureUrl: null,
  expiresAt: '2026-03-01T00:00:00Z',
  scopes: ['w_member_social'],
  canPost: true,
  comments: null,
};
const post = (status: Post['status']) => testPost({ status });

test('a draft can go once LinkedIn is connected', () => {
  expect(publishStep(null, connected, now)).toEqual({ kind: 'ready' });
  expect(publishStep(null, undefined, now)).toEqual({ kind: 'loading' });
});

test('an empty or too long text, or one with an unfinished attachment cannot go', () => {
  expect(whyBlocked('words')).toBeNull();
  expect(whyBlocked(' \n')).toBe('empty');
  expect(whyBlocked('a'.repeat(3001))).toBe('too-long');
  expect(whyBlocked('words', true)).toBe('unfinished');
  expect(whyBlocked('We are [how many]')).toBe('gap');
  expect(whyBlocked('words', true, ['', 'Link: [where?]'])).toBe('gap');
});

test('what keeps a connection from posting is told apart', () => {
  const kind = (change: Partial<LinkedinConnection>) => publishStep(null, { ...connected, ...change }, now);
  expect(kind({ configured: false })).toEqual({ kind: 'not-configured' });
  expect(kind({ status: 'none' })).toEqual({ kind: 'connect', why: 'never' });
  expect(kind({ status: 'reconnect' })).toEqual({ kind: 'connect', why: 'ended' });
  expect(kind({ expiresAt: '2026-01-08T23:59:59Z' })).toEqual({ kind: 'connect', why: 'ended' });
  expect(kind({ canPost: false })).toEqual({ kind: 'connect', why: 'no-right' });
});

test('what happened to a post comes before the connection', () => {
  expect(publishStep(post('published'), { ...connected, status: 'none' }, now)).toEqual({
    kind: 'published',
  });
  expect(publishStep(post('scheduled'), undefined, now)).toEqual({ kind: 'scheduled' });
});
