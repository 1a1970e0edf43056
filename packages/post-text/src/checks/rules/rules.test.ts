import { describe, expect, it } from 'vitest';
import { costRatio, cpuOf } from '../../../testing-data/test-growth.ts';
import { applyFix, checkPost, POST_LIMIT } from '../../index.ts';

const PLAIN = '\n\nWe wrote it on the board in the hall, and that was all for the week.';
const fixed = (text: string, rule: string) => {
  const post = text + PLAIN;
  const finding = checkPost(post).find((other) => other.rule === rule);
  return finding?.fix === undefined ? undefined : applyFix(post, finding).replace(PLAIN, '');
};

describe('what a fix leaves', () => {
  it.each([
    ['advice-frame', 'So here are my top tips for you: put a verb first.', 'Put a verb first.'],
    [
      'aphorism',
      'We lost. The lesson is old: hope is not a strategy. Then it rained.',
      'We lost. Then it rained.',
    ],
    ['negation-contrast', 'This isn’t about clocks. It’s about time.', 'This is about time.'],
    [
      'echo-openings',
      'You need time. You need a room. You need a pen.',
      'You need time. You need a room and a pen.',
    ],
    [
      'echo-openings',
      'She never gave answers. She never gave advice. She never gave up.',
      'She never gave answers. She never gave advice and never gave up.',
    ],
    ['power-of', 'The beauty of small teams is that they laugh.', 'Small teams laugh.'],
    ['power-of', 'The power of listening is that people tell you more.', 'People tell you more.'],
    ['rhetorical-result', 'We cut it. Why? Because focus wins.', 'We cut it. Focus wins.'],
    [
      'reveal-colon',
      'We laid it. Here’s the hard truth about grout: it is a promise.',
      'We laid it. Grout is a promise.',
    ],
    ['reminder', 'A reminder to pause and look up.', 'Pause and look up.'],
  ])('%s: %j', (rule, before, after) => {
    expect(fixed(before, rule)).toBe(after);
  });

  it('offers none where the next words would hang in the air', () => {
    expect(fixed('Most founders get this wrong. So did I.', 'everyone-wrong')).toBeUndefined();
    expect(
      fixed('It takes heart, and empathy, clarity, and consistency are ours.', 'triads'),
    ).toBeUndefined();
  });
});

describe('one place, one remark', () => {
  it.each([
    ['We packed. In the end, we don’t remember the prices, we remember the people.', ['aphorism']],
    ['It stands as a testament to what we can do.', ['fancy-copula']],
    ['Let’s bring back the art of repair.', ['call-to-arms']],
  ])('%j', (text, rules) => {
    const tells = checkPost(text + PLAIN).filter(({ group }) => group === 'tell');
    expect(tells.map(({ rule }) => rule)).toEqual(rules);
  });
});

it('near misses by the thousand cost twice as much in a text twice as long, not four times', () => {
  const hostile = [
    'It is not the a ',
    'Here are three ',
    'the more you ',
    'The power of a ',
    'trust and trust ',
    'a, b, c and ',
    '— ',
    'Nobody tells you how ',
    'aaaaaaaaaa',
    'Most people never ',
    'We have been ing ',
    '. ',
    'You, isn’t ',
    'Not to, not a ',
    ', making a life ',
    'lovely, lively ',
    'a’',
    'x\n',
    '→ a\n',
    '🚀 a\n',
  ];
  // Beside other tells more is said.
  const company =
    'Most founders get this wrong. It takes grit, grace, and gratitude. Let that sink in. Agree?\n\n';
  let fresh = 0;
  // No text comes twice, so that nothing is remembered of it; many rounds, since some systems count the processor coarsely.
  const costOf = (length: number) =>
    cpuOf(() => {
      for (let round = 0; round < 4; round += 1) {
        fresh += 1;
        const head = `${company}Text ${fresh}. `;
        for (const bit of hostile) checkPost(head + bit.repeat((length - head.length) / bit.length));
      }
    });
  costOf(POST_LIMIT / 4);
  const growth = costRatio(
    () => costOf(POST_LIMIT),
    () => costOf(POST_LIMIT / 2),
    3,
  );
  expect(growth).toBeLessThan(3);
});
