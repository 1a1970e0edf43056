import { expect, it } from 'vitest';
import { applyFix, checkPost } from '../../index.ts';

const PLAIN = '\n\nWe wrote it on the board in the hall, and that was all for the week.';
const mended = (text: string): string | undefined => {
  const finding = checkPost(text + PLAIN).find(({ rule }) => rule === 'rhetorical-result');
  expect(finding).toBeDefined();
  return finding?.fix === undefined ? undefined : applyFix(text + PLAIN, finding).replace(PLAIN, '');
};

it.each<[before: string, after: string | undefined]>([
  ['We talk. The result? A team of people who stay.', 'We talk. The result is a team of people who stay.'],
  ['We called them. And the response? Relief.', 'We called them. And the response was relief.'],
  ['We moved the desk. The fix? One line.', 'We moved the desk. The fix was one line.'],
  ['My only regret? Waiting eleven years.', 'My only regret is waiting eleven years.'],
  ['We moved. The result? Calls fell by a third.', 'We moved. Calls fell by a third.'],
  ['The best part? It is free.', 'It is free.'],
  ['What did we learn? That a form is a talk.', 'We learned that a form is a talk.'],
  ['Was it easy? Not at all.', 'It was not easy.'],
  ['Is it perfect? Far from it.', 'It is far from perfect.'],
  ['Would I do it again? In a heartbeat.', 'I would do it again in a heartbeat.'],
  ['The reason? Not price. Not features.', undefined],
  ['We moved. The result? My phone rang.', 'We moved. My phone rang.'],
  ['We moved. The result? My boss quit.', 'We moved. My boss quit.'],
  ['How many came in? Two.', undefined],
])('an answer that needs its question becomes a sentence: %j', (before, after) => {
  expect(mended(before)).toBe(after);
});
