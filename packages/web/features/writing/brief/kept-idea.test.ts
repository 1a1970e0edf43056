import { expect, it } from 'vitest';
import { defaultChoices } from './choices.ts';
import { beginning, keepIdea, madeWay, nameOf, readKeptIdeas, type KeptIdea } from './kept-idea.ts';

const told = (idea: string, mustSay: string[] = []) => ({
  idea,
  choices: { ...defaultChoices, mustSay },
  template: '',
  sourceIds: [],
});
const kept = (idea: string): KeptIdea => ({ ...told(idea), id: idea, why: 'replaced' });

it('keeps what a person typed when another idea comes, and not what came by itself or is the same', () => {
  expect(madeWay(told('Mine'), told('Another'), '')).toEqual(told('Mine'));
  expect(madeWay(told('Mine, after all'), told('Another'), 'Mine')).not.toBeNull();
  expect(madeWay(told('A question of Home '), told('Another'), 'A question of Home')).toBeNull();
  expect(madeWay(told(' Mine'), told('Mine'), '')).toBeNull();
  expect(madeWay(told('  '), told('Another'), '')).toBeNull();
});

it('keeps sources and points that must be said with a suggestion, and without any idea', () => {
  const sourced = { ...told('A question of Home'), sourceIds: ['s1', 's2'] };
  const pointed = told('', ['Ask first', ' ']);
  expect(madeWay(sourced, told('Another'), 'A question of Home')).toEqual(sourced);
  expect(madeWay(sourced, { ...told('Another'), sourceIds: ['s2', 's1'] }, 'A question of Home')).toBeNull();
  expect(madeWay(pointed, told('Another'), '')).toEqual(pointed);
  expect(madeWay(pointed, told('Another', ['Ask first']), '')).toBeNull();
  expect(keepIdea([], { ...pointed, id: 'p', why: 'replaced' })).toHaveLength(1);
});

it('keeps each idea once, the newest first, and nothing blank', () => {
  const all = ['a', 'b', 'a ', ' ', 'c', 'd'].reduce<readonly KeptIdea[]>(
    (list, idea) => keepIdea(list, kept(idea)),
    [],
  );
  expect(all.map(({ idea }) => idea)).toEqual(['d', 'c', 'a ', 'b']);
});

it('keeps the same words twice where one of them has sources that the other lacks', () => {
  const sourced = { ...kept('a'), id: 'sourced', sourceIds: ['s1'] };
  expect(keepIdea([sourced], kept('a'))).toEqual([kept('a'), sourced]);
  expect(keepIdea([kept('a')], sourced)).toEqual([sourced]);
});

it('lets three wait, and drops none of the person’s own for them', () => {
  const own = ['a', 'b', 'c', 'd'].map(kept);
  const all = ['1', '2', '3', '4'].reduce<readonly KeptIdea[]>(
    (list, idea) => keepIdea(list, { ...kept(idea), why: 'waiting' }),
    own,
  );
  expect(all.map(({ idea }) => idea)).toEqual(['4', '3', '2', 'a', 'b', 'c', 'd']);
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
  expect(beginning(`${'words '.repeat(9)}and further`)).toBe(`${'words '.repeat(9)}and…`);
  expect(beginning('語'.repeat(80))).toBe(`${'語'.repeat(60)}…`);
});

it('names an idea by its words, else by what it holds', () => {
  expect(nameOf(told('Mine', ['x']))).toBe('“Mine”');
  expect(nameOf({ ...told(''), sourceIds: ['s1', 's2'] })).toBe('2 sources');
  expect(nameOf({ ...told(' ', ['x']), sourceIds: ['s1'] })).toBe('1 source and 1 point that must be said');
});
