import { linkTitleLimit } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { readPageFacts } from './page-facts.worker.ts';

const at = 'https://example.com/a/page';
const read = (html: string) => readPageFacts(html, at);

test('Open Graph comes before Twitter before the page’s own words', () => {
  const all = `<title>Own</title><meta name="description" content="Own words">
    <meta name="twitter:title" content="Twitter"><meta name="twitter:description" content="Twitter’s words">
    <meta property="og:title" content="Open &amp; plain"><meta property="og:description" content="Open words">`;
  expect(read(all)).toMatchObject({ title: 'Open & plain', description: 'Open words' });
  expect(read(all.replaceAll('og:', 'x:'))).toMatchObject({
    title: 'Twitter',
    description: 'Twitter’s words',
  });
  expect(read(all.replaceAll(/og:|twitter:/g, 'x:'))).toMatchObject({
    title: 'Own',
    description: 'Own words',
  });
  expect(read('<p>Nothing of itself.</p>')).toEqual({ title: '', description: '', images: [], imageAlt: '' });
});

test('an empty tag counts as none, and the first of two counts', () => {
  expect(read('<title>Own</title><meta property="og:title" content="  ">').title).toBe('Own');
  expect(read('<meta property="og:title" content="A"><meta property="og:title" content="B">').title).toBe(
    'A',
  );
  expect(read('<META NAME="OG:TITLE" CONTENT="Loud">').title).toBe('Loud');
});

test('a drawing’s title is not the page’s, and a second title is not either', () => {
  expect(read('<svg><title>Logo</title></svg><title>Page</title><title>More</title>').title).toBe('Page');
});

test('pictures are whole addresses, the secure one first, each once', () => {
  const html = `<meta property="og:image" content="/one.png"><meta property="og:image:secure_url" content="https://cdn.example.com/one.png">
    <meta name="twitter:image" content="/one.png"><link rel="image_src" href="two.png"><meta property="og:image:alt" content="A lamp">`;
  expect(read(html)).toMatchObject({
    images: [
      'https://cdn.example.com/one.png',
      'https://example.com/one.png',
      'https://example.com/a/two.png',
    ],
    imageAlt: 'A lamp',
  });
  expect(read('<meta property="og:image" content="http://">').images).toEqual([]);
});

test('words are one line without control characters, cut between characters', () => {
  expect(read('<title>\n  Two\n\tlines\u0000 &nbsp;here </title>').title).toBe('Two lines here');
  const { title } = read(`<title>${'😀'.repeat(300)}</title>`);
  expect(title.length).toBe(linkTitleLimit - 1);
  expect(title.isWellFormed()).toBe(true);
});
