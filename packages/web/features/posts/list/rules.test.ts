import type { Post } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { asDraft, findDrafts } from './rules.ts';

const post = (id: string, text: string, day: number, idea = ''): Post => ({
  id,
  text,
  status: 'draft',
  hold: null,
  delivery: 'publish',
  visibility: 'PUBLIC',
  media: [],
  attachment: null,
  firstComment: '',
  comment: null,
  change: null,
  removedAt: null,
  version: 1,
  scheduledAt: null,
  timeZone: null,
  publishedAt: null,
  permalink: null,
  failure: null,
  brief: {
    idea,
    format: 'auto',
    tone: 'plain',
    audience: '',
    length: 'auto',
    language: 'auto',
    goal: 'none',
    callToAction: '',
    mustSay: [],
    emoji: 'like',
    hashtags: 'like',
    never: [],
  },
  engine: null,
  ownWords: null,
  folder: '',
  tags: [],
  createdAt: `2026-11-0${day}T09:00:00Z`,
  updatedAt: `2026-11-0${9 - day}T09:00:00Z`,
});

const drafts = [
  post('a', 'A rota for support\n\n\nIt took a week.', 1),
  post('b', '[What happened?]', 2, 'On hiring slowly'),
  post('c', '', 3, 'A calm release\nwith a list'),
].map(asDraft);

test('a draft has a title, its gaps and its length', () => {
  expect(drafts.map(({ title, rest, gaps }) => [title, rest, gaps])).toEqual([
    ['A rota for support', 'It took a week.', 0],
    ['[What happened?]', '', 1],
    ['A calm release', '', 0],
  ]);
  expect(asDraft(post('d', '🙂', 1)).characters).toBe(1);
});

test('drafts are found by words of the text and of the notes, and sorted', () => {
  const found = (search: string, sort: Parameters<typeof findDrafts>[2] = 'edited') =>
    findDrafts(drafts, { search, tag: '', folder: '' }, sort).map(({ post: { id } }) => id);
  expect(found('')).toEqual(['a', 'b', 'c']);
  expect(found('HIRING slowly')).toEqual(['b']);
  expect(found('', 'newest')).toEqual(['c', 'b', 'a']);
  expect(found('', 'oldest')).toEqual(['a', 'b', 'c']);
  expect(found('', 'longest')).toEqual(['a', 'b', 'c']);
  expect(found('', 'ready')).toEqual(['a', 'c', 'b']);
  expect(found('constructor')).toEqual([]);
  const labelled = drafts.map((draft, at) => ({
    ...draft,
    post: { ...draft.post, folder: at === 0 ? 'Launch' : '', tags: at === 1 ? ['Hiring'] : [] },
  }));
  const by = (filter: Partial<Parameters<typeof findDrafts>[1]>) =>
    findDrafts(labelled, { search: '', tag: '', folder: '', ...filter }, 'edited').map(
      ({ post: { id } }) => id,
    );
  expect([by({ folder: 'Launch' }), by({ tag: 'hiring' }), by({ search: 'launch' })]).toEqual([
    ['a'],
    ['b'],
    ['a'],
  ]);
});
