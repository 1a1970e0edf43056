import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeThreads } from '../../platform/threads/index.ts';
import { noVersion, type FeedReading } from './index.ts';
import { nextAttemptAt } from './back-off.ts';
import { feedsAt } from './test-parts.ts';

let sandbox: Sandbox;
let parts: ReturnType<typeof feedsAt>;
const call = { owner: 'test' };
const at = (name: string) => `${sandbox.webUrl}/feeds/${name}`;

beforeAll(async () => {
  sandbox = await startSandbox();
  parts = feedsAt(sandbox);
});
afterAll(async () => {
  await closeThreads(parts.threads);
  await sandbox.close();
});

async function outcome(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'read',
    (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error)),
  );
}

async function read(name: string): Promise<Extract<FeedReading, { state: 'read' }>> {
  const reading = await parts.feeds.read(at(name), noVersion, call);
  if (reading.state !== 'read') throw new Error('nothing was read');
  return reading;
}

it('reads what a feed holds, and asks only for what is new', async () => {
  const first = await read('gazette.xml');
  expect(first.feed).toMatchObject({ format: 'rss', title: 'The Stand-in Gazette', total: 8 });
  expect(first.feed.items[0]?.text).toContain('71% of the referees answered');
  expect(await parts.feeds.read(at('gazette.xml'), first, call)).toEqual({ state: 'unchanged' });
  expect((await read('ledger.atom')).feed.format).toBe('atom');
  expect((await read('table.json')).feed.format).toBe('json');
  expect((await read('packed.xml')).feed.title).toBe('Plain');
});

it('follows a move, and keeps the new address only if the move is permanent', async () => {
  expect((await read('moved.xml')).movedTo).toBe(at('plain.xml'));
  expect((await read('elsewhere.xml')).movedTo).toBeNull();
});

it.each([
  ['utf-8', 'Café — Straße und 東京'],
  ['utf-16le', 'Café — Straße und 東京'],
  ['utf-16be', 'Café — Straße und 東京'],
  ['iso-8859-1', 'Café und Straße'],
  ['windows-1252', 'Café “quoted” – Straße'],
  ['windows-1251', 'Новости рынка труда'],
  ['koi8-r', 'Новости рынка труда'],
  ['iso-8859-2', 'Zażółć gęślą jaźń'],
  ['shift_jis', '東京の採用ニュース'],
  ['gbk', '招聘市场新闻'],
])('reads the letters of %s', async (label, title) => {
  expect((await read(`encodings/${label}.xml`)).feed.title).toBe(title);
});

it('reads the letters that are there when the header names others', async () => {
  expect((await read('contradicting.xml')).feed.title).toBe('Café — 東京');
});

it('names what is wrong with a source, and gives up on one that never ends', async () => {
  const outcomes = await Promise.all(
    ['gone.xml', 'busy.xml', 'closed.xml', 'loop.xml', 'missing.xml'].map(async (name) =>
      outcome(parts.feeds.read(at(name), noVersion, call)),
    ),
  );
  expect(outcomes).toEqual(['feed_missing', 'feed_silent', 'feed_closed', 'feed_silent', 'feed_missing']);
  expect(await outcome(read('endless.xml'))).toBe('page_too_large');
  const hasty = feedsAt(sandbox, 200);
  expect(await outcome(hasty.feeds.read(at('hangs.xml'), noVersion, call))).toBe('feed_silent');
  await closeThreads(hasty.threads);
  expect(await outcome(parts.feeds.read(`${sandbox.webUrl}/articles/bare`, noVersion, call))).toBe(
    'feed_unreadable',
  );
  expect(await outcome(parts.feeds.read('http://169.254.169.254/feed', noVersion, call))).toBe(
    'page_not_allowed',
  );
  await expect(parts.feeds.read(at('busy.xml'), noVersion, call)).rejects.toMatchObject({
    details: { status: 429, retryAfterSeconds: 7200 },
  });
});

it('keeps the newest 500 of 10,000 items', async () => {
  const { feed } = await read('many.xml');
  expect(feed.total).toBe(10_000);
  expect(feed.items).toHaveLength(500);
  expect(feed.items[0]?.title).toBe('Wire story 0');
});

it('finds the feed of a site, not that of its comments', async () => {
  const found = await parts.feeds.find(`${sandbox.webUrl}/gazette`, call);
  expect(found).toEqual([{ address: at('gazette.xml'), title: 'The Stand-in Gazette', items: 8 }]);
  expect(await parts.feeds.find(at('ledger.atom'), call)).toMatchObject([{ title: 'Stand-in Ledger' }]);
  expect(await outcome(parts.feeds.find(`${sandbox.webUrl}/articles/bare`, call))).toBe('feed_unreadable');
});

it('reads one address of a host at a time', async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, (_, index) => parts.feeds.politely(at(`${index}.xml`), work)));
  expect(most).toBe(1);
});

it('waits longer after each failure, and as long as a publisher asks', () => {
  const minutes = (failures: number) => nextAttemptAt(0, failures, null) / 60_000;
  expect([0, 1, 2, 5, 30].map(minutes)).toEqual([0, 15, 30, 240, 2_880]);
  expect(nextAttemptAt(0, 1, 7_200)).toBe(7_200_000);
});
