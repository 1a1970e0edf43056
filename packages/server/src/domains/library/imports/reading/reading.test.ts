import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { workbook } from './test-workbook.ts';
import { readWorkbook } from './workbook.ts';
import { readZip } from './zip.ts';
import { readProfilePdf } from './profile-pdf.ts';
import { expected, fixture, outcomesOf, readable, readBytes, readWhole } from './test-fixtures.ts';

const loose = z.record(z.string(), z.unknown());

/** A PDF does not distinguish wrapped lines from line breaks. */
const collapsed = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return value.map(collapsed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, collapsed(one)]));
};

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'profile %i saved as PDF is read as its owner wrote it',
  async (number) => {
    const { _meta, ...profile } = expected(`persona-${number}`, loose);
    expect(collapsed(await readProfilePdf(fixture(`persona-${number}.pdf`)))).toEqual(collapsed(profile));
  },
);

const complete = z.object({
  owner: z.string(),
  counts: z.record(z.string(), z.number()),
  shares: z.array(z.object({ text: z.string().nullable(), date: z.string(), shareLink: z.string() })),
  comments: z.array(z.object({ text: z.string(), date: z.string() })),
});

test('a complete data export gives every post and comment word for word, with its time, and counts the rest', async () => {
  const truth = expected('export-complete', complete);
  const found = await readWhole(fixture('export-complete.zip'));
  const time = (date: string) => `${date.replace(' ', 'T')}.000Z`;
  const withText = truth.shares.filter(({ text }) => text !== null && text !== '');
  expect(found.owner).toBe(truth.owner);
  expect(found.posts.map(({ text, postedAt, url }) => ({ text, postedAt, url }))).toEqual(
    withText.map(({ text, date, shareLink }) => ({ text, postedAt: time(date), url: shareLink })),
  );
  expect(found.comments.map(({ text, postedAt }) => ({ text, postedAt }))).toEqual(
    truth.comments.map(({ text, date }) => ({ text, postedAt: time(date) })),
  );
  expect(found.people).toHaveLength(
    Number(truth.counts.connections) - Number(truth.counts.connectionsWithoutName),
  );
  expect(found.people.filter(({ email }) => email !== null)).toHaveLength(
    Number(truth.counts.connectionsWithEmail),
  );
  expect(new Map(found.counts.map(({ name, count }) => [name, count]))).toEqual(
    new Map([
      ['messages', truth.counts.messages],
      ['invitations', truth.counts.invitations],
      ['reactions', truth.counts.reactions],
      ['recommendations', truth.counts.recommendationsReceived],
    ]),
  );
  expect(found.report.find(({ file }) => file === 'Shares.csv')).toEqual({
    file: 'Shares.csv',
    read: 59,
    skipped: 1,
    reasons: [{ reason: 'The row has no text.', count: 1 }],
  });
  expect(found.profile?.experience).toHaveLength(4);
});

test('a basic export gives the people and the profile, and no posts', async () => {
  const { owner, counts } = expected('export-basic', complete.pick({ owner: true, counts: true }));
  const found = await readWhole(fixture('export-basic.zip'));
  expect(found.owner).toBe(owner);
  expect(found.posts).toEqual([]);
  expect(found.people).toHaveLength(Number(counts.connections) - Number(counts.connectionsWithoutName));
});

test('of an archive cut off at 62 %, all that is there is kept and the report says what is missing', async () => {
  const found = await readWhole(fixture('export-truncated.zip'));
  expect(found.people).toHaveLength(294);
  expect(found.comments).toHaveLength(42);
  expect(found.posts.length).toBeGreaterThan(3);
  const shares = found.report.find(({ file }) => file === 'Shares.csv');
  expect(shares?.reasons[0]?.reason).toMatch(/ends in the middle of this file/);
  expect(found.report.at(-1)?.file).toBe('The archive');
});

test('of an export in which every file is wrong, what can be read is kept, each fault with a reason', async () => {
  const found = await readWhole(fixture('export-broken.zip'));
  const lines = new Map(found.report.map((line) => [line.file, line]));
  const reasonsOf = (file: string) =>
    lines
      .get(file)
      ?.reasons.map(({ reason }) => reason)
      .join(' ');
  // One file is UTF-16 with the columns of 2018; in the other, rows after an unclosed quotation mark are still
  // read.
  expect(found.posts).toHaveLength(7);
  expect(found.posts[0]?.text).toMatch(/^5:10am, Goole.*\n\nI asked him why\./s);
  expect(found.posts.at(-1)).toMatchObject({ text: '=1+1', postedAt: '2026-10-01T06:55:25.000Z' });
  expect(reasonsOf('Shares.csv')).toMatch(/never closed.*formula/);
  expect(found.comments.map(({ text }) => text)).toEqual([
    'bad date, "escaped" quotes',
    'no date at all',
    'ok',
  ]);
  expect(found.profile?.skills).toEqual(['Stock Contrôle', 'naïve mojibake']);
  expect(found.profile?.experience).toEqual([
    {
      company: 'Brackwede Antriebe GmbH & Co. KG',
      title: 'Leiter Recruiting',
      start: '2022-04',
      end: null,
      location: 'Hamburg',
      description: 'Über 140 Einstellungen',
    },
  ]);
  expect(reasonsOf('Connections (1).csv')).toMatch(/formula.*cannot be read/);
  expect(reasonsOf('Connections.csv (2)')).toMatch(/outside the archive/);
  expect(found.people.every(({ url }) => url === null || url.startsWith('http'))).toBe(true);
  expect(JSON.stringify(found)).not.toMatch(/[\u0000\u200b\u202e]/);
});

const analytics = z.object({
  discovery: z.object({ impressions: z.number(), membersReached: z.number() }),
  days: z.number(),
  engagementTotals: z.object({ impressions: z.number(), engagements: z.number() }),
  followers: z.object({ asOf: z.string(), total: z.number(), gained: z.number() }),
  topPosts: z.object({
    byEngagements: z.number(),
    onlyImpressions: z.array(z.string()),
    best: z.object({
      url: z.string(),
      publishDate: z.string(),
      impressions: z.number(),
      engagements: z.number(),
    }),
  }),
  firstDays: z.array(loose),
});

test.each(['analytics.xlsx', 'analytics-six-sheets.xlsx'])(
  '%s gives the totals, days and posts',
  async (name) => {
    const truth = expected('analytics', analytics);
    const { results } = await readWhole(fixture(name));
    const sum = (key: 'impressions' | 'engagements') =>
      results?.days.reduce((total, day) => total + (day[key] ?? 0), 0);
    expect(results).toMatchObject({
      start: '2025-11-18',
      end: '2026-11-17',
      ...truth.discovery,
      followers: truth.followers,
    });
    expect(results?.days).toHaveLength(truth.days);
    expect(results?.days.slice(0, 5)).toEqual(truth.firstDays);
    expect({ impressions: sum('impressions'), engagements: sum('engagements') }).toEqual(
      truth.engagementTotals,
    );
    const { url, publishDate, impressions, engagements } = truth.topPosts.best;
    expect(results?.posts.find((post) => post.url === url)).toEqual({
      url,
      publishedOn: publishDate,
      impressions,
      engagements,
    });
    const byImpressions = results?.posts.filter((post) => post.engagements === null).map((post) => post.url);
    expect(byImpressions).toEqual(truth.topPosts.onlyImpressions);
  },
);

test('a table of posts is read by its headings, or by those a person named; without a text column the headings come back', async () => {
  const csv =
    'Veröffentlicht;Beitrag;Likes\n2026-05-01;"Erster; mit\nUmbruch";1.200\n2026-02-30;Zweiter;12\n;;\n';
  expect(await readBytes(strToU8(csv))).toEqual({
    fault: 'no-text-column',
    headings: ['Veröffentlicht', 'Beitrag', 'Likes'],
  });
  const found = await readBytes(strToU8(csv), 'posts.csv', { text: 'beitrag', date: 'Veröffentlicht' });
  expect(found).toMatchObject({
    posts: [
      { text: 'Erster; mit\nUmbruch', postedAt: '2026-05-01T00:00:00.000Z', reactions: 1200 },
      { text: 'Zweiter', postedAt: null, reactions: 12 },
    ],
    report: [{ file: 'posts.csv', read: 2, skipped: 1 }],
  });
});

test.each([
  ['a line that names the separator', 'sep=;\n'],
  ['the title of a report', '\n\n;;\nReport for Ruth;;\n\n'],
])('a table of posts is read below %s', async (_, above) => {
  const table = `${above}Text;Datum;Kommentare\n"Two people came along.";14.01.2026;3\n`;
  expect((await readWhole(strToU8(table), 'posts.csv')).posts).toMatchObject([
    { text: 'Two people came along.', comments: 3 },
  ]);
});

test('an export that a program on Windows packed again is read', async () => {
  const shares = 'Date,ShareLink,ShareCommentary\n2026-01-14 10:00:00,,Two people came along.\n';
  const archive = zipSync({ 'Export\\Shares.csv': strToU8(shares) });
  expect((await readWhole(archive)).posts).toMatchObject([{ text: 'Two people came along.' }]);
});

test('posts as JSON, however they are wrapped, keep their numbers; "constructor" is a key like any other', async () => {
  const json = JSON.stringify({
    posts: [{ content: 'One', likes: 3, constructor: 'x' }, 'Two', 7, { content: '' }],
    exported: 'today',
  });
  const found = await readWhole(strToU8(json), 'posts.json');
  expect(found.posts.map(({ text, reactions }) => [text, reactions])).toEqual([
    ['One', 3],
    ['Two', null],
  ]);
  expect(found.report).toMatchObject([{ read: 2, skipped: 2 }]);
});

test('an archive made to fill memory is stopped; the files beside it are read', async () => {
  const bomb = zipSync({
    'Shares.csv': new Uint8Array(12 * 1024 * 1024),
    'Connections.csv': strToU8('First Name,Last Name,Connected On\nAda,Kern,18 Nov 2026\n'),
  });
  const found = await readWhole(bomb);
  expect(found.people).toMatchObject([{ name: 'Ada Kern', connectedOn: '2026-11-18' }]);
  expect(found.report).toMatchObject([{ file: 'Shares.csv', skipped: 1 }, { read: 1 }]);
  const { members } = readZip(bomb, () => true, { fileBytes: 1024, totalBytes: 4096, members: 10 });
  expect(members.map(({ fault }) => fault)).toEqual(['too-large', null]);
});

test('a workbook with too many parts or a directory of its own is not unpacked beyond the limits', async () => {
  const sheet = workbook([{ name: 'A', rows: [['Date', 'Posts']] }]);
  const many = Object.fromEntries(
    Array.from({ length: 201 }, (_, index) => [`xl/${index}.txt`, strToU8('x')] as const),
  );
  const crowded = zipSync({ ...many, 'xl/worksheets/sheet1.xml': new Uint8Array(1024 * 1024) });
  await expect(readWorkbook(crowded)).rejects.toMatchObject({ kind: 'too-large' });

  // The directory at the end names the same part sixty times. Only what was checked counts.
  const view = new DataView(sheet.buffer);
  const end = sheet.length - 22;
  const start = view.getUint32(end + 16, true);
  const directory = sheet.subarray(start, end);
  const tail = new Uint8Array(sheet.subarray(end));
  new DataView(tail.buffer).setUint32(12, directory.length * 60, true);
  const doubled = Buffer.concat([sheet.subarray(0, start), ...Array<Uint8Array>(60).fill(directory), tail]);
  expect(await readWorkbook(doubled)).toEqual([{ name: 'A', rows: [['Date', 'Posts']] }]);
});

test('files of another kind are refused by name', async () => {
  const faults = await Promise.all([
    readBytes(new Uint8Array()),
    readBytes(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1])),
    readBytes(zipSync({ 'notes.txt': strToU8('hello') })),
    readBytes(strToU8('%PDF-1.4 nothing else')),
    readBytes(new Uint8Array([0, 1, 2, 255, 0])),
    readBytes(strToU8('[1, 2')),
  ]);
  expect(faults.map((found) => ('fault' in found ? found.fault : 'read'))).toEqual([
    'empty',
    'locked',
    'unknown',
    'damaged',
    'unknown',
    'damaged',
  ]);
});

test.each(readable)('damaged copies of %s give a report or a named refusal', async (name) => {
  expect(await outcomesOf(name, 5)).toEqual(new Set(['told']));
});

test.each([
  ['headings alone', 'Date,Author,Post\n'],
  ['an empty list', '[]'],
])('a file of posts with %s is refused as empty', async (_, text) => {
  expect(await readBytes(strToU8(text), 'posts')).toMatchObject({ fault: 'empty' });
});
