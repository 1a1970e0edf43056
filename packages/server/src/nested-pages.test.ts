import { createServer, type Server } from 'node:http';
import {
  addSource,
  addTargetCompany,
  findFeeds,
  userDetails,
  importFeeds,
  importPeople,
  readBrand,
  readLinkCard,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from './testing/index.ts';

/** What a bystander may wait for the material of somebody else. */
const longestBlockMs = 200;

const article = `<title>Small</title><p>${'A page has words of its own. '.repeat(10)}</p>`;
const filled = (part: string, bytes = 1_500_000) => part.repeat(Math.ceil(bytes / part.length));
const attributes = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`).join(' ');

/** The path of each page, and what it contains. */
const pages: Readonly<Record<string, string>> = {
  small: article,
  deep: filled('<div>', 400_000),
  deeper: filled('<div>'),
  closed: '<b>'.repeat(200_000) + '</b>'.repeat(200_000),
  beside: article + filled('<div>'),
  attribute: `${article}<a href="${filled('x')}`,
  attributes: `${article}<a ${attributes(150_000)}>`,
  lists: article + filled('<ul><li>'),
  tables: article + filled('<table><tr><td>'),
  forms: article + filled('<form>'),
  comments: article + filled('<!-- - -->'),
  sections: article + filled('<![CDATA[x]]>'),
  heads: filled('<head '),
  titles: filled('<title>'),
  signs: article + filled('<'),
  flat: article + filled('<b>x</b>'),
  closings: article + '<div>'.repeat(500) + filled('</x>'),
  drawings: article + filled('<svg><title>'),
  data: `<script type="application/ld+json">${filled('[')}</script>`,
};

const feeds: Readonly<Record<string, string>> = {
  feed: `<rss version="2.0"><channel><title>Deep</title>${filled('<item>')}`,
  atom: `<feed xmlns="http://www.w3.org/2005/Atom"><title>Deep</title><entry><content>${filled('<p>')}`,
  escaped: `<rss version="2.0"><channel><title>a</title><item><description><![CDATA[${filled('<i>')}]]></description></item></channel></rss>`,
  json: `{"version": "https://jsonfeed.org/version/1.1", "title": "Deep", "items": ${filled('[')}`,
};

let app: TestApp;
let site: Server;
let address: string;
let reader: Person;
let bystander: Person;

beforeAll(async () => {
  site = createServer(({ url = '' }, response) => {
    const name = url.split('/').at(-1) ?? '';
    const feed = feeds[name];
    const content = feed ?? pages[name];
    const type = feed === undefined ? 'text/html' : 'application/xml';
    response.writeHead(content === undefined ? 404 : 200, { 'content-type': type }).end(content);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const bound = site.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`;
  app = await createTestApp({ environment: { FETCH_ALLOWED_ADDRESSES: address } });
  reader = await app.signUp();
  bystander = await app.signUp();
});
afterAll(async () => {
  await app.close();
  site.close();
});

/**
 * The longest time for which this thread worked without a pause. Counts the work, not the time, since a busy machine
 * makes everything wait.
 */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let before = process.threadCpuUsage();
  let longest = 0;
  const timer = setInterval(() => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - before.user - before.system);
    before = now;
  }, 1);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return longest / 1_000;
}

const token = () => ({ token: reader.token });
const at = (name: string) => `${address}/${name}`;
const card = (name: string) => app.call(readLinkCard, { body: { source: at(name) } }, token());
const find = (name: string) => app.call(findFeeds, { body: { address: at(name) } }, token());
const brand = (name: string) => app.call(readBrand, { body: { address: at(name) } }, token());
const source = (name: string) => app.call(addSource, { body: { kind: 'page', address: at(name) } }, token());
const company = (name: string) => app.call(addTargetCompany, { body: { company: at(name) } }, token());
const opml = (list: string) => app.call(importFeeds, { body: { opml: list } }, token());
const people = (csv: string) => app.call(importPeople, { body: { csv, kind: 'lead' } }, token());
const post = (body: string) =>
  app.fetch('/api/feeds/import', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${reader.token}` },
    body,
  });

/** Asks for the bystander's details until the work is done, and returns the statuses of the answers. */
async function meanwhile(work: Promise<unknown>): Promise<Set<number>> {
  const statuses = new Set<number>();
  let done = false;
  const end = work.finally(() => (done = true));
  while (!done) statuses.add((await app.call(userDetails, {}, { token: bystander.token })).status);
  await end;
  return statuses;
}

test(
  'what strangers nest keeps nobody else waiting, and is refused or read as far as it goes',
  { timeout: 180_000 },
  async () => {
    // Loads the code of every thread and of this one.
    await Promise.all([card('small'), find('small'), brand('small'), source('small'), company('small')]);
    await Promise.all([opml('<opml>'), people('Name,Company\nA B,C'), card('small')]);

    const hostile: (() => Promise<{ status: number }>)[] = [
      ...Object.keys(pages).map((name) => () => card(name)),
      ...['deeper', 'attributes', 'forms', 'titles'].map((name) => () => brand(name)),
      ...['deep', 'deeper', 'forms', 'lists', 'heads', ...Object.keys(feeds)].map((name) => () => find(name)),
      ...['beside', 'forms', 'signs', 'flat', 'deeper'].map((name) => () => source(name)),
      ...['deeper', 'tables', 'feed'].map((name) => () => company(name)),
      () => opml(`<opml version="2.0"><body>${filled('<outline text="a">', 900_000)}`),
      () => people(`Name,Company\n${filled(',', 1_500_000)}`),
      () => people(filled('Ada Lovelace,Engines\n', 1_500_000)),
      () => post(`{"opml": ${filled('[')}`),
    ];
    const statuses: number[] = [];
    let bystanders = new Set<number>();
    const longest = await longestBlock(async () => {
      const work = async () => {
        for (let next = hostile.shift(); next; next = hostile.shift()) statuses.push((await next()).status);
      };
      bystanders = await meanwhile(Promise.all(Array.from({ length: 20 }, work)));
    });
    expect([...bystanders]).toEqual([200]);
    expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
    expect(longest).toBeLessThan(longestBlockMs);
  },
);

test('a page is read up to where it nests too deeply', { timeout: 60_000 }, async () => {
  const { body } = await source('beside');
  expect(body.data.text).toContain('A page has words of its own.');
  expect((await card('beside')).body.data.title).toBe('Small');
});
