import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeFeed } from './charset.ts';
import { lineOf } from './plain-text.ts';
import { readFeed, UnreadableFeed } from './read-feed.ts';
import { readOpml } from './read-opml.ts';
import { writeOpml } from './write-opml.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const read = (name: string) =>
  readFeed(decodeFeed(fixture(name), 'text/xml'), `https://feeds.example.com/${name}`);

const parsed = (text: string) => readFeed(text, 'https://feeds.example.com/a');

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
    expect(() => read('09-broken.xml')).toThrow(UnreadableFeed);
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

  const item =
    '<item><title>Cranes &amp; quays</title><link>https://quay.example/1</link>' +
    '<pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate></item>';
  const rss = `<rss version="2.0"><channel><title>Quay</title>${item}</channel></rss>`;

  it.each([
    [
      'a warning of its program before it',
      `<br />\n<b>Warning</b>: x() on line <b>3</b><br />\n<?xml version="1.0"?>${rss}`,
    ],
    ['something else after it', `${rss}\n<!-- served in 3 s --><script>track()</script>`],
    ['missing end tags', `<rss version="2.0"><channel><title>Quay</title>${item}`],
    ['a bare ampersand', rss.replace('&amp;', '&')],
    ['control characters', rss.replace('Cranes', 'Cra\u0003nes')],
    [
      'undeclared prefixes',
      rss.replace('</item>', '<dc:creator>Ann</dc:creator><media:content url="x"/></item>'),
    ],
    ['its root in upper case', rss.replace('<rss', '<RSS').replace('</rss>', '</RSS>')],
    ['white space and a mark before it', `\n\n \ufeff<?xml version="1.0"?>${rss}`],
    ['the same item twice', rss.replace(item, item + item)],
  ])('reads a feed with %s', (_, text) => {
    const feed = parsed(text);
    expect(feed.items).toMatchObject([{ title: 'Cranes & quays', publishedAt: '2026-11-02T08:00:00.000Z' }]);
    expect(feed.isCutOff).toBeUndefined();
  });

  it('reads a valid feed in every format, encoding and spelling of its dates', () => {
    const dates = [
      'Mon, 02 Nov 2026 08:00:00 GMT',
      '2026-11-02T09:00:00+01:00',
      'Monday, 02-Nov-26 08:00:00 UTC',
      'Mon Nov  2 08:00:00 2026',
      'Mo, 02 Nov 2026 09:00 CET',
      'lun. 2 nov. 2026 09:00 +0100',
      '2 de noviembre de 2026, 08:00 GMT',
      '2026-11-02 08:00:00 +0000 UTC',
    ];
    const formats: readonly ((date: string) => string)[] = [
      (date) =>
        `<rss version="2.0"><channel><title>Año</title><item><title>Él</title><pubDate>${date}</pubDate></item></channel></rss>`,
      (date) =>
        `<feed xmlns="http://www.w3.org/2005/Atom"><title>Año</title><entry><title>Él</title><updated>${date}</updated></entry></feed>`,
      (date) =>
        '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
        `<channel><title>Año</title></channel><item><title>Él</title><dc:date>${date}</dc:date></item></rdf:RDF>`,
      (date) =>
        JSON.stringify({
          version: 'https://jsonfeed.org/version/1.1',
          title: 'Año',
          items: [{ id: '1', title: 'Él', content_text: 'x', date_published: date }],
        }),
    ];
    const encodings: readonly ((text: string) => Buffer)[] = [
      (text) => Buffer.from(text),
      (text) => Buffer.from(`\ufeff${text}`),
      (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
      (text) => Buffer.from(text, 'latin1'),
    ];
    for (const format of formats)
      for (const date of dates)
        for (const encode of encodings) {
          const feed = readFeed(decodeFeed(encode(format(date)), ''), 'https://feeds.example.com/a');
          expect([
            feed.title,
            date,
            feed.items.map(({ title, publishedAt }) => [title, publishedAt]),
          ]).toEqual(['Año', date, [['Él', '2026-11-02T08:00:00.000Z']]]);
        }
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

  it('takes dates of any spelling, and leaves those open that can be read in two ways', () => {
    const dates = new Map(
      read('11-date-spellings.xml').items.map((item) => [item.title.slice('date '.length), item]),
    );
    const open = ['ist', 'us-slash', 'empty'];
    expect(dates.size).toBe(42);
    for (const [name, { publishedAt }] of dates)
      expect([name, publishedAt === null]).toEqual([name, open.includes(name)]);
    expect(dates.get('us-slash')?.firstSeenAt).toBe('2026-11-02T20:00:00.000Z');
    expect(dates.get('empty')?.firstSeenAt).toBeUndefined();
    const order = parsed(
      '<rss version="2.0"><channel><title>T</title>' +
        '<item><title>A</title><pubDate>11/02/2026</pubDate></item>' +
        '<item><title>B</title><pubDate>11/22/2026</pubDate></item></channel></rss>',
    );
    expect(order.items.map(({ publishedAt }) => publishedAt?.slice(0, 10))).toEqual([
      '2026-11-22',
      '2026-11-02',
    ]);
  });

  it('reads dates and titles in other namespaces, and the first link that has an address', () => {
    expect(read('14-atom-updated-in-rss.xml').items[0]?.publishedAt).toBe('2026-11-02T08:00:00.000Z');
    const core = parsed(
      '<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><dc:title>Quay</dc:title>' +
        '<item><dc:title>Cranes</dc:title></item></channel></rss>',
    );
    expect([core.title, core.items[0]?.title]).toEqual(['Quay', 'Cranes']);
    const atom = parsed(
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><title>A</title>' +
        '<link rel="alternate"/><link href="https://quay.example/a"/></entry></feed>',
    );
    expect(atom.items[0]?.url).toBe('https://quay.example/a');
  });

  it('keeps words in angle brackets that are no tags', () => {
    expect(read('15-title-angle-brackets.xml').items.map(({ title }) => title)).toEqual([
      'List<String> vs Vec<T>',
      'A <rant> about queues',
    ]);
    expect(
      ['<b>Bold</b> and <br>new', 'Map<A, B>', 'x < y and a<b', '<p>One', 'A &amp;lt;rant&amp;gt;'].map(
        (title) => lineOf(title, 99),
      ),
    ).toEqual(['Bold and new', 'Map<A, B>', 'x < y and a<b', 'One', 'A <rant>']);
  });

  it('reads the complete items of a feed that was cut off, and names one without any', () => {
    const cut = read('12-cut-off.xml');
    expect(cut).toMatchObject({ title: 'Harbour Notes', isCutOff: true, items: [{ title: 'One' }] });
    const whole = ['01-rss2-plain.xml', '02-atom-full.xml', '03-rdf-rss1.rdf', '04-jsonfeed.json'];
    for (const name of whole) {
      const text = fixture(name).toString();
      const { items } = read(name);
      for (const share of [0.5, 0.7, 0.95]) {
        const part = readFeed(text.slice(0, Math.floor(text.length * share)), 'https://feeds.example.com/a');
        expect(part.isCutOff).toBe(true);
        expect(part.items.length).toBeGreaterThan(0);
        const ids = new Set(items.map(({ id }) => id));
        expect(part.items.every(({ id }) => ids.has(id))).toBe(true);
      }
    }
    const faultOf = (text: string) => {
      try {
        return parsed(text).title;
      } catch (error) {
        return error instanceof UnreadableFeed ? error.fault : error;
      }
    };
    expect(faultOf('<rss version="2.0"><channel><title>T</title><item><title>A</ti')).toBe('cut-off');
    expect(faultOf('<rss version="2.0"><channel><item><foo>x</foo></item></channel></rss>')).toBe('empty');
    expect(faultOf('<html><body><p>No feed</body></html>')).toBeNull();
  });

  it('reads the letters of a feed that declares none, or cannot have the ones it declares', () => {
    expect(read('13-latin1-undeclared.xml')).toMatchObject({
      title: 'Notícias do Porto',
      items: [{ title: 'Reunião de março' }],
    });
    const feed = (declaration: string) =>
      `${declaration}<rss version="2.0"><channel><title>Notícias às 5 €</title><item><title>A</title></item></channel></rss>`;
    const latin = (text: string) => Buffer.from(text.replace('€', '\u0080'), 'latin1');
    for (const declaration of [
      '',
      ...['utf-8', 'utf-16', 'shift_jis', 'nonsense'].map(
        (name) => `<?xml version="1.0" encoding="${name}"?>`,
      ),
    ])
      for (const type of ['text/xml', 'text/xml; charset=utf-8', 'text/xml; charset=utf-16'])
        expect(
          readFeed(decodeFeed(latin(feed(declaration)), type), 'https://feeds.example.com/a').title,
        ).toBe('Notícias às 5 €');
    const damaged = Buffer.concat([
      Buffer.from(feed('').replace('<title>A', '<title>Ação é \u00e9')),
      Buffer.from([0xe9]),
    ]);
    expect(readFeed(decodeFeed(damaged, 'text/xml'), 'https://feeds.example.com/a').title).toBe(
      'Notícias às 5 €',
    );
  });
});

it('reads and writes subscription lists', () => {
  const feeds = readOpml(fixture('subscriptions.opml').toString());
  expect(feeds).toHaveLength(10);
  expect(readOpml(writeOpml('My sources & more', feeds))).toEqual(feeds);
  const odd = [{ title: `<"A" & 'B'>`, address: 'https://a.example.com/?a=1&b=%22' }];
  expect(readOpml(writeOpml('\u0000', odd))).toEqual(odd);
  expect(writeOpml('None', [])).toContain('</body>');
  expect(() => readOpml('<html></html>')).toThrow(/./);
});
