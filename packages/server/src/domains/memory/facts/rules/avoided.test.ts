import { expect, it } from 'vitest';
import { avoidedIn } from './avoided.ts';

it.each([
  ['Never say “cheap” or "best in class".', ['cheap', 'best in class']],
  ['In English I write plainly and without the word “journey”.', ['journey']],
  ['Wir schreiben nie „Synergien“.', ['Synergien']],
  ['Statt „Problem“ sagen wir „Aufgabe“.', ['Problem']],
  ['Ne dis jamais « révolutionnaire ».', ['révolutionnaire']],
  ['No decimos «líder del mercado».', ['líder del mercado']],
  ['We write “fair”, never “low-cost”.', ['low-cost']],
  ['Never write “a”, “deep dive” or “leverage”.', ['deep dive', 'leverage']],
  ['Instead of “cheap”, write “fair”.', ['cheap']],
  ['Call the product “Harbour”.', []],
  ['We don’t name customers.', []],
])('reads the words that are never used: %s', (rule, words) => {
  expect(avoidedIn(rule)).toEqual(words);
});
