import { expect, test } from 'vitest';
import { findTemplates, ideaOf, writeAddress } from './rules.ts';

const template = (id: string, name: string) => ({
  id,
  group: 'story' as const,
  name,
  use: 'You got it wrong.',
  format: 'story' as const,
  tone: 'plain' as const,
  prompts: ['What went wrong?'],
  notes: '',
  example: '',
});
const all = [template('a', 'The mistake'), template('b', 'The launch'), template('c', 'A launch, late')];

test('templates are found by their words, favourites first', () => {
  const favorites = new Set(['c']);
  const find = (search: string, group: 'all' | 'favorites' | 'sales' = 'all') =>
    findTemplates(all, { search, group, favorites }).map(({ id }) => id);
  expect(find('')).toEqual(['c', 'a', 'b']);
  expect(find('LAUNCH wrong')).toEqual(['c', 'b']);
  expect(find('stories launching')).toEqual(['c', 'b']);
  expect(find('launder')).toEqual([]);
  expect(find('wring')).toEqual([]);
  expect(find('', 'favorites')).toEqual(['c']);
  expect(find('', 'sales')).toEqual([]);
});

test('the answers become sentences of an idea, and the address carries them', () => {
  expect(ideaOf(['we lost it ', '', 'Why?', 'he said “no.”'])).toBe('we lost it.\nWhy?\nhe said “no.”');
  expect(new URL(writeAddress(template('a', 'x'), ['a & b']), 'http://x').searchParams.get('idea')).toBe(
    'a & b.',
  );
});
