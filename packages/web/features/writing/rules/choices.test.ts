import { expect, test } from 'vitest';
import { defaultChoices, withTemplate } from './choices.ts';

const points = (...mustSay: string[]) => ({ ...defaultChoices, mustSay });

test('a template takes no point away that was told of this post, and brings its own once', () => {
  const next = withTemplate(points('Ask first', ' Say thanks '), points('Say thanks', 'Name the date'), []);
  expect(next.mustSay).toEqual(['Ask first', 'Say thanks', 'Name the date']);
});

test('the points of the template before go with it, and those told beside them stay', () => {
  const first = withTemplate(points('Ask first'), points('Name the date'), []);
  expect(withTemplate(first, points('Say thanks'), ['Name the date']).mustSay).toEqual([
    'Ask first',
    'Say thanks',
  ]);
});
