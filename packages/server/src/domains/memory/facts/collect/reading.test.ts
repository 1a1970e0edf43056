import { expect, it } from 'vitest';
import type { CollectedFact } from './collect-prompt.v1.ts';
import { factsByRule, factsTaken } from './reading.ts';
import { ownTexts } from './texts.ts';

const post = [
  'Last year we moved the night shift at Brightwater from paper to scanners.',
  'It took 12 days, and four of nine scanners broke in the first week.',
  'I had planned for “two days”. Jonas Weber brought his own scanner on Monday.',
  '',
  'Since then I ask the people who work there before I buy anything.',
].join('\n');
const texts = ownTexts({ kind: 'post', id: 'p1', title: 'A post' }, post, new Date('2024-05-10T08:00:00Z'));

const fact = (more: Partial<CollectedFact>): CollectedFact => ({
  text: 1,
  passage: 'It took 12 days, and four of nine scanners broke in the first week.',
  sentence: 'Four of nine scanners broke in the first week.',
  kind: 'result',
  subject: 'Brightwater',
  happened: '2023',
  until: '',
  basis: 'stated',
  ...more,
});
const taken = (more: Partial<CollectedFact>) => factsTaken(texts, [fact(more)], 'Asha Rao')[0] ?? null;

it('keeps the passage as the text has it, whatever quotation marks and line breaks it was copied with', () => {
  expect(taken({})).toEqual({
    text: 'Four of nine scanners broke in the first week.',
    kind: 'result',
    subject: 'Brightwater',
    happened: '2023',
    until: null,
    status: 'suggested',
    source: {
      kind: 'post',
      id: 'p1',
      title: 'A post',
      passage: 'It took 12 days, and four of nine scanners broke in the first week.',
      second: null,
    },
  });
  const copied = taken({
    passage: 'in the first week. I had planned for "two days".',
    sentence: 'I had planned for two days.',
  });
  expect(copied?.source.passage).toBe('in the first week.\nI had planned for “two days”.');
});

it.each<[string, Partial<CollectedFact>]>([
  ['a passage that is not in the text', { passage: 'It took 12 days, and all scanners broke.' }],
  ['a passage in two pieces', { passage: 'It took 12 days, and four of nine scanners broke on Monday.' }],
  ['a text that was not shown', { text: 2 }],
  ['another figure', { sentence: 'Five of nine scanners broke in the first week.' }],
  ['another name', { sentence: 'Four of nine scanners broke at Fernleigh in the first week.' }],
  ['a date that nobody said', { sentence: 'Four of nine scanners broke in March 2019.' }],
  ['something else', { sentence: 'I love working with great people who share my passion.' }],
  ['hearsay', { basis: 'reported' }],
  ['a joke', { basis: 'not-serious' }],
  ['what is nobody’s business', { basis: 'sensitive' }],
  ['nothing', { sentence: ' ' }],
  ['a gap', { sentence: 'Four of nine scanners broke in [Which week?].' }],
])('leaves out %s', (_what, more) => {
  expect(taken(more)).toBeNull();
});

it('a subject and a date that the text does not bear out are left open', () => {
  expect(taken({ subject: 'Fernleigh', happened: '2019-04-01' })).toMatchObject({
    subject: '',
    happened: null,
  });
});

it('without a model, offers sentences of the author with a figure or a date, at most three of a text', () => {
  const own = ownTexts(
    { kind: 'post', id: 'p2', title: 'A post' },
    [
      'In March 2021 I took over a team of 14 people in Leeds.',
      'We cut the time to the first delivery from 12 days to 4.',
      'My manager told me that nobody had done it in 20 years.',
      'I wrote 40 offers before anybody answered.',
      'We opened 3 more shops in 2022.',
      'You should always ask for 3 references before you sign.',
    ].join(' '),
    null,
  );
  expect(
    factsByRule(own).map(({ text, kind, happened, status }) => ({ text, kind, happened, status })),
  ).toEqual([
    {
      text: 'In March 2021 I took over a team of 14 people in Leeds.',
      kind: 'figure',
      happened: '2021-03',
      status: 'suggested',
    },
    {
      text: 'We cut the time to the first delivery from 12 days to 4.',
      kind: 'figure',
      happened: null,
      status: 'suggested',
    },
    {
      text: 'I wrote 40 offers before anybody answered.',
      kind: 'figure',
      happened: null,
      status: 'suggested',
    },
  ]);
});
