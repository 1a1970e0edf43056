import { describe, expect, it, test } from 'vitest';
import type { Variant } from '../brief.ts';
import { writePost } from '../write.ts';

const VARIANTS: readonly Variant[] = [0, 1, 2];
const texts = (idea: string, more = {}) =>
  VARIANTS.map((variant) => writePost({ idea, ...more }, { seed: 7, variant }).text);
const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('what was expected and what came stand together', () => {
  it.each([
    [
      'I finished my year at the dairy on Friday. I thought I would be milking. I spent four months counting lids. In May I found 300 of them cracked. Nobody had looked since 2019.',
      'thought I would be milking. I spent four months counting lids.',
    ],
    [
      'We cut all 90 signs in the park to one line. Visits to the pond rose from 40 to 110 a day. We used to think that more words help. Fewer words let people look up.',
      'We used to think that more words help. Fewer words let people look up.',
    ],
    [
      'We moved the market to Tuesday. Everyone expected empty stalls. We sold out by eleven. 40 stalls are booked for June.',
      'Everyone expected empty stalls. We sold out by eleven.',
    ],
  ])('%s', (idea, pair) => {
    for (const text of texts(idea)) expect(flat(text)).toContain(pair);
  });
});

describe('no draft opens', () => {
  it.each([
    [
      'with ‘why’ where nothing says why',
      'Price lists are wishes in a column. I have printed nine of them and kept maybe two. This year I wrote no prices down and called every buyer.',
      /^Why\b/,
    ],
    [
      'with what happened, above something of today',
      'Bought my first oven in 2011 for 900 euros with a broken door. Fourth oven arrived today and it bakes 60 loaves. Power is 9 kW and the old one took 14.',
      /^What happened/,
    ],
    [
      'with a share in what is not told yet',
      'From 3 March we stay open until ten on Fridays at the Quay Library. Our porter Sem counted 81 people who came too late in May. Ida and I will take turns. Seats can be booked on Monday.',
      /^Ida and I/,
    ],
  ])('%s', (_, idea, never) => {
    for (const text of texts(idea)) expect(text).not.toMatch(never);
  });

  test('with a question that it agrees to itself', () => {
    for (const idea of [
      'Maps are stories about power. I drew 40 of them. In 2019 I left out a border.',
      'Good soup is slow. We cook ours for nine hours. 200 people came.',
      'Meetings are theatre without tickets. I sat in 11 last week. Two had an end.',
    ])
      expect(texts(idea).join()).not.toMatch(/I think (?:so|not)\b/);
  });
});

test('‘why’ opens where a reason is told', () => {
  const drafts = texts(
    'Remote is hard for juniors. Our 2 juniors asked to come to the office 3 days a week. They learn more from overhearing than from any course.',
  );
  expect(drafts.some((text) => text.startsWith('Why remote is hard'))).toBe(true);
});

describe('nobody who names no goal is asked', () => {
  it.each([
    'A client asked me to check 9,000 words for a third of my rate. I said yes and timed it. My rate is 40 cents. They now pay my full rate.',
    'We redesigned our sign-up form in May. Our sign-up form has 3 fields now. 41 in a hundred finished it. Now it is 63.',
    'I wrote our job ad anew. Our job ad has 90 words. 12 people wrote in the first week. Before, nobody did.',
  ])('%s', (idea) => {
    for (const text of texts(idea)) expect(text).not.toMatch(/(?:What about|And) your [^?]*\?$/);
  });
});
