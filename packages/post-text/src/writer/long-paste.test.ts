import { describe, expect, it } from 'vitest';
import { growthOf } from '../../testing-data/test-growth.ts';
import { unsupportedClaims } from '../checks/claims/unsupported-claims.ts';
import { writePost } from './write.ts';

/** As much as an idea may hold, of what makes a search with two ends start at every sign. */
const pasted = (piece: string, units: number) =>
  piece.repeat(Math.ceil(units / piece.length)).slice(0, units);

it.each([
  'a',
  '1',
  '1.1',
  'a, b and ',
  'and ',
  'and i was ',
  'but no ',
  'a;',
  '*a',
  '“',
  '🚀',
  '1. a\n',
  `a${' '.repeat(2000)}`,
])(
  'a paste of nothing but %j, twice as long, takes the writer some twice as long',
  (piece) => {
    const write = (text: string) =>
      expect(writePost({ idea: text }, { seed: '1' }).text.length).toBeLessThan(20_000);
    expect(growthOf(write, (units) => pasted(piece, units), 9_900, 3)).toBeLessThan(3);
  },
  60_000,
);

it.each(['a', '1 ', '1. a\n', 'We sold 340 seats to Acme on 3 March for $12,000. '])(
  'a source of nothing but %j, twice as long, is read in some twice the time',
  (piece) => {
    const read = (source: string) =>
      expect(unsupportedClaims('We sold 977 seats.', source).map(({ rule }) => rule)).toContain(
        'claim-figure',
      );
    expect(growthOf(read, (units) => pasted(piece, units), 60_000, 3)).toBeLessThan(3);
  },
  60_000,
);

const written = (idea: string, variant: 0 | 1 | 2 = 0) => writePost({ idea }, { seed: 1, variant }).text;

describe('notes as they are typed', () => {
  it('facts in a row after a sentence are a list', () => {
    expect(
      written(
        'we moved our clinic to Mill Street, opening on 6 May, 4 rooms, same number, and coffee is still free',
      ),
    ).toContain('– Opening on 6 May\n– 4 rooms\n– Same number\n– Coffee is still free');
    expect(written('We sold bread to two schools, one prison, three hotels, and a ship.')).not.toContain('–');
  });

  it('a question in a chat asks', () =>
    expect(
      written(
        '[09:12] me: can we ship?\n[09:14] Lena: who uses it\n[09:20] me: 2 people\n[09:21] Lena: call them',
      ),
    ).toContain('Lena: Who uses it?'));

  it('a sentence typed on is parted where one says what one is', () =>
    expect(
      written('yesterday i was at school to talk about my job i am a plumber and they asked if i like it'),
    ).toMatch(/about my job\.\s+I am a plumber\b/));

  it('a count of what was named before opens nothing', () => {
    const idea = 'Our library lends seeds. You take a bag in spring. 140 bags went out. 96 came back.';
    for (const variant of [0, 1, 2] as const) expect(written(idea, variant)).not.toMatch(/^140 bags/);
  });

  it('the subject of a mail further on is of the story', () =>
    expect(written('An intern sent a test mail to all customers. subject: banana. 61% opened it')).toMatch(
      /Subject: banana/,
    ));
});
