import { expect, it } from 'vitest';
import { unsupportedClaims } from '../checks/claims/unsupported-claims.ts';
import { writePost } from './write.ts';

/** As much as an idea may hold, of what makes a search with two ends start at every sign. */
const pasted = (piece: string, units = 20_000) =>
  piece.repeat(Math.ceil(units / piece.length)).slice(0, units);

it.each(['1', '1.1', 'a, b and ', 'and ', 'a;', '*a', '“', '1. a\n', `a${' '.repeat(2000)}`])(
  'a paste of nothing but %j takes the writer no long time',
  (piece) => {
    expect(writePost({ idea: pasted(piece) }, { seed: '1' }).text.length).toBeLessThan(20_000);
  },
  8_000,
);

it.each(['a', '1 ', '1. a\n', 'We sold 340 seats to Acme on 3 March for $12,000. '])(
  'a source of nothing but %j is read in no long time',
  (piece) => {
    const found = unsupportedClaims('We sold 977 seats.', pasted(piece, 120_000));
    expect(found.map(({ rule }) => rule)).toContain('claim-figure');
  },
  8_000,
);
