import { gzipSync } from 'node:zlib';
import { bytes, empty, type Answer } from '../http/answer.ts';
import { ALREADY_SENT, type Router } from '../http/router.ts';
import { html, type Markup } from '../pages/html.ts';
import { paintPng } from '../pages/png.ts';
import { onePagePdf } from './pdf.ts';
import { ARTICLES, type Article } from './articles.ts';

const PICTURE = '/web/pictures/harbour.png';
const FIRST = '/web/articles/harbour-lights';

/** A picture of dusk over water, 1200 x 627, for link cards. */
let harbour: Buffer | undefined;
function paintHarbour(): Buffer {
  harbour ??= paintPng(1200, 627, (x, y) => {
    const lamp = y < 380 && (x - 300) ** 2 + (y - 240) ** 2 < 48 ** 2;
    if (lamp) return [255, 226, 150];
    if (y > 380) return [24, 52 + Math.floor((y - 380) / 12), 84];
    return [232 - Math.floor(y / 4), 150 - Math.floor(y / 6), 120 + Math.floor(y / 8)];
  });
  return harbour;
}

function page(body: Markup | string, type = 'text/html; charset=utf-8'): Answer {
  return bytes(Buffer.from(typeof body === 'string' ? body : body.text), type);
}

function tagsOf({ tags, title, description, picture }: Article, origin: string): Markup {
  switch (tags) {
    case 'open-graph':
      return html`<meta property="og:type" content="article" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        ${picture && html`<meta property="og:image" content="${origin}${PICTURE}" />`}
        ${picture && html`<meta property="og:image:alt" content="A lamp over a harbour at dusk" />`}`;
    case 'twitter':
      return html`<meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content="${title}" />
        <meta name="twitter:description" content="${description}" />
        ${picture && html`<meta name="twitter:image" content="${PICTURE}" />`}`;
    case 'none':
      return html`<meta name="description" content="${description}" />`;
  }
}

function print(article: Article, origin: string): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${article.title}</title>
        ${tagsOf(article, origin)}
      </head>
      <body>
        <header><a href="${FIRST}">The Stand-in Gazette</a></header>
        <main>
          <article>
            <h1>${article.title}</h1>
            ${article.paragraphs.map((text) => html`<p>${text}</p>`)}
          </article>
        </main>
      </body>
    </html>`;
}

/** Four people named in machine-readable form, in three different ways, and one named only in a sentence. */
const TEAM = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Team – Lampworks</title><meta property="og:site_name" content="Lampworks">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Organization","name":"Lampworks","employee":[{"@type":"Person","name":"Mara Quist","jobTitle":"Head of operations","email":"mailto:mara@lampworks.example","worksFor":{"@type":"Organization","name":"Lampworks"},"sameAs":["https://www.linkedin.com/in/mara-quist-example"]}]},{"@type":"Person","name":"Nils Barred","jobTitle":"Head of operations"}]}</script>
<script type="application/ld+json">{"@type":"Person","name":</script></head><body><h1>Team</h1>
<div itemscope itemtype="https://schema.org/Person"><a itemprop="name" href="/web/company/team#olu">Olu <b>Bank</b></a>, <span itemprop="jobTitle">Head of night operations</span></div>
<p>Write to <a href="mailto:ida.holm@lampworks.example?subject=Hello">Ida Holm</a> or to <a href="mailto:info@lampworks.example">our office</a>.</p>
<p>Jonas Vey, head of operations in Cork, is named in a sentence only.</p></body></html>`;

const moved = (location: string): Answer => empty(302, { location });

/** Pages that people link to, and some that misbehave. */
export function mountWeb(router: Router): void {
  for (const article of ARTICLES)
    router.add('GET', article.path, (call) => page(print(article, `http://${call.headers.host ?? ''}`)));
  router.add('GET', '/web', () => moved(FIRST));
  router.add('GET', PICTURE, () => bytes(paintHarbour(), 'image/png'));
  router.add('GET', '/web/pictures/drawing.svg', () =>
    page('<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'image/svg+xml'),
  );
  router.add('GET', '/web/pictures/huge.png', () =>
    bytes(Buffer.concat([paintHarbour(), Buffer.alloc(6_000_000)]), 'image/png'),
  );
  router.add('GET', '/web/company/team', () => page(TEAM));
  router.add('GET', '/web/articles/bare', () => page('<p>A page that says nothing of itself.</p>'));
  router.add('GET', '/web/articles/old-letters', () =>
    bytes(
      Buffer.from(
        '<html><head><title>Café à la carte</title></head><body><p>Déjà vu</p></body></html>',
        'latin1',
      ),
      'text/html; charset=iso-8859-1',
    ),
  );
  router.add('GET', '/web/files/report.pdf', () => page('%PDF-1.7', 'application/pdf'));
  router.add('GET', '/web/files/night-shift.pdf', () =>
    bytes(
      onePagePdf(['The night shift handed over in twelve minutes.', 'In March it had taken forty.']),
      'application/pdf',
    ),
  );
  // The html, head and body tags can be omitted.
  router.add('GET', '/web/articles/terse', () =>
    page(
      '<!doctype html><html lang=es><title>El turno de noche</title><article><h1>El turno de noche</h1><p>En marzo el relevo duraba cuarenta minutos. En mayo duraba doce, porque se escribían tres líneas y nada más.</article>',
    ),
  );
  router.add('GET', '/web/sign-in', () =>
    page(
      '<html><head><title>Sign in</title></head><body><h1>Sign in to go on reading</h1><p>This article is for members. Sign in with the address and the password that you chose.</p><form><input name="address"><input type="password"></form></body></html>',
    ),
  );
  router.add('GET', '/web/members', () => ({ ...page('<title>Members only</title>'), status: 403 }));
  router.add('GET', '/web/huge', () => page(`<title>Huge</title>${'<p>More and more.</p>'.repeat(150_000)}`));
  router.add('GET', '/web/bomb', () => ({
    status: 200,
    headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' },
    body: gzipSync(Buffer.alloc(60_000_000, ' ')),
  }));
  router.add('GET', '/web/gone', () => ({ ...page('<title>Gone</title>'), status: 410 }));
  router.add('GET', '/web/to-private', () => moved('http://169.254.169.254/latest/meta-data/'));
  router.add('GET', '/web/to-file', () => moved('file:///etc/hostname'));
  router.add('GET', '/web/to-control', () => moved('/control/linkedin/members'));
  router.add('GET', '/web/loop', () => moved('/web/loop'));
  router.add('GET', '/web/moved/:times', ({ params }) => {
    const left = Number(params['times']);
    return moved(left > 1 ? `/web/moved/${left - 1}` : FIRST);
  });
  // The headers arrive at once and the body never does, so the client has to time out.
  router.add('GET', '/web/slow', ({ outgoing }) => {
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    outgoing.write('<!doctype html><title>Slow</title>');
    return ALREADY_SENT;
  });
}
