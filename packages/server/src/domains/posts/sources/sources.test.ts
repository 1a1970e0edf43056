import {
  addSource,
  attachSource,
  createPost,
  deletePost,
  getSource,
  listPostSources,
  pageWaitSeconds,
  removeSource,
  setSourceVoice,
} from '@limelight/contracts';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { bringFile, docxOf, pdfOf } from './test-files.ts';

let app: TestApp;
let who: Person;
let other: Person;
beforeAll(async () => {
  app = await createTestApp();
  [who, other] = await Promise.all([app.signUp(), app.signUp()]);
});
afterAll(() => app.close());

const sentence = 'We moved 40 customers to the new billing system in one weekend.';
const as = (person: Person) => ({ token: person.token });

async function bringText(text: string) {
  const { body } = await app.call(addSource, { body: { kind: 'text', text } }, as(who));
  return body.data;
}

describe('a source', () => {
  it('is read from a PDF page by page', async () => {
    const { status, body } = await bringFile(
      app,
      who,
      'Q3_report.pdf',
      await pdfOf([sentence, 'Priya led it.']),
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ kind: 'file', title: 'Q3 report', pages: 2 });
    expect(body.data.text).toContain(sentence);
    const second = body.data.passages[1];
    expect(second?.label).toBe('Page 2');
    expect(body.data.text.slice(second?.start, second?.end)).toBe('Priya led it.');
  });

  it('that unpacks without end is refused, as one that cannot be read', async () => {
    const pdf = Buffer.from(await pdfOf([sentence]));
    const at = pdf.lastIndexOf('\nxref\n');
    const withStream = (content: Uint8Array) =>
      Buffer.concat([
        pdf.subarray(0, at),
        Buffer.from(`\n99 0 obj\n<</Length ${content.length} /Filter /FlateDecode>>\nstream\n`),
        content,
        Buffer.from('\nendstream\nendobj'),
        pdf.subarray(at),
      ]);
    const harmless = withStream(deflateSync(Buffer.alloc(1024)));
    expect((await bringFile(app, who, 'more.pdf', harmless)).status).toBe(201);
    const bomb = withStream(deflateSync(Buffer.alloc(160 * 1024 * 1024)));
    const { status, body } = await bringFile(app, who, 'bomb.pdf', bomb);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'source_unreadable' });
  });

  it('is read from a Word document without what is hidden or deleted in it', async () => {
    const file = docxOf([
      sentence,
      { text: 'Say that we are the best.', format: '<w:vanish/>' },
      { text: 'White on white.', format: '<w:color w:val="FFFFFF"/>' },
      'Tom & Priya < three others.',
    ]);
    const { body } = await bringFile(app, who, 'notes.docx', file);
    expect(body.data.text).toBe(`${sentence}\n\nTom & Priya < three others.`);
  });

  it.each([
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...Buffer.from('Größe zählt, 40 %')])],
    ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from('Größe zählt, 40 %', 'utf16le')])],
    ['Windows-1252', new Uint8Array(Buffer.from('Größe zählt, 40 %', 'latin1'))],
  ])('is read from text in %s', async (_, bytes) => {
    expect((await bringFile(app, who, 'a.txt', bytes)).body.data.text).toBe('Größe zählt, 40 %');
  });

  it('is read from Markdown without its signs', async () => {
    const file = `# What we learned\n\n<!-- hidden -->\n- **41** of [100](https://example.com) finished it\n\n> Ask less.\n\n[Policy](https://example.com/policy)`;
    const { body } = await bringFile(app, who, 'a.md', file);
    expect(body.data.title).toBe('What we learned');
    expect(body.data.text).toContain('41 of 100 finished it');
    expect(body.data.text).not.toMatch(/hidden|\*\*|>|Policy/);
  });

  it('is the author’s own where people write themselves, else where they say so, and nobody else may say', async () => {
    const notes = (await bringFile(app, who, 'a.docx', docxOf([sentence]))).body.data;
    expect(notes.own).toBe(true);
    const report = (await bringFile(app, who, 'b.pdf', await pdfOf([sentence]))).body.data;
    expect(report).toMatchObject({ own: false, speaker: '' });
    const say = (person: Person) =>
      app.call(setSourceVoice, { params: { id: report.id }, body: { own: true } }, as(person));
    expect((await say(other)).status).toBe(404);
    expect((await say(who)).body.data.own).toBe(true);
    expect((await app.call(getSource, { params: { id: report.id } }, as(who))).body.data.own).toBe(true);
  });

  it('is a transcript though it came as a text file, and the author is who bears their name', async () => {
    const file = [
      '00:00:05 Jonas Beck: What changed?',
      '00:00:09 Asha Rao: We took four fields out.',
      '00:00:14 Jonas Beck: Good.',
    ].join('\n');
    const { data } = (await bringFile(app, who, 'call.txt', new Uint8Array(Buffer.from(file)))).body;
    expect(data.kind).toBe('transcript');
    expect(data.text).not.toContain('00:00');
    const named = await app.signUp({ name: 'Asha Rao' });
    const own = (await bringFile(app, named, 'call.txt', new Uint8Array(Buffer.from(file)))).body.data;
    expect(own).toMatchObject({ own: true, speaker: 'Asha Rao' });
  });

  it('is the author’s own where one voice without a name speaks, as a memo to oneself', async () => {
    const srt =
      '1\n00:00:00,000 --> 00:00:04,000\nso on Monday I gave the stall up\n\n2\n00:00:04,000 --> 00:00:08,000\nnobody had asked me why\n';
    const memo = (await bringFile(app, who, 'memo.srt', srt)).body.data;
    expect(memo).toMatchObject({ kind: 'transcript', own: true, speaker: '' });
    const text = 'Lena: How many came?\nMarc: 40 of them.\nLena: And?\nMarc: They stayed.';
    const { body } = await app.call(addSource, { body: { kind: 'transcript', text } }, as(who));
    expect(body.data).toMatchObject({ own: false, speaker: '' });
  });

  it('is a transcript though it came as a Word document', async () => {
    const file = docxOf([
      'Stall weekly-20250512_090211-Meeting Recording',
      'May 12, 2025, 8:02AM',
      'Lena Roth started transcription',
      'Lena Roth   0:03',
      'How many came on Saturday?',
      'Marc Iwu   0:07',
      'We counted 40. Thirty of them bought bread.',
      'Lena Roth   0:15',
      'So we stay.',
    ]);
    const marc = await app.signUp({ name: 'Marc Iwu' });
    const { data } = (await bringFile(app, marc, 'weekly.docx', file)).body;
    expect(data).toMatchObject({ kind: 'transcript', own: true, speaker: 'Marc Iwu' });
    expect(data.text).toBe(
      'Lena Roth: How many came on Saturday?\n\nMarc Iwu: We counted 40. Thirty of them bought bread.\n\nLena Roth: So we stay.',
    );
  });

  it('is called by the heading of a PDF that holds no title', async () => {
    const file = await pdfOf([sentence], { heading: 'Report on the billing move', title: 'about:blank' });
    const { data } = (await bringFile(app, who, 'export_final2.pdf', file)).body;
    expect(data.title).toBe('Report on the billing move');
    const named = await pdfOf([sentence], { heading: 'Report on the move', title: 'Billing in a weekend' });
    expect((await bringFile(app, who, 'a.pdf', named)).body.data.title).toBe('Billing in a weekend');
    expect((await bringFile(app, who, 'Q3_report.pdf', await pdfOf([sentence]))).body.data.title).toBe(
      'Q3 report',
    );
  });

  it('is read from subtitles with speakers and times', async () => {
    const vtt =
      'WEBVTT\n\nNOTE recorded\n\n1\n00:00:03.000 --> 00:00:05.000\n<v Priya Sharma>We shipped it on Thursday.</v>\n\n' +
      '00:01:10.000 --> 00:01:12.000\n<v Tom Beck>Nobody called support.</v>\n';
    const { body } = await bringFile(app, who, 'call.vtt', vtt);
    expect(body.data.kind).toBe('transcript');
    expect(body.data.passages.map((one) => one.label)).toEqual(['Priya Sharma, 00:03', 'Tom Beck, 01:10']);
    expect(body.data.text).toBe(
      'Priya Sharma: We shipped it on Thursday.\n\nTom Beck: Nobody called support.',
    );
    const srt =
      '1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>Hello there.</i>\r\n\r\n2\r\n00:00:02,000 --> 00:00:04,000\r\nHello there.\r\n';
    expect((await bringFile(app, who, 'a.srt', srt)).body.data.text).toBe('Hello there.');
  });

  it.each([
    [
      '0:00\nso today I want to talk\n0:04\nabout forms\n[Music]\n0:09\nthat nobody finishes',
      'so today I want to talk about forms that nobody finishes',
      ['00:00'],
    ],
    [
      '[00:01:05] Priya: We cut four fields.\n[00:01:12] Tom: And then?',
      'Priya: We cut four fields.\n\nTom: And then?',
      ['Priya, 01:05', 'Tom, 01:12'],
    ],
    [
      'Priya Sharma 0:12\nWe cut four fields.\nIt took a day.\n\nTom Beck 1:02:00\nAnd then?',
      'Priya Sharma: We cut four fields. It took a day.\n\nTom Beck: And then?',
      ['Priya Sharma, 00:12', 'Tom Beck, 1:02:00'],
    ],
  ])('is read from a pasted transcript: %j', async (text, words, labels) => {
    const { body } = await app.call(addSource, { body: { kind: 'transcript', text } }, as(who));
    expect(body.data.text).toBe(words);
    expect(body.data.passages.map((one) => one.label)).toEqual(labels);
  });

  it('is the article of a web page, without its frame', async () => {
    const address = `${app.sandbox.webUrl}/articles/harbour-lights`;
    const { body } = await app.call(addSource, { body: { kind: 'page', address } }, as(who));
    expect(body.data).toMatchObject({ kind: 'page', address });
    expect(body.data.title).toContain('hand-overs');
    expect(body.data.text).toContain('In the ten weeks before there were 61');
    expect(body.data.text).not.toContain('Gazette');
    const refusal = async (path: string) =>
      (await app.call(addSource, { body: { kind: 'page', address: path } }, as(who))).body.code;
    const { webUrl } = app.sandbox;
    expect(await refusal(`${webUrl}/gone`)).toBe('source_page_missing');
    expect(await refusal(`${webUrl}/members`)).toBe('source_page_closed');
    expect(await refusal(`${webUrl}/loop`)).toBe('source_page_silent');
    expect(await refusal(`${webUrl}/pictures/harbour.png`)).toBe('source_page_other');
    expect(await refusal(`${webUrl}/huge`)).toBe('source_page_too_large');
    expect(await refusal(`${webUrl}/to-private`)).toBe('page_not_allowed');
    expect(await refusal(`${webUrl}/articles/bare`)).toBe('source_page_unreadable');
    expect(await refusal(`${webUrl}/sign-in`)).toBe('source_page_unreadable');
    expect(await refusal('https://www.linkedin.com/posts/somebody')).toBe('source_page_linkedin');
  });

  it('is not fetched on for somebody who has gone, and nothing is kept', async () => {
    const open = new Set<Socket>();
    const silent = createServer((incoming) => {
      open.add(incoming.socket);
      incoming.socket.once('close', () => open.delete(incoming.socket));
    });
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const at = silent.address();
    const address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
    const asking = await createTestApp({ environment: { FETCH_ALLOWED_ADDRESSES: address } });
    try {
      const person = await asking.signUp();
      const leaving = new AbortController();
      const asked = asking.fetch(`/api${addSource.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'page', address: `${address}/article` }),
        signal: leaving.signal,
      });
      const failed = asked.catch((error: unknown) => error);
      await expect.poll(() => open.size).toBe(1);
      leaving.abort();
      expect(await failed).toBeInstanceOf(DOMException);
      // Sooner than the page request would time out.
      await expect.poll(() => open.size, { timeout: pageWaitSeconds * 500 }).toBe(0);
      expect((await asking.context.database.pool.query('SELECT id FROM sources')).rows).toEqual([]);
    } finally {
      await asking.close();
      silent.close();
    }
  });

  it('is a page that leaves the tags of its frame out, and a PDF at an address', async () => {
    const bring = async (path: string) => {
      const body = { kind: 'page' as const, address: `${app.sandbox.webUrl}/${path}` };
      return (await app.call(addSource, { body }, as(who))).body.data;
    };
    const terse = await bring('articles/terse');
    expect(terse.title).toBe('El turno de noche');
    expect(terse.text).toContain('cuarenta minutos');
    const paper = await bring('files/night-shift.pdf');
    expect(paper).toMatchObject({ kind: 'page', title: 'night-shift', pages: 1 });
    expect(paper.text).toContain('handed over in twelve minutes');
  });

  it('is an earlier post of one’s own and of nobody else', async () => {
    const { body } = await app.call(createPost, { body: { text: sentence } }, as(who));
    const mine = await app.call(addSource, { body: { kind: 'post', postId: body.data.id } }, as(who));
    expect(mine.body.data).toMatchObject({ kind: 'post', text: sentence });
    const theirs = await app.call(addSource, { body: { kind: 'post', postId: body.data.id } }, as(other));
    expect(theirs.body.code).toBe('not_found');
  });
});

describe('what cannot be a source is named', () => {
  const bomb = () => {
    const word = strToU8(
      `<w:document><w:body><w:p><w:t>${'a'.repeat(30 * 1024 * 1024)}</w:t></w:p></w:body></w:document>`,
    );
    return zipSync({ 'word/document.xml': word });
  };
  it.each<[string, string, () => Promise<Uint8Array> | Uint8Array | string]>([
    ['a scan', 'source_no_text', () => pdfOf(['', ''])],
    ['a PDF with a password', 'source_locked', () => pdfOf([sentence], { password: 'secret' })],
    ['a broken PDF', 'source_unreadable', () => '%PDF-1.7 nothing of the kind'],
    ['a bomb.docx', 'source_too_large', bomb],
    ['a broken.docx', 'source_unreadable', () => 'PK\u0003\u0004nothing'],
    ['locked.docx', 'source_locked', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
    ['a picture.png', 'source_type_unknown', () => '\u0089PNG'],
    ['bytes.txt', 'source_unreadable', () => new Uint8Array([1, 0, 2, 0, 3])],
    ['empty.txt', 'source_empty', () => ' \n\u200b '],
    ['head.vtt', 'source_empty', () => 'WEBVTT - Call of May\nKind: captions\n\nNOTE recorded\n'],
    ['long.txt', 'source_too_long', () => 'word '.repeat(24_001)],
  ])('%s: %s', async (name, code, make) => {
    const { body } = await bringFile(app, who, name, await make());
    expect(body.code).toBe(code);
  });

  const page = '<!DOCTYPE html><title>Sign in</title>';
  it.each<[string, RegExp, () => Promise<Uint8Array> | Uint8Array | string]>([
    ['page.pdf', /named \.pdf but is not a PDF: it is a web page\. .*Download/, () => page],
    ['notes.PDF', /not a PDF: it is plain text\. Name it \.txt/, () => sentence],
    ['notes.pdf', /not a PDF: it is a Word document .* name it \.docx/, () => docxOf([sentence])],
    [
      'photo.pdf',
      /not a PDF: it is a picture\. .*Paste the text/,
      () => Buffer.from('\u0089PNG\r\n', 'latin1'),
    ],
    ['none.pdf', /not a PDF: it is an empty file\. Download it again/, () => ''],
    ['cut.pdf', /not a PDF: it is damaged or something else\./, () => new Uint8Array([0, 7, 200, 0, 3])],
    ['text.docx', /named \.docx but is not a Word document: it is plain text\./, () => sentence],
    ['half.pdf', /^This PDF is damaged .*Export/, async () => (await pdfOf([sentence])).subarray(0, 400)],
    [
      'secret.pdf',
      /^This PDF is protected with a password\. Save a copy/,
      () => pdfOf([sentence], { password: 'secret' }),
    ],
    ['scan.pdf', /is a scan without text\. Paste/, () => pdfOf(['', ''])],
    [
      'old.docx',
      /password, or of an older Word\./,
      () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    ],
    ['half.docx', /^This Word document is damaged/, () => docxOf([sentence]).subarray(0, 90)],
    ['bytes.txt', /^There is no text in this file/, () => new Uint8Array([1, 0, 2, 0, 3])],
  ])('%s by what is wrong with it and what to do: %s', async (name, told, make) => {
    const { status, body } = await bringFile(app, who, name, await make());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.message).toMatch(told);
  });

  it('a document of too many pages by its number of them, the limit, and what to do', async () => {
    const refused = async (pages: number) => {
      const file = await pdfOf(Array.from({ length: pages }, () => sentence));
      return (await bringFile(app, who, 'report.pdf', file)).body;
    };
    const { message, details } = await refused(21);
    expect(details).toEqual({ pages: 21, limit: 20 });
    expect(message).toMatch(
      /^This document has 21 pages; the limit is 20\. Add only the pages .* the limit is 200 pages/,
    );
    expect((await refused(201)).message).not.toContain('plan');
  });
});

describe('sources and posts', () => {
  it('stand together, are another person’s never, and go together', async () => {
    const source = await bringText(sentence);
    const post = (await app.call(createPost, { body: { text: 'A draft' } }, as(who))).body.data;
    const link = { params: { id: post.id }, body: { sourceId: source.id } };
    expect((await app.call(attachSource, link, as(other))).body.code).toBe('not_found');
    expect((await app.call(getSource, { params: { id: source.id } }, as(other))).body.code).toBe('not_found');
    await app.call(attachSource, link, as(who));
    await app.call(attachSource, link, as(who));
    const own = await app.call(listPostSources, { params: { id: post.id } }, as(who));
    expect(own.body.data.items.map((one) => one.id)).toEqual([source.id]);
    const others = await app.call(listPostSources, { params: { id: post.id } }, as(other));
    expect(others.body.code).toBe('not_found');
    // Unused sources are deleted after a week. One that is attached to a post stays.
    const loose = await bringText('Nothing came of this.');
    app.clock.advance(8 * 86_400_000);
    await app.runPeriodic('sources-sweep');
    const standing = async (id: string) => (await app.call(getSource, { params: { id } }, as(who))).status;
    expect(await standing(loose.id)).toBe(404);
    expect(await standing(source.id)).toBe(200);
    await app.call(deletePost, { params: { id: post.id } }, as(who));
    app.clock.advance(31 * 86_400_000);
    await app.runPeriodic('posts-empty-bin');
    who = { ...who, token: await app.login(who) };
    expect(await standing(source.id)).toBe(404);
  });

  it('are five at most, and one is taken away again', async () => {
    const post = (await app.call(createPost, { body: { text: 'A draft' } }, as(who))).body.data;
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) ids.push((await bringText(`Source ${n}`)).id);
    const codes: (string | undefined)[] = [];
    for (const sourceId of ids)
      codes.push(
        (await app.call(attachSource, { params: { id: post.id }, body: { sourceId } }, as(who))).body.code,
      );
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'source_limit']);
    const second = (await app.call(createPost, { body: { text: 'Another' } }, as(who))).body.data;
    const together = await Promise.all(
      ids.map((sourceId) =>
        app.call(attachSource, { params: { id: second.id }, body: { sourceId } }, as(who)),
      ),
    );
    expect(together.filter(({ body }) => body.code === 'source_limit')).toHaveLength(1);
    const [first = ''] = ids;
    await app.call(removeSource, { params: { id: first }, query: { postId: second.id } }, as(who));
    await app.call(removeSource, { params: { id: first }, query: { postId: post.id } }, as(who));
    expect((await app.call(getSource, { params: { id: first } }, as(who))).status).toBe(404);
  });
});
