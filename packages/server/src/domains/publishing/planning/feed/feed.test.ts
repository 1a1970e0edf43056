import {
  deletePost,
  exportCalendar,
  getCalendarFeed,
  movePosts,
  removeCalendarFeed,
  renewCalendarFeed,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../../testing/index.ts';
import { readCsv } from '../../../../platform/csv.ts';
import { ask, openScene, scheduled, signUpAuthor } from '../test-scene.ts';

let app: TestApp;
let author: Person;

beforeAll(async () => {
  app = await openScene();
});
beforeEach(async () => {
  author = await signUpAuthor(app);
});
afterAll(async () => app.close());

const pathOf = (url: string) => new URL(url).pathname;

function eventsOf(calendar: string): Record<string, string>[] {
  const [, ...events] = calendar.replaceAll('\r\n ', '').split('BEGIN:VEVENT\r\n');
  return events.map((event) =>
    Object.fromEntries(
      event
        .split('\r\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    ),
  );
}

test('whoever has the address reads the calendar; what moves and what is taken back is told with a higher number', async () => {
  const stays = await scheduled(app, author, 'Stays; with, marks\nand lines.', '2031-03-20T09:00:00Z');
  const goes = await scheduled(app, author, 'Goes away.', '2031-03-21T09:00:00Z');
  await scheduled(app, await signUpAuthor(app), 'Not mine.', '2031-03-21T09:00:00Z');
  expect((await ask(app, author, getCalendarFeed, {})).active).toBe(false);
  const { url } = await ask(app, author, renewCalendarFeed, {});
  const read = async () => (await app.fetch(pathOf(url))).text();
  app.clock.advance(30_000);
  const first = await read();
  expect(first).not.toContain('Not mine');
  expect(first).toContain('SUMMARY:Stays\\; with\\, marks\r\n');
  expect(eventsOf(first).map((event) => [event['SUMMARY'], event['DTSTART'], event['SEQUENCE']])).toEqual([
    ['Stays\\; with\\, marks', '20310320T090000Z', '0'],
    ['Goes away.', '20310321T090000Z', '0'],
  ]);
  // What is new to the calendar was last changed by its author, not by this request.
  expect(eventsOf(first).map((event) => event['LAST-MODIFIED'])).toEqual([
    '20310312T090000Z',
    '20310312T090000Z',
  ]);
  app.clock.advance(60_000);
  const again = await app.fetch(pathOf(url));
  expect(await again.text()).toBe(first);
  const headers = { 'if-none-match': again.headers.get('etag') ?? '' };
  expect((await app.fetch(pathOf(url), { headers })).status).toBe(304);

  const moves = [{ id: stays, at: '2031-03-22T10:00:00Z' }];
  await ask(app, author, movePosts, { body: { timeZone: 'UTC', moves } });
  await ask(app, author, deletePost, { params: { id: goes } });
  const second = eventsOf(await read());
  expect(second.map((event) => [event['UID'], event['STATUS'], event['DTSTART'], event['SEQUENCE']])).toEqual(
    [
      [`${stays}@localhost`, 'CONFIRMED', '20310322T100000Z', '1'],
      [`${goes}@localhost`, 'CANCELLED', '20310321T090000Z', '1'],
    ],
  );
  expect(second[0]?.['DTSTAMP']).toBe('20310312T090130Z');
  expect((await ask(app, author, getCalendarFeed, {})).readAt).toBe('2031-03-12T09:01:30.000Z');
  app.clock.set('2031-03-12T09:00:00Z');
});

test('a new address ends the one before, switching off ends it too, and none of them is kept or opens anything else', async () => {
  const old = await ask(app, author, renewCalendarFeed, {});
  const { url } = await ask(app, author, renewCalendarFeed, {});
  const status = async (address: string) => (await app.fetch(pathOf(address))).status;
  expect([await status(old.url), await status(url)]).toEqual([404, 200]);
  const key = /([0-9a-f]{64})\.ics$/.exec(url)?.[1] ?? '';
  const { rows } = await app.context.database.pool.query<{ row: string }>(
    'SELECT calendar_feeds::text AS row FROM calendar_feeds',
  );
  expect(key).toHaveLength(64);
  expect(rows.some(({ row }) => row.includes(key))).toBe(false);
  const asSession = await app.call(getCalendarFeed, {}, { token: key });
  expect(asSession.status).toBe(401);
  await ask(app, author, removeCalendarFeed, {});
  expect(await status(url)).toBe(404);
  expect(await status(`${url}x`)).toBe(404);
});

test('the export holds everything with a time, in the person’s zone', async () => {
  await scheduled(app, author, '=danger, "quoted"\nand more', '2031-03-20T22:30:00Z');
  await scheduled(app, author, 'Earlier.', '2031-03-19T09:00:00Z');
  const csv = await ask(app, author, exportCalendar, { query: { format: 'csv', timeZone: 'Asia/Kolkata' } });
  expect(csv.fileName).toMatch(/^[a-z]+-posts-2031-03-12\.csv$/);
  expect(csv.content).toContain(`"'=danger, ""quoted""\nand more"`);
  expect(readCsv(csv.content)).toMatchObject({
    rows: [
      { cells: ['date', 'time', 'text', 'visibility', 'status', 'link'] },
      { cells: ['2031-03-19', '14:30', 'Earlier.', 'PUBLIC', 'scheduled', ''] },
      { cells: ['2031-03-21', '04:00', '=danger, "quoted"\nand more', 'PUBLIC', 'scheduled', ''] },
    ],
  });
  const ics = await ask(app, author, exportCalendar, { query: { format: 'ics', timeZone: 'UTC' } });
  expect(eventsOf(ics.content)).toHaveLength(2);
});
