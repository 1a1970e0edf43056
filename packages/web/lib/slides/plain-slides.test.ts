import { expect, test } from 'vitest';
import { graphicFromText, slidesFromNotes } from './plain-slides.ts';

test('notes become slides line by line, and every word stays', () => {
  const slides = slidesFromNotes('Three questions.\nWho decides? Nobody yet.\n\nWhat would you change?');
  expect(slides.map(({ kind, title, body }) => [kind, title, body])).toEqual([
    ['cover', 'Three questions.', ''],
    ['text', 'Who decides?', 'Nobody yet.'],
    ['closing', 'What would you change?', ''],
  ]);
  expect(slidesFromNotes('One thought. Another one.').map(({ title }) => title)).toEqual([
    'One thought.',
    'Another one.',
  ]);
  expect(slidesFromNotes('  ')).toEqual([]);
});

test('a short first line is the figure of a graphic', () => {
  expect(graphicFromText('41 → 63%\nof people finish the form')).toMatchObject({
    kind: 'stat',
    figure: '41 → 63%',
    title: 'of people finish the form',
  });
  expect(graphicFromText('A sentence that says something.', 'Asha')).toMatchObject({
    kind: 'quote',
    body: 'A sentence that says something.',
    title: 'Asha',
  });
});
