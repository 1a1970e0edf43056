import { expect, test } from 'vitest';
import { doubtsInLines } from './doubts.ts';

const found = (line: string, known: string[] = []) =>
  doubtsInLines([line], known)[0]?.map(({ from, to, why }) => `${why}: ${line.slice(from, to)}`);

test('names and figures that nothing known contains are looked at first', () => {
  expect(found('We hired Prea Raman in March, and she saved 1.4 million.')).toEqual([
    'name: Prea Raman',
    'figure: 1.4',
  ]);
  expect(found('Then Lena Vogt came. Everybody was glad at Brightwater.')).toEqual([
    'name: Lena Vogt',
    'name: Brightwater',
  ]);
  expect(found('It grew by 27 % to €40,000 on Monday.')).toEqual(['figure: 27 %', 'figure: €40,000']);
});

test('what is known, beginnings of sentences and small words are not', () => {
  expect(
    found('We moved to Leeds. The 12 people of Brightwater came.', ['Brightwater has 12 people in Leeds']),
  ).toEqual([]);
  expect(found('Nobody laughed. I did, and I’m sure that In was meant.')).toEqual([]);
});

test('German capitals say nothing, two in a row do', () => {
  expect(
    found('Wir haben die Nachtschicht auf Scanner umgestellt, und Herr Anton Wolke hat geholfen.'),
  ).toEqual(['name: Herr Anton Wolke']);
});
