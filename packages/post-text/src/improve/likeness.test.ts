import { describe, expect, it } from 'vitest';
import { guessLanguage } from '../text/language.ts';
import type { Variant } from '../writer/brief.ts';
import { BRIEFS } from '../../testing-data/test-briefs.ts';
import { writtenOf } from '../../testing-data/test-written.ts';
import {
  draftAngle,
  draftLikeness,
  draftNames,
  draftsApart,
  draftTwins,
  meanLikeness,
  NEARLY_SAME,
} from './likeness.ts';

const text = 'We cut four fields.\n\nBefore, 41 in a hundred finished it; after, 63.\n\nNobody missed them.';

describe('how alike two drafts are', () => {
  it('is 1 for the same, little for others, and the same both ways', () => {
    const other = 'Which field would you drop?\n\n– the phone number\n– the title\n– the company';
    expect(draftLikeness(text, text)).toBeCloseTo(1);
    expect(draftLikeness(text, other)).toBeLessThan(0.4);
    expect(draftLikeness(text, other)).toBe(draftLikeness(other, text));
  });

  it('falls when the same words are told in another order and form', () => {
    const turned = 'Before, 41 in a hundred finished it; after, 63. We cut four fields. Nobody missed them.';
    expect(draftLikeness(text, turned)).toBeLessThan(0.8);
  });

  it('is named in a few words', () => {
    expect(draftAngle(text)).toBe('A figure, line by line');
    expect(draftAngle('')).toBe('');
  });

  it.each([
    ['Nobody measures sitting down for ten minutes. It was night.', 'A plain claim'],
    ['Weniger Leute, bessere Leute. Das war unsere Messe.', 'A plain claim'],
    ['Looking for a role in Rotterdam.', 'A plain claim'],
    ['Priya Sharma joined us.', 'A person'],
    ['Two suppliers left.', 'A figure'],
  ])('is named by what leads it: %s', (draft, name) => {
    expect(draftAngle(draft).split(',')[0]).toBe(name);
  });
});

it(
  'the three of a set are less alike than three separate runs, over the committed briefs',
  { timeout: 60_000 },
  () => {
    const variants: readonly Variant[] = [0, 1, 2];
    const briefs = BRIEFS.filter(({ idea }) => idea.length > 120 && guessLanguage(idea) === 'en');
    const figures = briefs.map((brief) => ({
      set: meanLikeness(variants.map((variant) => writtenOf(brief, 11, variant).text)),
      runs: meanLikeness([11, 12, 13].map((seed) => writtenOf(brief, seed).text)),
    }));
    const mean = (of: 'set' | 'runs') => figures.reduce((sum, one) => sum + one[of], 0) / figures.length;
    expect(briefs.length).toBeGreaterThan(30);
    expect(mean('set')).toBeLessThan(mean('runs') - 0.2);
    // What words alone allow: nothing may be added, so drafts of one source differ in what leads, in order and in shape.
    expect(mean('set')).toBeLessThan(0.75);
    expect(figures.filter(({ set, runs }) => set < runs).length / figures.length).toBeGreaterThan(0.95);
  },
);

describe('a draft that an earlier one told already', () => {
  const variants: readonly Variant[] = [0, 1, 2];

  it('is the same in other breaks and marks, nearly the same with a word changed, and neither where it leads otherwise', () => {
    const other = 'Which field would you drop?\n\n– the phone number\n– the title\n– the company';
    const marked = text.replaceAll('\n\n', ' ').replace('four', '*four*').replace(';', ' –');
    const long = `${text}\n\nI had defended every one of them for years, and I was wrong about three.`;
    const near = long.replace('defended', 'fought for');
    expect(draftTwins([text, other, marked])).toEqual([null, null, { draft: 0, how: 'same' }]);
    expect(draftTwins([other, long, near])).toEqual([null, null, { draft: 1, how: 'nearly' }]);
    expect(draftTwins([text, '', ''])).toEqual([null, null, null]);
  });

  it('is told from others by what the committed briefs show', { timeout: 60_000 }, () => {
    const briefs = BRIEFS.filter(({ idea }) => idea.length > 120 && guessLanguage(idea) === 'en');
    const sets = briefs.map((brief) => variants.map((variant) => writtenOf(brief, 11, variant).text));
    const otherwise = sets.flatMap(([a = '', b = '', c = '']) =>
      [
        [a, b],
        [a, c],
        [b, c],
      ].filter((pair) => draftsApart(pair) === 2),
    );
    const changed = sets.map(([a = '']) => {
      let word = 0;
      return [a, a.replace(/\p{L}+/gu, (one) => ((word += 1) % 20 === 17 ? `${one}x` : one))];
    });
    const reach = (pairs: readonly (readonly string[])[]) =>
      pairs.filter(([a = '', b = '']) => draftLikeness(a, b) >= NEARLY_SAME).length / pairs.length;
    expect(otherwise.length).toBeGreaterThan(300);
    expect(reach(otherwise)).toBeLessThan(0.05);
    expect(reach(changed)).toBeGreaterThan(0.95);
  });
});

describe('three drafts of one brief', () => {
  const variants: readonly Variant[] = [0, 1, 2];

  it('have names that tell them apart', { timeout: 120_000 }, () => {
    const sample = BRIEFS.filter((_, index) => index % 4 === 2);
    const alike = sample.flatMap((brief) => {
      const texts = variants.map((variant) => writtenOf(brief, 7, variant).text);
      const names = draftNames(texts);
      return new Set(names).size < new Set(texts).size ? [`${brief.name}: ${names.join(' / ')}`] : [];
    });
    expect(alike).toEqual([]);
    expect(draftNames(['', 'We sold a boat.', ''])[1]).toBe('What I did, line by line');
  });
  const english = BRIEFS.filter(({ idea }) => guessLanguage(idea) === 'en');

  it('are counted by what they tell, not by breaks or a question at the end', () => {
    const told = 'We sold a boat.\n\nIt floats.';
    expect(draftsApart([told, '– We sold a boat\n– It floats', `${told}\n\nDoes yours?`])).toBe(1);
    expect(draftsApart([told, 'It floats.\n\nWe sold a boat.', 'Would you sell a boat?\n\nIt floats.'])).toBe(
      3,
    );
  });

  it(
    'tell more than one thing for two ideas in three, and three for nearly one in three',
    { timeout: 120_000 },
    () => {
      const apart = english.map((brief) =>
        draftsApart(variants.map((variant) => writtenOf(brief, 7, variant).text)),
      );
      const share = (least: number) => apart.filter((count) => count >= least).length / apart.length;
      expect(share(3)).toBeGreaterThanOrEqual(0.31);
      expect(share(2)).toBeGreaterThanOrEqual(0.66);
    },
  );
});
