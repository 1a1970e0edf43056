import { expect, test } from 'vitest';
import { features } from '../../content/features.ts';
import { documents, refundTabs } from '../../content/legal.ts';
import { guides } from '../../content/pages.ts';
import { headingsOf, parseProse, parseWords, slugOf } from '../../lib/parse-prose.ts';

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

test('a heading may stand right above its text', () => {
  expect(parseProse('## Hook\nThe first line.\n\n## Fold\n\nThe cut.')).toEqual([
    { kind: 'heading', text: 'Hook' },
    { kind: 'paragraph', text: 'The first line.' },
    { kind: 'heading', text: 'Fold' },
    { kind: 'paragraph', text: 'The cut.' },
  ]);
});

test.each([
  ...documents.map(({ path, text }) => [path, text] as const),
  ...guides.map(({ path, text }) => [path, text] as const),
  ...refundTabs.map(({ id, text }) => [id, text] as const),
  ...features.map(({ path, text }) => [path, text] as const),
])('nothing of %s is lost on the way to the page', (_, text) => {
  const words = (said: string) => said.match(/[\p{L}\p{N}]+/gu) ?? [];
  const shown = parseProse(text).flatMap((block) => {
    if (block.kind === 'list') return block.items;
    return [block.kind === 'picture' ? block.alt : block.text];
  });
  const source = text.replaceAll(/^\d+\. |(?<=^!\[[^\]]+\])\([\w-]+\)$/gm, '');
  expect(words(shown.join('\n'))).toEqual(words(source));
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
