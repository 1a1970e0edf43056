import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BracketCleaner } from './bracket-cleaner.ts';
import { DeltaCleaner } from './delta-cleaner.ts';
import { readStructured } from './structured.ts';
import { z } from 'zod';

const material = 'We are [HIRING] two people.';
const answer =
  'We are [HIRING]. [Company] grew by [a lot], see [this](https://x.com).\n[Video]\n[never closed';
const asked =
  'We are [HIRING]. [Company] grew by [a lot], see [this](https://x.com).\n[Video?]\n[never closed';

const deliver = (pieces: readonly string[]) => {
  const deltas = new DeltaCleaner();
  let whole = '';
  const push = (piece: string) => {
    const ready = deltas.push(piece);
    whole += ready;
    return ready;
  };
  const cleaner = new BracketCleaner({ push, end: () => whole }, material);
  const shown = pieces.map((piece) => cleaner.push(piece));
  return { shown, text: cleaner.end() };
};

describe('brackets that only the model has', () => {
  it('become questions, however the text was cut', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: answer.length }), { maxLength: 12 }), (cuts) => {
        const sorted = [0, ...cuts.toSorted((a, b) => a - b), answer.length];
        const pieces = sorted.slice(1).map((to, index) => answer.slice(sorted[index], to));
        const { shown, text } = deliver(pieces);
        expect(text).toBe(asked);
        expect(text.startsWith(shown.join(''))).toBe(true);
      }),
    );
  });

  it('hold back nothing else', () => {
    expect(deliver(['One [Vid', 'eo] and', ' two [', '1', '0'.repeat(400), '] end']).shown).toEqual([
      'One ',
      '[Video?] and',
      ' two ',
      '',
      `[1${'0'.repeat(400)}`,
      '] end',
    ]);
  });

  it('become questions in structured answers', () => {
    const schema = z.object({ drafts: z.array(z.string()) });
    expect(readStructured(schema, '{"drafts":["[HIRING] at [Company X]"]}', material)).toEqual({
      ok: true,
      value: { drafts: ['[HIRING] at [Company X?]'] },
    });
  });
});
