import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectionHeadings } from './integrations/linkedin-files/connections.ts';
import { preview, readPeople } from './domains/library/people/service/people-table.worker.ts';
import { fixture, readBytes, readWhole } from './domains/library/imports/reading/test-fixtures.ts';

const textOf = (name: string) => new TextDecoder().decode(fixture(name));

/** The people of a Connections.csv, as both ways in read them. */
async function bothWays(csv: string | Uint8Array<ArrayBuffer>) {
  const bytes = typeof csv === 'string' ? strToU8(csv) : csv;
  const found = await readWhole(zipSync({ 'Connections.csv': bytes }));
  const table = readPeople(new TextDecoder().decode(bytes), null, null);
  const listed = table?.batches.flatMap((batch): unknown[] => JSON.parse(batch)) ?? [];
  return { found, listed, table };
}
const zipped = ({ found }: Awaited<ReturnType<typeof bothWays>>) =>
  found.people.map(({ name, connectedOn }) => [name, connectedOn]);

describe('connections', () => {
  it('have a date in every spelling of LinkedIn and of spreadsheets', async () => {
    const read = await bothWays(textOf('connections-date-spellings.csv'));
    expect(zipped(read)).toEqual([
      ['Pat Fixture', '2024-06-18'],
      ['Sam Fixture', '2018-01-08'],
      ['Kim Fixture', '2024-06-18'],
      ['Lee Fixture', '2024-06-18'],
      ['Joe Fixture', '2024-06-18'],
    ]);
    expect(read.listed).toMatchObject(
      read.found.people.map(({ name, connectedOn }) => ({ name, connectedOn })),
    );
    expect(read.table).toMatchObject({ skipped: 0, undated: 0 });
  });

  it('are read by position where the headings are in another language', async () => {
    const csv = textOf('connections-german-with-preamble.csv');
    for (const text of [csv, csv.slice(csv.indexOf('Vorname'))]) {
      const read = await bothWays(text);
      expect(zipped(read)).toEqual([['Hanna Beispiel', '2022-04-03']]);
      expect(read.found.people).toMatchObject([{ company: 'Hafen AG', position: 'Entwicklerin' }]);
      expect(read.listed).toMatchObject([
        { name: 'Hanna Beispiel', company: 'Hafen AG', connectedOn: '2022-04-03' },
      ]);
      expect(read.found.report[0]?.reasons[0]?.reason).toContain('by their position');
    }
    expect(preview(csv)?.isLinkedinExport).toBe(true);
  });

  const heading = connectionHeadings.join(',');
  const row = (name: string, date: string) =>
    `${name},Test,https://www.linkedin.com/in/${name},,Quay,PM,${date}`;

  it('leave a date open that can be read in two ways, and say so', async () => {
    const read = await bothWays([heading, row('Ann', '03/04/2024'), row('Ben', '05/06/2024')].join('\n'));
    expect(zipped(read)).toEqual([
      ['Ann Test', null],
      ['Ben Test', null],
    ]);
    expect(read.table?.undated).toBe(2);
    expect(read.found.report[0]?.reasons).toEqual([
      { reason: 'The date can be read in two ways. We kept the row without it.', count: 2 },
    ]);
    expect(preview([heading, row('Ann', '03/04/2024')].join('\n'))?.ambiguousDate).toBe('03/04/2024');
    const proven = [heading, row('Ann', '03/04/2024'), row('Ben', '25/06/2024')].join('\n');
    expect(zipped(await bothWays(proven))[0]).toEqual(['Ann Test', '2024-04-03']);
  });

  it('stay read however a valid file is spelt, ordered and encoded', async () => {
    const languages = [
      connectionHeadings,
      ['Vorname', 'Nachname', 'URL', 'E-Mail-Adresse', 'Unternehmen', 'Position', 'Verbunden am'],
      ['Prénom', 'Nom', 'URL', 'Adresse e-mail', 'Entreprise', 'Poste', 'Connecté le'],
      ['名', '姓', 'URL', 'メール', '会社', '役職', 'つながった日'],
    ];
    const spellings = [
      '18 Jun 2024',
      '18-Jun-24',
      'Jun 18, 2024',
      '18.06.2024',
      '2024-06-18',
      '6/18/24, 6:14 PM',
      '18 juin 2024',
    ];
    const people = [
      ['Zoé', 'Ünal', 'https://www.linkedin.com/in/zoe', '', 'Café, Söhne & Co', 'Chef; Köchin'],
      ['Ola', 'Berg', 'https://www.linkedin.com/in/ola', 'ola@quay.example', 'Quay "West"', ''],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...languages),
        fc.constantFrom(...spellings),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.constantFrom('utf-8', 'bom', 'utf-16', 'windows-1252'),
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
        async (headings, date, separator, end, hasNotes, encoding, shuffled) => {
          const order = headings === connectionHeadings ? shuffled : [0, 1, 2, 3, 4, 5, 6];
          const cell = (text: string) => (/[",;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
          const lines = [headings, ...people.map((one) => [...one, date])].map((cells) =>
            order.map((at) => cell(cells[at] ?? '')).join(separator),
          );
          const text = [
            ...(hasNotes ? ['Notes:', '"Some addresses are missing, as you may notice."', ''] : []),
            ...lines,
          ].join(end);
          const isLatin = encoding === 'windows-1252' && headings !== languages[3];
          const bytes = isLatin
            ? new Uint8Array(Buffer.from(text, 'latin1'))
            : encoding === 'utf-16'
              ? new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
              : strToU8(encoding === 'bom' ? `\ufeff${text}` : text);
          const found = await readWhole(zipSync({ 'Connections.csv': bytes }));
          expect(found.people).toMatchObject([
            {
              name: 'Zoé Ünal',
              company: 'Café, Söhne & Co',
              position: 'Chef; Köchin',
              connectedOn: '2024-06-18',
            },
            {
              name: 'Ola Berg',
              email: 'ola@quay.example',
              company: 'Quay "West"',
              connectedOn: '2024-06-18',
            },
          ]);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('tables of posts', () => {
  it('are read with the dates and numbers of another language, and name what they leave out', async () => {
    const found = await readWhole(fixture('library-german.csv'), 'library-german.csv');
    expect(found.posts).toMatchObject([
      {
        text: 'Zeile eins\nZeile zwei',
        postedAt: '2026-02-01T00:00:00.000Z',
        reactions: 1234,
        comments: 5,
      },
      { text: 'Kurz', postedAt: '2025-12-31T00:00:00.000Z', reactions: 12, comments: 0 },
    ]);
    expect(found.table).toMatchObject({ unread: [], columns: { date: 'Veröffentlicht am' } });
    const chosen = await readBytes(fixture('library-german.csv'), 'x.csv', { impressions: 'Kommentare' });
    expect(chosen).toMatchObject({ posts: [{ impressions: 5, comments: null }, { impressions: 0 }] });
    const unknown = await readBytes(Buffer.from('Text;Stimmung\nKurz;7\n'), 'x.csv');
    expect(unknown).toMatchObject({ table: { unread: ['Stimmung'] } });
  });

  it('are read from JSON of any depth, one document or one on each line', async () => {
    const nested = await readWhole(fixture('library-nested.json'));
    expect(nested.posts).toMatchObject([
      { postedAt: '2026-08-05T00:00:00.000Z', reactions: 1200, comments: 12, author: 'Ann Example' },
      { postedAt: '2026-08-06T00:00:00.000Z', reactions: 45, comments: 3, author: null },
    ]);
    const scraped = await readWhole(fixture('library-scraper-fields.json'));
    expect(scraped.posts).toMatchObject([
      {
        postedAt: '2026-05-01T10:00:00.000Z',
        reactions: 120,
        comments: 4,
        reposts: 2,
        author: 'Ann Example',
      },
      { postedAt: '2026-05-01T10:00:00.000Z', reactions: 1234, author: 'Bo' },
    ]);
    expect(scraped.table?.unread).toEqual(['urn']);
    const lines = '{"text":"One","likes":"1,2K"}\n{"text":"Two"}\n';
    expect((await readWhole(strToU8(lines))).posts).toMatchObject([
      { text: 'One', reactions: 1200 },
      { text: 'Two' },
    ]);
  });

  it.each([
    'Post URL,Post Text,Published date,Impressions,Reactions,Comments,Shares,Engagement rate',
    'Post link,Post content,Posted at,Views,Likes,Comments,Reshares,Format',
    'Link,Post,Date,Total impressions,Number of likes,Comments count,numShares,Hook',
    'Permalink,Caption,Publish Date,View Count,likeCount,commentCount,Reposts,Type',
    'url,text,postedAtISO,impressions,numLikes,numComments,numReposts,kind',
  ])('of other programs are read by their headings: %s', async (headings) => {
    const csv = `${headings}\nhttps://post.example/1,A post,2026-05-01 10:00,"1,234",12,3,2,x\n`;
    const found = await readWhole(strToU8(csv), 'posts.csv');
    expect(found.posts).toMatchObject([
      {
        text: 'A post',
        url: 'https://post.example/1',
        postedAt: '2026-05-01T10:00:00.000Z',
        impressions: 1234,
        reactions: 12,
        comments: 3,
        reposts: 2,
      },
    ]);
    expect(found.table?.unread).toEqual([headings.split(',').at(-1)]);
  });

  it('may have their date and their time in a column each', async () => {
    const found = await readWhole(strToU8('Time,Date,Text\n9:30 pm,1 May 2026,A post\n'), 'posts.csv');
    expect(found.posts).toMatchObject([{ postedAt: '2026-05-01T21:30:00.000Z' }]);
  });

  it('have the same row once, ask for the order of dates, and tell what could not be read', async () => {
    const csv = 'text,date,likes\nOne,03/04/2026,12\nOne,03/04/2026,12\nTwo,05/06/2026,many\nThree,soon,1\n';
    const found = await readWhole(strToU8(csv), 'posts.csv');
    expect(found.posts.map(({ text, postedAt }) => [text, postedAt])).toEqual([
      ['One', null],
      ['Two', null],
      ['Three', null],
    ]);
    expect(found.table?.ambiguousDate).toBe('03/04/2026');
    expect(found.report).toEqual([
      {
        file: 'posts.csv',
        read: 3,
        skipped: 1,
        reasons: [
          { reason: 'The row appears twice.', count: 1 },
          { reason: 'The date can be read in two ways. We kept the post without it.', count: 2 },
          { reason: 'The number cannot be read. We kept the post without it.', count: 1 },
          { reason: 'The date cannot be read. We kept the post without it.', count: 1 },
        ],
      },
    ]);
    const told = await readBytes(strToU8(csv), 'posts.csv', { dateOrder: 'day-first' });
    expect(told).toMatchObject({
      posts: [{ postedAt: '2026-04-03T00:00:00.000Z' }, {}, {}],
      table: { ambiguousDate: null },
    });
  });
});
