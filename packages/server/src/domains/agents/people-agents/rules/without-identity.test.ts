import { expect, it } from 'vitest';
import { booleanSearches } from './boolean-search.ts';
import { isProtected } from './protected.ts';
import { wishesOf } from './role.ts';
import { pageWithoutNames, withoutIdentity } from './without-identity.ts';

it('reads wishes by their lines, and keeps words that only look like names of attributes', () => {
  const { criteria, leftOut } = wishesOf(
    'Teenage audience marketing\nGender: female, Go\nNice to have:\nFigma',
  );
  expect(criteria.map(({ text, must }) => [text, must])).toEqual([
    ['Teenage audience marketing', true],
    ['Go', true],
    ['Figma', false],
  ]);
  expect(leftOut).toEqual(['Gender: female']);
  expect(booleanSearches([])).toEqual([]);
  expect(withoutIdentity('2019-2021: Stone mason\nPhone: 1\nCall +44 20 7946 0018', 'Ann Mason')).toBe(
    '2019-2021: Stone […]\nCall […]',
  );
});

it('clears fields, labels and the names of colleagues from what a model may read', () => {
  const text = 'Berlin | Nationality: Ghanaian | Go\nGender\nFemale\nAddress: Hill 1, London\nGo engineer';
  expect(withoutIdentity(text, 'Ann Mason')).toBe('Berlin | Go\nGo engineer');
  const page = 'Will you meet Will Young and Dr. DOE? A will is a will. Mara Quist leads.';
  const known = ['Will Young', 'Jane Doe', 'Mara Quist'];
  expect(pageWithoutNames(page, { there: ['Jane Doe'], known })).toBe(
    '[…] you meet […] […] and Dr. […]? A will is a will. […] […] leads.',
  );
  for (const wish of ['Age: under 35', '- Gender = female', 'Nationality : any'])
    expect([wish, isProtected(wish)]).toEqual([wish, true]);
  for (const wish of [
    'Auditor at Ernst & Young',
    'Young Presidents',
    'Age-friendly design',
    'Over 35 customers',
  ])
    expect([wish, isProtected(wish)]).toEqual([wish, false]);
});
