import type { TeamPost } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { besideWords, cutAt, mentionsIn, shownOf } from './rules.ts';

const members = ['Ann', 'Ann Lee', 'Bo @ Work', 'Bo @ Work'].map((name, index) => ({ id: `${index}`, name }));

test.each([
  ['@Ann, please', ['0']],
  ['@Anna, please', []],
  ['Ask @Ann Lee and mail@example.com', ['1']],
  ['@Ann and @Ann Lee', ['0', '1']],
  ['@Bo @ Work', ['2', '3']],
  ['Ann', []],
])('who is mentioned: %s', (text, ids) => {
  expect(mentionsIn(text, members)).toEqual(ids);
});

const post: TeamPost = {
  id: 'post',
  title: 'New',
  state: 'review',
  reopened: false,
  status: 'draft',
  scheduledAt: null,
  author: { id: '1', name: 'Ann Lee' },
  timeZone: null,
  openCount: 0,
  sharedAt: '2031-03-12T09:00:00Z',
  team: { id: 'team', name: 'Team', requiresApproval: true },
  text: 'New',
  visibility: 'PUBLIC',
  media: [],
  attachment: null,
  firstComment: '',
  version: 2,
  fingerprint: 'new',
  approvals: [],
  failure: null,
  comments: [],
  members,
  publishedAs: { name: 'Ann Lee', pictureUrl: null },
  may: {
    edit: false,
    comment: true,
    decide: false,
    approve: true,
    askReview: false,
    schedule: false,
    unshare: false,
    release: false,
  },
};

test('an approver sees the content they have read until they ask for the newer one', () => {
  const held: TeamPost = { ...post, title: 'Old', text: 'Old', version: 1, fingerprint: 'old' };
  expect(shownOf(post, held)).toEqual({ shown: held, changed: true });
  const scheduled = { ...post, scheduledAt: '2031-03-13T09:00:00Z' };
  expect(shownOf(scheduled, held).shown).toMatchObject({ text: 'Old', scheduledAt: scheduled.scheduledAt });
  const reader = { ...post, may: { ...post.may, approve: false } };
  expect(shownOf(reader, held)).toEqual({ shown: reader, changed: false });
  expect(shownOf(scheduled, post)).toEqual({ shown: scheduled, changed: false });
});

test('a passage that is cut keeps its last emoji whole or leaves it out', () => {
  expect(cutAt('ab😀', 3)).toBe('ab');
  expect(cutAt('ab😀', 4)).toBe('ab😀');
  expect(cutAt('abc', 2)).toBe('ab');
});

test('the author is told what the next edit does to the approval', () => {
  const approved = { name: 'Bo', at: '2031-03-12T10:00:00Z' };
  expect(besideWords({ ...post, approvals: [{ ...approved, current: true }] })).toContain('no longer counts');
  const reopened = { ...post, reopened: true, approvals: [{ ...approved, current: false }] };
  expect(besideWords(reopened)).toContain('Ask for approval again');
  expect(besideWords(post)).toContain('once it is approved');
});
