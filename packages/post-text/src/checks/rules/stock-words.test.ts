import { expect, test } from 'vitest';
import { checkPost } from '../check-post.ts';

const PLAIN = '\n\nWe wrote it on the board in the hall, and that was all for the week.';

test.each([
  ['He spearheads our choir.', 'is a word'],
  ['In spring we work with a rich tapestry of trades.', 'is a phrase'],
])('%s', (text, words) => {
  const messages = checkPost(text + PLAIN)
    .filter(({ rule }) => rule === 'stock-words')
    .map(({ message }) => message);
  expect(messages.join()).toContain(words);
});
