import { createServer, type Server } from 'node:http';
import { addSource } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';

const said = ['The night shift handed over in forty minutes.', 'We wrote three lines, and it took twelve.'];
const vtt = `WEBVTT\n\n00:00:01.000 --> 00:00:04.000\n<v Mara Lindt>${said[0]}\n\n00:00:04.000 --> 00:00:09.000\n<v Olu Bank>${said[1]}\n`;
const srt = `1\n00:00:01,000 --> 00:00:04,000\n${said[0]}\n\n2\n00:00:04,000 --> 00:00:09,000\n${said[1]}\n`;
const podcastJson = JSON.stringify({
  version: '1.0.0',
  segments: said.map((body, at) => ({
    speaker: ['Mara Lindt', 'Olu Bank'][at],
    startTime: at * 4,
    endTime: at * 4 + 3,
    body,
  })),
});
const tubeJson = JSON.stringify({
  events: said.map((text, at) => ({
    tStartMs: at * 4_000,
    segs: text.split(/(?= )/).map((utf8) => ({ utf8 })),
  })),
});
const about =
  'How a night shift came to hand over in twelve minutes, told by the two people who measured it.';
const page = (head: string, body = '<p>Watch on.</p>') =>
  `<!doctype html><html><head><title>Night shift</title>${head}</head><body>${body}</body></html>`;
const tube = (tracks: object[]) =>
  page(
    `<script>var ytInitialPlayerResponse = ${JSON.stringify({
      captions: { playerCaptionsTracklistRenderer: { captionTracks: tracks } },
      videoDetails: { title: 'Night shift; "twelve" {minutes}', shortDescription: about },
    })};var later = {"a":1};</script>`,
  );
const article = `<article><h1>Lamps</h1>${'<p>The harbour has forty lamps, and each of them is lit by hand at dusk by people who know it.</p>'.repeat(6)}</article>`;
const feed = (link: string, transcripts: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel><title>Lamps</title><link>${link}</link>` +
  `<item><title>Without a transcript</title><link>${link}/none</link><guid>0</guid><pubDate>Tue, 24 Nov 2026 09:00:00 GMT</pubDate></item>` +
  `<item><title>Twelve minutes</title><link>${link}/episode?utm_source=feed</link><guid>1</guid><pubDate>Tue, 17 Nov 2026 09:00:00 GMT</pubDate>${transcripts}</item>` +
  `</channel></rss>`;

let app: TestApp;
let server: Server;
let origin = '';
let token = '';
let wanted: string[] = [];

const pages: Record<string, () => [type: string, body: string]> = {
  '/spoken.vtt': () => ['text/vtt', vtt],
  '/spoken.srt': () => ['application/x-subrip', srt],
  '/untyped.srt': () => ['text/plain', srt],
  '/podcast.json': () => ['application/json', podcastJson],
  '/tube.json': () => ['application/json; charset=utf-8', tubeJson],
  '/other.json': () => ['application/json', '{"name":"Limelight"}'],
  '/storyboard.vtt': () => ['text/vtt', 'WEBVTT\n\n00:00.000 --> 00:05.000\nsprite.jpg#xywh=0,0,160,90\n'],
  '/timed': () => ['text/vtt', vtt],
  '/nothing': () => ['text/vtt', ''],
  '/tube': () => [
    'text/html',
    tube([
      { baseUrl: '/timed?lang=de', languageCode: 'de' },
      { baseUrl: '/timed?lang=en&kind=asr', languageCode: 'en', kind: 'asr' },
      { baseUrl: '/timed?lang=en', languageCode: 'en' },
    ]),
  ],
  '/tube-empty': () => [
    'text/html',
    tube([{ baseUrl: '/nothing?lang=en', languageCode: 'en', kind: 'asr' }]),
  ],
  '/loom': () => [
    'text/html',
    page(
      `<meta property="og:type" content="video.other"><script>window.state = {"thumbs":"\\/storyboard.vtt","captions_source_url":"\\/spoken.vtt?Policy=a\\u0026Key=b"}</script>`,
    ),
  ],
  '/vimeo': () => [
    'text/html',
    page(
      `<meta property="og:type" content="video"><meta property="og:video:secure_url" content="${origin}/player"><meta property="og:description" content="${about}">`,
    ),
  ],
  '/player': () => [
    'text/html',
    page(
      '<script>window.playerConfig = {"request":{"text_tracks":[{"lang":"en","url":"/spoken.vtt?token=1","kind":"captions"}]}}</script>',
    ),
  ],
  '/track': () => [
    'text/html',
    page(
      '<meta property="og:type" content="video.other">',
      '<video><track kind="metadata" src="/storyboard.vtt"><track kind="captions" srclang="en" src="spoken.vtt"></video>',
    ),
  ],
  '/structured': () => [
    'text/html',
    page(
      `<script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': ['Thing', 'VideoObject'], name: 'Twelve minutes', transcript: said.join(' ') }] })}</script>`,
    ),
  ],
  '/described': () => [
    'text/html',
    page(
      `<meta property="og:type" content="video.other"><meta property="og:description" content="${about}">`,
      '',
    ),
  ],
  '/embedded': () => [
    'text/html',
    page(
      '<meta property="og:type" content="article"><meta property="og:title" content="Lamps">',
      `${article}<video><track kind="captions" src="/spoken.vtt"></video>`,
    ),
  ],
  '/feed-json': () => [
    'application/rss+xml',
    feed(
      origin,
      `<podcast:transcript url="/spoken.srt" type="application/srt"/><podcast:transcript url="/podcast.json" type="application/json"/>`,
    ),
  ],
  '/feed-srt': () => [
    'text/xml',
    feed(
      origin,
      `<podcast:transcript url="${origin}/gone.vtt" type="text/vtt"/><podcast:transcript url="/spoken.srt" type="application/x-subrip"/>`,
    ),
  ],
  '/feed-none': () => ['text/xml', feed(origin, '')],
  '/episode': () => [
    'text/html',
    page(
      `<meta property="og:title" content="Twelve minutes"><link rel="alternate" type="application/rss+xml" href="/feed-json">`,
      `${article}<audio src="/a.mp3"></audio>`,
    ),
  ],
  '/none': () => [
    'text/html',
    page(
      '<link rel="alternate" type="application/rss+xml" href="/feed-json">',
      `${article}<audio src="/a.mp3"></audio>`,
    ),
  ],
};

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '', 'http://x').pathname;
    wanted.push(incoming.url ?? '');
    const found = Object.hasOwn(pages, path) ? pages[path]?.() : undefined;
    outgoing.writeHead(found === undefined ? 404 : 200, { 'content-type': found?.[0] ?? 'text/plain' });
    outgoing.end(found?.[1] ?? '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const at = server.address();
  origin = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
  app = await createTestApp({ environment: { FETCH_ALLOWED_ADDRESSES: origin } });
  ({ token } = await app.signUp());
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  server.close();
});

async function add(path: string) {
  wanted = [];
  const { body } = await app.call(addSource, { body: { kind: 'page', address: origin + path } }, { token });
  return body;
}

describe('a recording at an address', () => {
  it.each([
    ['/tube', 'Night shift; "twelve" {minutes}'],
    ['/loom', 'Night shift'],
    ['/vimeo', 'Night shift'],
    ['/track', 'Night shift'],
    ['/structured', 'Twelve minutes'],
    ['/spoken.vtt', ''],
    ['/spoken.srt', ''],
    ['/untyped.srt', ''],
    ['/podcast.json', ''],
    ['/tube.json', ''],
    ['/feed-json', 'Twelve minutes'],
    ['/feed-srt', 'Twelve minutes'],
    ['/episode', 'Twelve minutes'],
  ])('is what is said in it: %s', async (path, title) => {
    const { data } = await add(path);
    expect(data).toMatchObject({ kind: 'transcript', own: false });
    const words = data.text.replaceAll(/(?:Mara Lindt|Olu Bank): /g, '').replace(/\s+/g, ' ');
    expect(words).toBe(said.join(' '));
    expect(data.title === title || title === '').toBe(true);
    expect(data.address).toContain(path === '/feed-json' || path === '/feed-srt' ? '/episode' : path);
  });

  it('prefers captions that somebody wrote, in the language that is spoken', async () => {
    await add('/tube');
    expect(wanted).toEqual(['/tube', '/timed?lang=en&fmt=vtt']);
  });

  it('keeps who speaks where the captions name them', async () => {
    const { data } = await add('/podcast.json');
    expect(data.text).toMatch(/^Mara Lindt: .*\n\nOlu Bank: /u);
  });

  it('is its description where nothing else is public, and says so', async () => {
    for (const path of ['/tube-empty', '/described']) {
      const { data } = await add(path);
      expect(data).toMatchObject({ kind: 'page', text: about });
    }
  });

  it('does not replace an article that only contains one, or the notes of an episode without a transcript', async () => {
    for (const path of ['/embedded', '/none']) {
      const { data } = await add(path);
      expect(data.kind).toBe('page');
      expect(data.text).toContain('The harbour has forty lamps');
    }
  });

  it('is refused where nothing is said in it', async () => {
    for (const path of ['/feed-none', '/other.json', '/storyboard.vtt'])
      expect([path, (await add(path)).code]).toEqual([path, 'source_page_unreadable']);
  });
});
