import { expect, test } from 'vitest';
import { askedPlural, askedYourOwn } from './own-questions.ts';
import { deedsParted } from './parted.ts';
import { askedDeed, askedEver, deedQuestion } from './reader-questions.ts';
import { FORMATS, writePost } from '../index.ts';
import { waysToTurn } from './retold.ts';

test.each([
  'I lost my father in March.',
  'We lost our best customer in March.',
  'I left my husband in March.',
  'We fired our oldest cook in March.',
  'I missed my daughter’s first day in March.',
  'I ignored the pain in my side last year.',
  'I refused the second operation in March.',
  'I rejected 40 applicants last year.',
])('no reader is asked about %s', (said) => {
  expect(askedEver(said)).toBeUndefined();
});

test.each([
  'I fired my biggest client in March.',
  'We dropped our first agency in March.',
  'I blocked my old boss in March.',
  'We replaced our accountant in March.',
  'I told my sick neighbour in March.',
  'We cut the insolvent supplier in March.',
])('what concerns other people is no question: %s', (said) => {
  expect(askedDeed(said)).toBeUndefined();
  expect(deedQuestion(said)).toBeUndefined();
});

test('nothing is asked beside what is told of kin, illness or death', () => {
  const told = 'I stopped all meetings before noon in March. My mother was dying. Nobody at work knew.';
  const posts = ([0, 1, 2] as const).flatMap((variant) =>
    FORMATS.map((format) => writePost({ idea: told, format }, { seed: 1, variant }).text),
  );
  expect(posts.filter((post) => post.includes('?'))).toEqual([]);
  expect(askedDeed('I stopped all meetings before noon in March.')?.question).toBe(
    'Would you stop all meetings before noon?',
  );
});

test('things lost and deleted are asked about', () => {
  expect(askedEver('I lost my laptop in March.')?.question).toBe('Have you ever lost your laptop?');
  expect(askedEver('I deleted the customer list on Monday.')?.said).toBe('I did on Monday.');
  expect(askedDeed('I left my wife in March.')).toBeUndefined();
});

test.each([
  'All refunds are paid by the buyer.',
  'Most nurses are tired.',
  'Some meetings are a waste of time.',
  'Many christmas presents are bought too late.',
])('%s is no question about the reader’s own', (said) => expect(askedYourOwn(said)).toBeUndefined());

test.each(['Nurses are tired of rotas.', 'Physics are fun for all.', 'Christmas presents are bought late.'])(
  '%s is no question about the reader’s own',
  (said) => expect(askedPlural(said)).toBeUndefined(),
);

test('what readers have too is asked about', () => {
  expect(askedYourOwn('Most job ads are written for the boss.')?.question).toBe(
    'Are your job ads written for the boss?',
  );
  expect(askedPlural('Daily standups are a tax on your best people.')).toBe(
    'Are your daily standups a tax on your best people?',
  );
});

test('two deeds keep their order', () => {
  const said = 'I signed the lease in March and opened the bakery on Monday.';
  const firsts = [...deedsParted(said), ...waysToTurn(said)].map(({ first }) => first);
  for (const first of firsts) expect(first).not.toMatch(/^I opened/);
  expect(deedsParted(said)).toHaveLength(1);
});
