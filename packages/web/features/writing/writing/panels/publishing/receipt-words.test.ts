import { expect, it } from 'vitest';
import { receiptEvents, receiptStep } from './receipt-words.ts';

it.each([
  [{ step: 'create', answer: 'unknown_outcome: ECONNRESET' }, 'Sent the post: no answer (ECONNRESET)'],
  [{ step: 'create', answer: '429 rate_limited' }, 'Sent the post: rate limit reached (429)'],
  [{ step: 'create', answer: '503 unavailable: busy' }, 'Sent the post: not reached (503 busy)'],
  [{ step: 'upload', answer: '201 urn:li:image:C4' }, 'Sent the file: 201 urn:li:image:C4'],
  [
    { step: 'create', answer: '422 duplicate of urn:li:share:7' },
    'Sent the post: 422 duplicate of urn:li:share:7',
  ],
])('says what a step was and what came back: %o', (step, words) => {
  expect(receiptStep(step)).toBe(words);
});

const at = '2031-03-12T09:00:02Z';
const startedAt = '2031-03-12T09:00:01Z';
const events = (...steps: { step: string; answer: string }[]) =>
  receiptEvents({ startedAt, steps: steps.map((step) => ({ ...step, at })) }).map(({ words }) => words);

it.each([
  ['201 urn:li:share:7', ['Sent to LinkedIn', 'LinkedIn confirmed the post']],
  ['unknown_outcome: ECONNRESET', ['Sent to LinkedIn', 'LinkedIn did not answer']],
  ['503 unavailable: busy', ['Sent to LinkedIn', 'LinkedIn could not be reached']],
  ['422 duplicate', ['Sent to LinkedIn', 'LinkedIn declined it']],
  ['not_sent', ['It did not leave this server']],
])('tells an attempt without numbers: %s', (answer, told) => {
  expect(events({ step: 'create', answer })).toEqual(told);
});

it('leaves out the steps that only prepare others', () => {
  const answer = '200 ok';
  expect(
    events(
      { step: 'initialize', answer },
      { step: 'upload', answer: '201 urn:li:image:C4' },
      { step: 'create', answer: '201 urn:li:share:7' },
      { step: 'comment', answer: '201 urn:li:comment:1' },
    ),
  ).toEqual(['Sent to LinkedIn', 'File uploaded', 'LinkedIn confirmed the post', 'First comment added']);
});
