import { expect, it, test } from 'vitest';
import { HALVES, readPosts } from '../../testing-data/test-posts.ts';
import { checkPost, tellsOf as toldOf } from './check-post.ts';
import { applyFix } from './fix.ts';

const PLAIN = 'We wrote it on the board in the hall, and that was all for the week.';
const tellsOf = (text: string) => checkPost(text).filter(({ group }) => group === 'tell');
const mended = (text: string, rule: string) => {
  const finding = tellsOf(text).find((one) => one.rule === rule);
  expect(finding?.rule).toBe(rule);
  return finding?.fix === undefined ? undefined : applyFix(text, finding);
};

it('goes on where what is left would be told of another turn', () => {
  expect(
    mended(
      `${PLAIN}\n\nLeadership is not a title. It's a responsibility.\n\n${PLAIN} Twice.`,
      'negation-contrast',
    ),
  ).toBe(`${PLAIN}\n\n${PLAIN} Twice.`);
});

it('stays as it is where nothing else is told', () => {
  expect(mended(`${PLAIN}\n\nBakeries don’t sell bread. They sell mornings.`, 'negation-contrast')).toBe(
    `${PLAIN}\n\nBakeries sell mornings.`,
  );
});

it('takes along what a fix uncovers', () => {
  expect(
    mended(
      `I quit my job.\n\nI had no plan.\n\nI had two kids.\n\nI had a cat.\n\nI opened a laptop.\n\nI wrote one mail.\n\nIt got a reply.\n\nRead that again.`,
      'broken-lines',
    ),
  ).toBe(
    `I quit my job. I had no plan.\n\nI had two kids. I had a cat.\n\nI opened a laptop. I wrote one mail.\n\nIt got a reply.`,
  );
});

it('leaves no sign alone in its line', () => {
  expect(mended(`${PLAIN}\n\n${PLAIN} Twice.\n\nThe best is yet to come. 🚀`, 'hollow-closer')).toBe(
    `${PLAIN}\n\n${PLAIN} Twice.`,
  );
});

// The ninth and the tenth were written after the fixes.
test.each([
  {
    parts: HALVES.filter((half) => !/^(?:ninth|tenth|german)/.test(half)),
    least: 3_360,
    most: 34,
    without: 88,
  },
  { parts: ['ninth'] as const, least: 245, most: 8, without: 6 },
  { parts: ['tenth'] as const, least: 105, most: 2, without: 4 },
  { parts: ['german', 'german-frozen'] as const, least: 145, most: 2, without: 58 },
])(
  'of $least fixes in labelled posts at most $most earn a remark of another rule, and $without remarks have none',
  { timeout: 300_000 },
  ({ parts, least, most, without }) => {
    let [offered, earned, told] = [0, 0, 0];
    for (const { text } of parts.flatMap((half) => readPosts('tells', half))) {
      const before = tellsOf(text);
      told += before.length;
      const count = (all: readonly { rule: string }[], rule: string) =>
        all.filter((one) => one.rule === rule).length;
      for (const finding of before) {
        if (finding.fix === undefined) continue;
        offered += 1;
        const after = toldOf(applyFix(text, finding));
        if (after.some(({ rule }) => count(after, rule) > count(before, rule))) earned += 1;
      }
    }
    expect(offered).toBeGreaterThan(least);
    expect(earned).toBeLessThanOrEqual(most);
    expect(told - offered).toBeLessThanOrEqual(without);
  },
);
