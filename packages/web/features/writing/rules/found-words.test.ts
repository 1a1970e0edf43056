import { describe, expect, test } from 'vitest';
import { endingWords, openingWords } from './found-words.ts';

const found = { count: 7, general: 0, by: 'the built-in writer', byModel: false, lacking: [] };

describe('what is said over openings', () => {
  test('is what is offered and what gives more', () => {
    expect(openingWords({ ...found, lacking: ['a figure', 'what somebody said'] })).toBe(
      '7 other first lines made of your own sentences, the strongest first. Choose one to see the post with it. For more, add a figure or what somebody said.',
    );
  });

  test('asks for no more where there are ten, and says that few are free', () => {
    expect(openingWords({ ...found, count: 10, lacking: ['a figure'] })).not.toContain('For more');
    expect(openingWords({ ...found, count: 1 })).toMatch(/^One other first line .* So few cost nothing\.$/);
  });

  test('speaks of a model’s lines as its own', () => {
    const words = openingWords({ ...found, by: 'Claude', byModel: true });
    expect(words).toContain('by Claude');
    expect(words).not.toContain('your own sentences');
  });
});

describe('what is said over endings', () => {
  test.each([
    [
      5,
      5,
      'Your text holds no last line for this goal. These go with any post and claim nothing, so they cost nothing.',
    ],
    [5, 0, '5 last lines made of what your text says.'],
    [5, 4, 'The first is made of what your text says; those marked “general” go with any post.'],
    [5, 1, 'The first 4 are made of what your text says; the one marked “general” goes with any post.'],
  ])('%i of which %i are general', (count, general, words) => {
    expect(endingWords({ ...found, count, general })).toContain(words);
  });
});
