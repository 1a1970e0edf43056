import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeFeed } from './charset.ts';
import { readFeed } from './read-feed.ts';

interface Story {
  title: string;
  hour: number;
  text: string;
}

/** Letters of a western European language, a few that XML escapes, and words apart. */
const words = fc
  .array(fc.stringMatching(/^[a-zA-Z0-9äöüßéèñçàÅø&<>'"]{1,9}$/u), { minLength: 1, maxLength: 6 })
  .map((parts) => `A ${parts.join(' ')}`);
const stories = fc.array(fc.record({ title: words, hour: fc.nat(23), text: words }), {
  minLength: 1,
  maxLength: 5,
});

const named = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' } as const;
const escapes: Readonly<Record<string, (text: string) => string>> = {
  // Of HTML inside XML, so escaped twice.
  twice: (text) => escaped(escaped(text)),
  cdata: (text) => `<![CDATA[${escaped(text)}]]>`,
  figures: (text) =>
    escaped(escaped(text)).replace(/[^\u0000-\u007f]/gu, (one) => `&#${one.codePointAt(0)};`),
};
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&${Object.entries(named).find(([one]) => one === sign)?.[1]};`);
}

const two = (count: number) => String(count).padStart(2, '0');
/** The same hour of 2 November 2026, as feeds write it. */
const dates: Readonly<Record<string, (hour: number) => string>> = {
  mail: (hour) => `Mon, 02 Nov 2026 ${two(hour)}:00:00 GMT`,
  offset: (hour) => `2 Nov 2026 ${two(hour)}:00 +0000`,
  iso: (hour) => `2026-11-02T${two(hour)}:00:00Z`,
  milliseconds: (hour) => `2026-11-02T${two(hour)}:00:00.000+00:00`,
  weekday: (hour) => `Monday, 02-Nov-26 ${two(hour)}:00:00 GMT`,
  spelled: (hour) => `November 2, 2026 ${two(hour)}:00 UTC`,
};

interface Spelling {
  escape: string;
  date: string;
  encoding: 'utf-8' | 'utf-16le' | 'latin1' | 'undeclared';
  isReversed: boolean;
  space: string;
}
const spellings: fc.Arbitrary<Spelling> = fc.record({
  escape: fc.constantFrom(...Object.keys(escapes)),
  date: fc.constantFrom(...Object.keys(dates)),
  encoding: fc.constantFrom('utf-8', 'utf-16le', 'latin1', 'undeclared'),
  isReversed: fc.boolean(),
  space: fc.constantFrom('', '\n', '\r\n\t', '  '),
});

/** The elements of an item in their order or the other way round. */
const inOrder = (parts: string[], { isReversed, space }: Spelling) =>
  (isReversed ? parts.toReversed() : parts).join(space);

function rss(items: readonly Story[], spelling: Spelling, link: (index: number) => string): string {
  const { escape, date, space } = spelling;
  const entries = items.map(({ title, hour, text }, index) =>
    inOrder(
      [
        `<title>${escapes[escape]?.(title)}</title>`,
        `<link>${link(index)}</link>`,
        `<pubDate>${dates[date]?.(hour)}</pubDate>`,
        `<description>${escapes[escape]?.(text)}</description>`,
      ],
      spelling,
    ),
  );
  const listed = entries.map((entry) => `<item>${space}${entry}${space}</item>`).join(space);
  return `<rss version="2.0"><channel><title>Quay</title>${space}${listed}</channel></rss>`;
}

function atom(items: readonly Story[], spelling: Spelling, link: (index: number) => string): string {
  const { escape, date, space } = spelling;
  const entries = items.map(({ title, hour, text }, index) =>
    inOrder(
      [
        `<a:title type="html">${escapes[escape]?.(title)}</a:title>`,
        `<a:link href="${link(index)}"/>`,
        `<a:updated>${dates[date]?.(hour)}</a:updated>`,
        `<a:content type="html">${escapes[escape]?.(text)}</a:content>`,
      ],
      spelling,
    ),
  );
  const listed = entries.map((entry) => `<a:entry>${space}${entry}${space}</a:entry>`).join(space);
  return `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>Quay</a:title>${space}${listed}</a:feed>`;
}

function bytesOf(body: string, encoding: Spelling['encoding']): Buffer {
  if (encoding === 'undeclared') return Buffer.from(body, 'latin1');
  const declared = { 'utf-8': 'utf-8', 'utf-16le': 'utf-16', latin1: 'iso-8859-1' }[encoding];
  const whole = `<?xml version="1.0" encoding="${declared}"?>${body}`;
  return Buffer.from(encoding === 'utf-16le' ? `\ufeff${whole}` : whole, encoding);
}

it.each([
  ['RSS', rss],
  ['Atom with a prefix', atom],
])('%s is read the same in every spelling, order and encoding', (_, write) => {
  fc.assert(
    fc.property(stories, spellings, (items, spelling) => {
      const link = (index: number) => `https://quay.example/${index}`;
      const bytes = bytesOf(write(items, spelling, link), spelling.encoding);
      const { title, items: found } = readFeed(decodeFeed(bytes, 'text/xml'), 'https://quay.example/feed');
      expect(title).toBe('Quay');
      const read = found.map(({ url, title: said, text, publishedAt }) => ({ url, said, text, publishedAt }));
      expect(read.toSorted((a, b) => String(a.url).localeCompare(String(b.url)))).toEqual(
        items.map(({ title: said, hour, text }, index) => ({
          url: link(index),
          said,
          text,
          publishedAt: `2026-11-02T${two(hour)}:00:00.000Z`,
        })),
      );
    }),
    { numRuns: 300 },
  );
});
