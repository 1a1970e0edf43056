import type { LinkedinConnection, Post } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { publishStep, whyBlocked } from './publish-step.ts';
import { testPost } from '../test-post.ts';

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

test('a draft can go once LinkedIn is connected and there is a text of a fitting length', () => {
  expect(publishStep(null, connected, whyBlocked('words'), now)).toEqual({ kind: 'ready', blocked: null });
  expect(publishStep(null, connected, whyBlocked(' \n'), now)).toEqual({ kind: 'ready', blocked: 'empty' });
  expect(publishStep(null, connected, whyBlocked('a'.repeat(3001)), now)).toEqual({
    kind: 'ready',
    blocked: 'too-long',
  });
});

test('what keeps a connection from posting is told apart', () => {
  const kind = (change: Partial<LinkedinConnection>) =>
    publishStep(null, { ...connected, ...change }, whyBlocked('words'), now);
  expect(kind({ configured: false })).toEqual({ kind: 'not-configured' });
  expect(kind({ status: 'none' })).toEqual({ kind: 'connect', why: 'never' });
  expect(kind({ status: 'reconnect' })).toEqual({ kind: 'connect', why: 'ended' });
  expect(kind({ expiresAt: '2026-01-08T23:59:59Z' })).toEqual({ kind: 'connect', why: 'ended' });
  expect(kind({ canPost: false })).toEqual({ kind: 'connect', why: 'no-right' });
});

test('what happened to a post comes before the connection', () => {
  expect(publishStep(post('published'), { ...connected, status: 'none' }, whyBlocked(''), now)).toEqual({
    kind: 'published',
  });
  expect(publishStep({ ...post('scheduled'), hold: 'late' }, undefined, null, now)).toEqual({
    kind: 'scheduled',
    hold: 'late',
    blocked: null,
  });
});

test('a scheduled post that was emptied or left unfinished on the page is told', () => {
  const blocked = (text: string, unfinished = false) =>
    publishStep(post('scheduled'), connected, whyBlocked(text, unfinished), now);
  expect(blocked(' ')).toEqual({ kind: 'scheduled', hold: null, blocked: 'empty' });
  expect(blocked('a'.repeat(3001))).toMatchObject({ blocked: 'too-long' });
  expect(blocked('words', true)).toMatchObject({ blocked: 'unfinished' });
});
