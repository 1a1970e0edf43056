import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { bytes, empty, type Answer } from '../../http/answer.ts';
import { ALREADY_SENT, type Call, type Handled, type Router } from '../../http/router.ts';
import { html, escapeHtml } from '../../pages/html.ts';
import { ENCODED, encode } from './encodings.ts';
import { printAtom, printJson, printRss, type Printed } from './print.ts';
import { STORIES, type Story } from './stories.ts';
import { openingsFeed, openingsJson, tradeFeed } from './work.ts';

const rssType = 'application/rss+xml; charset=utf-8';
const hostOf = (call: Call) => `http://${call.headers.host ?? ''}`;

/** Answers 304 if the client already has this version, as feed servers do. */
function versioned(call: Call, body: Buffer, type: string): Answer {
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  return call.headers['if-none-match'] === etag
    ? empty(304, { etag })
    : bytes(body, type, { etag, 'cache-control': 'max-age=60' });
}

/** Stories appear on the hour, so that a feed stays the same between two requests. */
const hour = (now: number) => Math.floor(now / 3_600_000) * 3_600_000;

function printed(call: Call, now: number, title: string, stories: readonly Story[]): Printed {
  const site = `${hostOf(call)}/web/gazette`;
  return { title, site, stories, now: hour(now), addressOf: ({ slug }) => `${site}/${slug}` };
}

function storyPage(story: Story): Answer {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${story.title}</title>
        <link rel="alternate" type="application/rss+xml" href="/web/feeds/gazette.xml" />
      </head>
      <body>
        <main>
          <article>
            <h1>${story.title}</h1>
            ${story.paragraphs.map((text) => html`<p>${text}</p>`)}
          </article>
        </main>
      </body>
    </html>`;
  return bytes(Buffer.from(page.text), 'text/html; charset=utf-8');
}

function manyItems(count: number): Buffer {
  const items = Array.from(
    { length: count },
    (_, index) =>
      `<item><title>Wire story ${index}</title><link>http://wire.example.com/${index}</link><guid isPermaLink="false">wire-${index}</guid><pubDate>${new Date(
        1_790_000_000_000 - index * 60_000,
      ).toUTCString()}</pubDate><description>${escapeHtml(`<p>Item ${index} of a busy wire.</p>`)}</description></item>`,
  );
  return Buffer.from(
    `<?xml version="1.0"?><rss version="2.0"><channel><title>Wire</title><link>http://wire.example.com/</link><description>All</description>${items.join('')}</channel></rss>`,
  );
}

/** Sends items until the client disconnects. */
function endless({ outgoing }: Call): Handled {
  outgoing.writeHead(200, { 'content-type': rssType });
  outgoing.write('<?xml version="1.0"?><rss version="2.0"><channel><title>Endless</title>');
  const item = `<item><title>More</title><description>${'more '.repeat(2_000)}</description></item>`;
  const more = () => {
    while (!outgoing.destroyed && outgoing.write(item.repeat(20)));
    if (!outgoing.destroyed) outgoing.once('drain', more);
  };
  more();
  return ALREADY_SENT;
}

/** Feeds of fictional publishers, and some that misbehave. `now` is the time in epoch ms. */
export function mountFeeds(router: Router, now: () => number): void {
  const gazette = STORIES.filter((_, index) => index % 2 === 0);
  const feeds: readonly [name: string, type: string, print: (call: Call) => string][] = [
    ['gazette.xml', rssType, (call) => printRss(printed(call, now(), 'The Stand-in Gazette', STORIES))],
    [
      'ledger.atom',
      'application/atom+xml',
      (call) => printAtom(printed(call, now(), 'Stand-in Ledger', gazette)),
    ],
    [
      'table.json',
      'application/feed+json',
      (call) => printJson(printed(call, now(), 'Stand-in Table', STORIES.slice(2, 6))),
    ],
  ];
  const work: readonly [string, string, (now: number) => string][] = [
    ['openings.xml', rssType, openingsFeed],
    ['openings.json', 'application/feed+json', openingsJson],
    ['trade.xml', rssType, tradeFeed],
  ];
  for (const [name, type, print] of work)
    router.add('GET', `/web/feeds/${name}`, (call) => versioned(call, Buffer.from(print(hour(now()))), type));
  for (const [name, type, print] of feeds)
    router.add('GET', `/web/feeds/${name}`, (call) => versioned(call, Buffer.from(print(call)), type));
  router.add('GET', '/web/gazette', () =>
    bytes(
      Buffer.from(
        '<!doctype html><html><head><title>The Stand-in Gazette</title><link rel="alternate" type="application/rss+xml" title="Comments" href="/web/feeds/comments/feed.xml"><link rel="alternate" type="application/rss+xml" href="/web/feeds/gazette.xml"></head><body><h1>The Stand-in Gazette</h1></body></html>',
      ),
      'text/html; charset=utf-8',
    ),
  );
  for (const story of STORIES) router.add('GET', `/web/gazette/${story.slug}`, () => storyPage(story));
  router.add('GET', '/robots.txt', () =>
    bytes(
      Buffer.from(
        'User-agent: *\nDisallow: /web/feeds/closed.xml\n\nUser-agent: Limelight\nDisallow: /web/feeds/closed.xml\n',
      ),
      'text/plain',
    ),
  );
  const plain = Buffer.from(
    '<?xml version="1.0"?><rss version="2.0"><channel><title>Plain</title><item><title>One</title><link>http://plain.example.com/1</link></item></channel></rss>',
  );
  router.add('GET', '/web/feeds/closed.xml', () => bytes(plain, rssType));
  router.add('GET', '/web/feeds/plain.xml', (call) => versioned(call, plain, rssType));
  router.add('GET', '/web/feeds/packed.xml', () =>
    bytes(gzipSync(plain), rssType, { 'content-encoding': 'gzip' }),
  );
  router.add('GET', '/web/feeds/moved.xml', () => empty(301, { location: '/web/feeds/plain.xml' }));
  router.add('GET', '/web/feeds/elsewhere.xml', () => empty(302, { location: '/web/feeds/plain.xml' }));
  router.add('GET', '/web/feeds/loop.xml', () => empty(302, { location: '/web/feeds/loop.xml' }));
  router.add('GET', '/web/feeds/gone.xml', () => empty(410));
  router.add('GET', '/web/feeds/busy.xml', () => empty(429, { 'retry-after': '7200' }));
  router.add('GET', '/web/feeds/many.xml', () => bytes(manyItems(10_000), rssType));
  router.add('GET', '/web/feeds/endless.xml', endless);
  router.add('GET', '/web/feeds/hangs.xml', ({ outgoing }) => {
    outgoing.writeHead(200, { 'content-type': rssType });
    outgoing.write('<?xml version="1.0"?><rss');
    return ALREADY_SENT;
  });
  // The header declares a different encoding than the bytes have, as on misconfigured servers.
  router.add('GET', '/web/feeds/contradicting.xml', () =>
    bytes(encode(encodedFeed('utf-8', 'Café — 東京'), 'utf-8'), 'text/xml; charset=iso-8859-1'),
  );
  for (const [label, title] of ENCODED)
    router.add('GET', `/web/feeds/encodings/${label}.xml`, () =>
      bytes(encode(encodedFeed(label, title), label), 'text/xml'),
    );
}

function encodedFeed(label: string, title: string): string {
  return `<?xml version="1.0" encoding="${label.replace(/^utf-16.*/, 'utf-16')}"?><rss version="2.0"><channel><title>${title}</title><item><title>${title}</title><link>http://letters.example.com/1</link></item></channel></rss>`;
}
