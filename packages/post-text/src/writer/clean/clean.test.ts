import { expect, it, test } from 'vitest';
import { writePost } from '../write.ts';
import { slipOf } from './slips.ts';

it.each([
  ['monhts', 'months'],
  ['luanched', 'launched'],
  ['thnaks', 'thanks'],
])('%s is a slip of %s', (word, meant) => expect(slipOf(word)).toBe(meant));

it.each(['form', 'trail', 'dose', 'pots', 'months', 'Greta', 'zwei', 'dads'])('%s is left as it is', (word) =>
  expect(slipOf(word)).toBeUndefined(),
);

const text = (idea: string, never: string[] = []) => writePost({ idea, never }, { seed: 1 }).text;

test('a name that must not be said is told by what it is', () => {
  const post = text('We moved our bank Alder & Co in May. Alder & Co had 9 forms. None were short.', [
    'Alder & Co',
  ]);
  expect(post).toContain('The bank had 9 forms.');
  expect(post).not.toContain('Alder');
});

test('what answered to a sentence that had to go goes with it', () => {
  const post = text('We sold a boat. Marlowe paid for it. They never came. The boat floats.', ['Marlowe']);
  expect(post).not.toMatch(/Marlowe|They never came/);
  expect(post).toContain('The boat floats.');
});

test.each([
  ['Dear colleagues, the lift works again. It took 9 days.', 'The lift works again.'],
  ['why is every form so long', 'Why is every form so long?'],
  ['if it rains first the roof leaks. we put 9 buckets', 'If it rains first, the roof leaks.'],
  ['cold calling', 'Cold calling: how do you do it?'],
])('%s', (idea, line) => expect(text(idea)).toContain(line));
