import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readInstant } from '../instant.ts';
import { decodeFeed } from './charset.ts';
import { readOpml, writeOpml } from './opml.ts';
import { readFeed } from './read-feed.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const read = (name: string) =>
  readFeed(decodeFeed(fixture(name), 'text/xml'), `https://feeds.example.com/${name}`);

interface Expected {
  valid: boolean;
  items?: number;
  title: string;
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file lies beside the feeds
const expected = JSON.parse(fixture('expected.json').toString()) as Record<string, Expected>;
const valid = Object.entries(expected).filter(([, feed]) => feed.valid);

describe('feeds of every format', () => {
  it.each(valid)('%s', (name, { items, title }) => {
    const feed = read(name);
    expect(feed.title).toBe(title);
    expect(feed.total).toBe(items);
    for (const item of feed.items) {
      expect(item.title).not.toBe('');
      expect(item.title).not.toMatch(/<\w|&\w+;/);
      expect(item.text).not.toMatch(/<\/?p>|track\(|<script/);
      expect(item.url ?? 'https://no.address').toMatch(/^https?:\/\/\S+$/);
    }
  });

  it('reads relative links, entities encoded twice, and markup in titles', () => {
    const atom = read('02-atom-full.xml');
    expect(atom.items[0]?.url).toBe(
      'https://peopledesk.example.org/2026/employers-who-send-interview-questions-in-advance-fill-roles-nine-days.html',
    );
    const titles = read('05-rss2-content-encoded.xml').items.map(({ title }) => title);
    expect(titles).toContain('"Usage pricing loses its shine with finance teams"');
    const json = read('04-jsonfeed.json');
    expect(new Set(json.items.map(({ id }) => id)).size).toBe(11);
  });

  it('reads a broken feed in parts or refuses it, and survives every mutation', () => {
    expect(() => read('09-broken.xml')).toThrow('Invalid feed format');
    const bytes = fixture('05-rss2-content-encoded.xml');
    let seed = 7;
    const draw = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return (seed >>> 8) % below;
    };
    let refused = 0;
    for (let round = 0; round < 40; round += 1) {
      const copy = Buffer.from(bytes.subarray(0, round % 3 === 0 ? draw(bytes.length) : bytes.length));
      for (let change = 0; change < 12 && copy.length > 0; change += 1) copy[draw(copy.length)] = draw(256);
      try {
        const feed = readFeed(decodeFeed(copy, 'text/xml'), 'https://feeds.example.com/a');
        expect(feed.items.length).toBeLessThanOrEqual(feed.total);
      } catch {
        refused += 1;
      }
    }
    expect(refused).toBeLessThan(40);
  });

  it('does not expand entities without end', () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    );
    const bomb = `<!DOCTYPE rss [<!ENTITY e0 "ha">${levels.join('')}]><rss version="2.0"><channel><title>&e9;</title><item><title>&e9;</title></item></channel></rss>`;
    const started = performance.now();
    let title = '';
    try {
      ({ title } = readFeed(bomb, 'https://feeds.example.com/a'));
    } catch {
      // Refusing it is fine too.
    }
    expect(title.length).toBeLessThan(400);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('takes dates that are certain and no others', () => {
    expect(readInstant('Tue, 17 Nov 2026 09:00:00 GMT')).toBe('2026-11-17T09:00:00.000Z');
    expect(readInstant('Sun, 16 Nov 26 08:00:00 EST')).toBe('2026-11-16T13:00:00.000Z');
    expect(readInstant('2026-11-17T09:00:00')).toBe('2026-11-17T09:00:00.000Z');
    expect(readInstant('2026-11-17T09:00:00+02:00')).toBe('2026-11-17T07:00:00.000Z');
    for (const none of ['yesterday', '31 Feb 2026 25:61', '17.11.2026 14:05', '', undefined, 5])
      expect(readInstant(none)).toBeNull();
  });
});

it('reads and writes subscription lists', () => {
  const feeds = readOpml(fixture('subscriptions.opml').toString());
  expect(feeds).toHaveLength(10);
  expect(readOpml(writeOpml('My sources & more', feeds))).toEqual(feeds);
  expect(() => readOpml('<html></html>')).toThrow(/./);
});
