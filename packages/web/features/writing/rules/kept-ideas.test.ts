import { expect, it } from 'vitest';
import { defaultChoices } from './choices.ts';
import { beginning, keepIdea, madeWay, readKeptIdeas, type KeptIdea } from './kept-ideas.ts';

const told = (idea: string) => ({ idea, choices: defaultChoices, template: '', sourceIds: [] });
const kept = (idea: string): KeptIdea => ({ ...told(idea), id: idea, why: 'replaced' });

it('keeps what a person typed when another idea comes, and not what came by itself or is the same', () => {
  expect(madeWay(told('Mine'), 'Another', '')).toEqual(told('Mine'));
  expect(madeWay(told('Mine, after all'), 'Another', 'Mine')).not.toBeNull();
  expect(madeWay(told('A question of Home '), 'Another', 'A question of Home')).toBeNull();
  expect(madeWay(told(' Mine'), 'Mine', '')).toBeNull();
  expect(madeWay(told('  '), 'Another', '')).toBeNull();
});

it('keeps each idea once, the newest first, and nothing blank', () => {
  const all = ['a', 'b', 'a ', ' ', 'c', 'd'].reduce<readonly KeptIdea[]>(
    (list, idea) => keepIdea(list, kept(idea)),
    [],
  );
  expect(all.map(({ idea }) => idea)).toEqual(['d', 'c', 'a ']);
});

it('reads what a browser kept, and nothing from what it cannot read', () => {
  expect(readKeptIdeas(JSON.stringify([kept('a')]))).toEqual([kept('a')]);
  expect(readKeptIdeas('[{"idea":1}]')).toEqual([]);
  expect(readKeptIdeas('{')).toEqual([]);
  expect(readKeptIdeas(null)).toEqual([]);
});

it('tells an idea by its first words', () => {
  expect(beginning('One\n\ntwo')).toBe('One two');
  expect(beginning('word '.repeat(30))).toHaveLength(60);
});
