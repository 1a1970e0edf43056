import type { Post } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { asListed, findListed, listed } from './rules.ts';

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
  deletedAt: null,
});

const drafts = [
  post('a', 'A rota for support\n\n\nIt took a week.', 1),
  post('b', '[What happened?]', 2, 'On hiring slowly'),
  post('c', '', 3, 'A calm release\nwith a list'),
].map(asListed);

test('a draft has a title, its gaps and its length', () => {
  expect(drafts.map(({ title, rest, gaps }) => [title, rest, gaps])).toEqual([
    ['A rota for support', 'It took a week.', 0],
    ['[What happened?]', '', 1],
    ['A calm release', '', 0],
  ]);
  expect(asListed(post('d', '🙂', 1)).characters).toBe(1);
  const { title, rest } = asListed(post('e', '[Your first line?]\n\nNine people\n\nheard it.', 1));
  expect([title, rest]).toEqual(['Nine people', '[Your first line?]\nheard it.']);
});

test('drafts are found by words of the text and of the notes, and sorted', () => {
  const found = (search: string, sort: Parameters<typeof findListed>[2] = 'edited') =>
    findListed(drafts, { search, tag: '', folder: '' }, sort).map(({ post: { id } }) => id);
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
  const by = (filter: Partial<Parameters<typeof findListed>[1]>) =>
    findListed(labelled, { search: '', tag: '', folder: '', ...filter }, 'edited').map(
      ({ post: { id } }) => id,
    );
  expect([by({ folder: 'Launch' }), by({ tag: 'hiring' }), by({ search: 'launch' })]).toEqual([
    ['a'],
    ['b'],
    ['a'],
  ]);
});

test('copies of a text are numbered by age, until they differ', () => {
  const same = [post('new', 'One text', 3), post('old', 'One text', 1), post('mid', 'One text \n', 2)];
  const titles = (posts: readonly Post[]) => listed(posts).map(({ title }) => title);
  expect(titles(same)).toEqual(['One text (copy 2)', 'One text', 'One text (copy)']);
  expect(titles([post('a', '', 1), post('b', '', 2)])).toEqual(['Untitled draft', 'Untitled draft']);
  expect(titles([post('a', 'One text', 1), post('b', 'One text, changed', 2)])).toEqual([
    'One text',
    'One text, changed',
  ]);
});
