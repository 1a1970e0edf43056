import { expect, it } from 'vitest';
import { toLines } from './words.ts';

const heard = (...tokens: readonly (readonly [token: string, second: number])[]) => ({
  text: tokens
    .map(([token]) => token)
    .join('')
    .trim(),
  tokens: tokens.map(([token]) => token),
  timestamps: tokens.map(([, second]) => second),
});

it('joins pieces to words, and words to lines that end with a sentence or at a pause', () => {
  const said = heard(
    ...([
      ['▁No', 0.2],
      ['body', 0.5],
      ['▁asked', 0.8],
      ['.', 1.1],
      ['▁We', 1.6],
      ['▁waited', 1.9],
      ['▁and', 4],
      ['▁left', 4.2],
    ] as const),
  );
  expect(toLines(said, 5)).toEqual([
    { start: 0.2, end: 1.6, text: 'Nobody asked.' },
    { start: 1.6, end: 2.5, text: 'We waited' },
    { start: 4, end: 4.8, text: 'and left' },
  ]);
});

it('keeps a text without times whole, and says nothing where nothing was said', () => {
  expect(toLines({ text: ' Hello. ', tokens: [], timestamps: [] }, 3)).toEqual([
    { start: 0, end: 3, text: 'Hello.' },
  ]);
  expect(toLines({ text: 'Hello.', tokens: ['▁Hello', '.'], timestamps: [] }, 3)).toEqual([
    { start: 0, end: 3, text: 'Hello.' },
  ]);
  expect(toLines({ text: '', tokens: [], timestamps: [] }, 3)).toEqual([]);
});
