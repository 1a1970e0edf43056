import { expect, test } from 'vitest';
import type { Idea } from '@limelight/contracts';
import { byColumn, findQuestions, positionAt, sharedIn } from './rules.ts';

const idea = (id: string, status: Idea['status'], position: number): Idea => ({
  id,
  status,
  position,
  angle: id,
  whyNow: '',
  opening: '',
  format: 'auto',
  basis: { kind: 'note', title: '', url: null },
  pillar: '',
  tags: [],
  note: '',
  postId: null,
  plannedFor: null,
  createdAt: '',
  updatedAt: '',
});

const ideas = [idea('a', 'kept', 30), idea('b', 'kept', 20), idea('c', 'kept', 10), idea('d', 'new', 5)];
const board = byColumn(ideas);

test('the columns are in order', () => {
  expect(board.get('kept')?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(board.get('posted')).toEqual([]);
});

test('a card dropped at an index gets a position there', () => {
  const others = (board.get('kept') ?? []).filter(({ id }) => id !== 'a');
  const order = (index: number) =>
    byColumn([...others, idea('a', 'kept', positionAt(others, index))])
      .get('kept')
      ?.map(({ id }) => id);
  expect([0, 1, 2].map(order)).toEqual([
    ['a', 'b', 'c'],
    ['b', 'a', 'c'],
    ['b', 'c', 'a'],
  ]);
  expect(positionAt([], 0)).toBe(0);
});

test('questions are found by industry, role and words', () => {
  const questions = [
    { industry: 'Retail', role: 'founder', format: 'story', text: 'How did you choose the street?' },
    { industry: null, role: 'leader', format: 'list', text: 'What do you ask?' },
    { industry: 'Legal', role: 'leader', format: 'list', text: 'What may a machine draft?' },
  ] as const;
  const find = (filter: object) =>
    findQuestions(questions, { industry: '', role: '', q: '', ...filter }).map(({ text }) =>
      text.slice(0, 8),
    );
  expect(find({ industry: 'Retail' })).toEqual(['How did ', 'What do ']);
  expect(find({ role: 'leader', q: 'MACHINE draft' })).toEqual(['What may']);
});

test('what a phone shares becomes a text and an address', () => {
  const shared = (all: Record<string, string>) => sharedIn(new URLSearchParams(all));
  expect(shared({})).toBeNull();
  expect(shared({ 'shared-title': 'A page', 'shared-text': 'See https://example.com/a' })).toEqual({
    text: 'A page\nSee',
    url: 'https://example.com/a',
  });
  expect(shared({ 'shared-url': 'https://example.com' })).toEqual({
    text: 'https://example.com',
    url: 'https://example.com',
  });
});
