import { expect, test } from 'vitest';
import { headingsOf, parseProse, parseWords, slugOf } from './parse-prose.ts';

test('a line is split into its words, links, strong words and code', () => {
  expect(parseWords('See [the plan](/pricing), **once**, or `npm start`.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'the plan', href: '/pricing' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'once' },
    { kind: 'text', text: ', or ' },
    { kind: 'code', text: 'npm start' },
    { kind: 'text', text: '.' },
  ]);
});

test('blocks keep their kind, and a list item may run over two lines', () => {
  expect(
    parseProse('## What it is\n\nOne\ntwo.\n\n- first\n  goes on\n- second\n\n1. a\n2. b\n\n> said\n> so'),
  ).toEqual([
    { kind: 'heading', text: 'What it is' },
    { kind: 'paragraph', text: 'One two.' },
    { kind: 'list', numbered: false, items: ['first goes on', 'second'] },
    { kind: 'list', numbered: true, items: ['a', 'b'] },
    { kind: 'quote', text: 'said\nso' },
  ]);
});

test('headings have anchors', () => {
  expect(headingsOf('## Who we are\n\nx\n\n### Small\n\n## And you?')).toEqual(['Who we are', 'And you?']);
  expect(slugOf('Who we are, & why?')).toBe('who-we-are-why');
});

test('a picture stands as a block of its own, by its name and what it shows', () => {
  expect(parseProse('Before.\n\n![The calendar.](calendar)\n\nAfter.')[1]).toEqual({
    kind: 'picture',
    alt: 'The calendar.',
    name: 'calendar',
  });
});
