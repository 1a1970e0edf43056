import { expect, it } from 'vitest';
import { receiptStep } from './receipt-words.ts';

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
