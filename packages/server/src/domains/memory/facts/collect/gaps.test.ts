import { expect, it } from 'vitest';
import { answersInGaps } from './gaps.ts';

const draft = [
  'We moved the night shift to scanners in [Which year?].',
  '',
  '[What did the first week look like?]',
  '',
  'Since then nobody counts by hand, and [How many?] orders a night are checked by one person.',
].join('\n');

it('finds the sentences that answer a question, within a sentence and on a line of its own', () => {
  const text = [
    'We moved the night shift to scanners in 2021.',
    '',
    'Four of nine scanners broke. Jonas brought his own.',
    '',
    'Since then nobody counts by hand, and 900 orders a night are checked by one person.',
  ].join('\n');
  expect(answersInGaps(draft, text)).toEqual([
    { question: 'Which year?', passage: 'We moved the night shift to scanners in 2021.' },
    {
      question: 'What did the first week look like?',
      passage: 'Four of nine scanners broke. Jonas brought his own.',
    },
    {
      question: 'How many?',
      passage: 'Since then nobody counts by hand, and 900 orders a night are checked by one person.',
    },
  ]);
});

it('says nothing about a gap that is open, was removed, or whose surroundings were written anew', () => {
  expect(answersInGaps(draft, draft)).toEqual([]);
  const removed = [
    'We moved the night shift to scanners in [Which year?].',
    '',
    'Since then nobody counts by hand, and [How many?] orders a night are checked by one person.',
  ].join('\n');
  expect(answersInGaps(draft, removed)).toEqual([]);
  expect(answersInGaps(draft, 'Something else, about the day shift.')).toEqual([]);
  expect(answersInGaps(draft, '')).toEqual([]);
});

it('several questions in a row are answered in order, if each was answered', () => {
  const open = 'It was a long night.\n\n[What went wrong?]\n\n[What did you do?]\n\n[What is different now?]';
  const answers = ['Four scanners broke.', 'Jonas brought his own.', 'We have two spare ones now.'];
  const done = ['It was a long night.', ...answers].join('\n\n');
  expect(answersInGaps(open, done).map(({ passage }) => passage)).toEqual(answers);
  expect(answersInGaps(open, 'It was a long night.\n\nFour broke.\n\nJonas had one.')).toEqual([]);
});
