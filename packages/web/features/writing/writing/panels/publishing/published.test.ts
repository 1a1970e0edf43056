import type { Post } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { changeable, commentWords, isMoving } from './published.ts';
import { testPost } from '../../test-post.ts';

const out = testPost({
  status: 'published',
  text: 'Out.',
  publishedAt: '2031-03-12T09:00:00Z',
  permalink: 'https://www.linkedin.com/feed/update/urn:li:share:7001',
});

test('a post that is out can be changed and taken off, one with a poll only taken off', () => {
  expect(changeable(out)).toEqual({ edit: true, remove: true });
  const poll = { kind: 'poll', question: 'Q', options: ['A', 'B'], duration: 'ONE_DAY' } as const;
  expect(changeable({ ...out, attachment: { ...poll, options: [...poll.options] } })).toEqual({
    edit: false,
    remove: true,
  });
});

test.each<[string, Partial<Post>]>([
  ['whose name only a link told', { permalink: 'https://www.linkedin.com/feed/update/urn:li:activity:1' }],
  ['without an address', { permalink: null }],
  ['that was taken off', { removedAt: '2031-03-12T10:00:00Z' }],
  ['with a change on its way', { change: { kind: 'edit', failure: null } }],
])('a post %s is left alone', (_, facts) => {
  expect(changeable({ ...out, ...facts })).toEqual({ edit: false, remove: false });
});

test('the page asks again while something is on its way', () => {
  expect(isMoving(out)).toBe(false);
  expect(isMoving({ ...out, comment: { state: 'waiting', reason: null } })).toBe(true);
  expect(isMoving({ ...out, change: { kind: 'delete', failure: null } })).toBe(true);
  expect(isMoving({ ...out, change: { kind: 'delete', failure: 'No.' } })).toBe(false);
});

test('a comment left to the person says why', () => {
  expect(commentWords({ state: 'by-hand', reason: 'not-permitted' })).toContain('doesn’t allow');
  expect(commentWords({ state: 'by-hand', reason: 'unknown' })).toContain('Check first');
  expect(commentWords(null)).toBeNull();
});
