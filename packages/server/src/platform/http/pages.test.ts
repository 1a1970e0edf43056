import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { printedOrigin } from '@limelight/contracts/catalog';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { createPageListener } from './page-listener.ts';
import { createPages } from './pages.ts';

const root = mkdtempSync(join(tmpdir(), 'limelight pages '));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files: Readonly<Record<string, string>> = {
  'index.html': '<h1>Home</h1>',
  'login/index.html': '<h1>Log in</h1>',
  '404/index.html': '<h1>Nothing here</h1>',
  '__spa-fallback.html': '<div>Application</div>',
  'assets/app-1a2b.js': 'console.log(1)',
  'about/index.html': `<link rel="canonical" href="${printedOrigin}/about">`,
  'sitemap.xml': `<loc>${printedOrigin}/</loc><loc>${printedOrigin}/about</loc>`,
  'csp-hashes.json': '["sha256-abc"]',
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
writeFileSync(join(root, 'index.html.br'), brotliCompressSync('<h1>Home</h1>'));
writeFileSync(join(root, 'about/index.html.br'), brotliCompressSync(files['about/index.html'] ?? ''));

const serving = (siteUrl: string) => {
  const pages = createPages(root, siteUrl);
  return { pages, app: new Hono().get('*', (http) => pages.serve(http)) };
};
const { pages, app } = serving('https://one.example');
const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe('the built page', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/login', 200, 'Log in'],
    ['/login/', 200, 'Log in'],
    ['/dashboard', 200, 'Application'],
    ['/dashboard/anything/at?all=1', 200, 'Application'],
    ['/linkedin/callback?code=1', 200, 'Application'],
    ['/dashboards', 404, 'Nothing here'],
    ['/404', 404, 'Nothing here'],
    ['/csp-hashes.json', 404, 'Nothing here'],
    ['/index.html.br', 404, 'Nothing here'],
    ['/../../etc/passwd', 404, 'Nothing here'],
    ['/%2e%2e%2fpackage.json', 404, 'Nothing here'],
  ])('answers %s with %i', async (path, status, text) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)]);
  });

  it('misses a file that a build took away under the running program', async () => {
    const gone = join(root, 'assets/gone-9f9f.js');
    writeFileSync(gone, 'console.log(9)');
    const { app: running, pages: found } = serving('https://gone.example');
    rmSync(gone);
    expect(found.find('/assets/gone-9f9f.js')).toBeNull();
    expect((await running.request('/assets/gone-9f9f.js')).status).toBe(404);
  });

  it('leads from a name that people type to the page itself', async () => {
    const response = await ask('/signup?next=%2Fdashboard%2Fpricing');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/sign-up?next=%2Fdashboard%2Fpricing');
  });

  it('is compressed when the browser takes it, and told apart by its content', async () => {
    const plain = await ask('/');
    const packed = await ask('/', { 'accept-encoding': 'gzip, br' });
    expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([
      null,
      'br',
    ]);
    expect((await ask('/', { 'if-none-match': plain.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('lets what carries its hash in its name be kept for ever, and nothing else', async () => {
    expect((await ask('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable');
    expect((await ask('/')).headers.get('cache-control')).toBe('no-cache');
  });

  it('carries the address that the installation has, in every form, and is told apart by it', async () => {
    const other = serving('http://localhost:4000').app;
    expect(await (await ask('/sitemap.xml')).text()).toBe(
      '<loc>https://one.example/</loc><loc>https://one.example/about</loc>',
    );
    const page = '<link rel="canonical" href="http://localhost:4000/about">';
    const get = async (encoding: string) =>
      other.request('/about', { headers: { 'accept-encoding': encoding } });
    const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
    const plain = await get('identity');
    expect(await plain.text()).toBe(page);
    expect(brotliDecompressSync(await bytes(await get('br'))).toString()).toBe(page);
    expect(gunzipSync(await bytes(await get('gzip'))).toString()).toBe(page);
    expect(plain.headers.get('etag')).not.toBe((await ask('/about')).headers.get('etag'));
  });

  it('hands over the hashes of its inline scripts', () => {
    expect(pages.scriptHashes).toEqual(['sha256-abc']);
  });
});

describe('a file that the application never sees', () => {
  const seen: string[] = [];
  const sends = createPageListener({
    pages,
    metrics: createMetrics(),
    securityHeaders: { 'content-security-policy': "default-src 'self'" },
  });
  const server = createServer((request, response) => {
    if (sends(request, response)) return;
    seen.push(request.url ?? '');
    response.end('application');
  });
  let base = '';
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    base = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  });
  afterAll(() => server.close());
  const get = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    fetch(base + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });

  it('comes with the headers of every answer and its length', async () => {
    const response = await get('/login?next=%2Fx');
    expect(await response.text()).toBe('<h1>Log in</h1>');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(response.headers.get('content-length')).toBe('15');
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('is not sent again to who has it, nor at all to who asks for its headers', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', 'GET', { 'if-none-match': etag })).status).toBe(304);
    const head = await get('/', 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '13', '']);
  });

  it.each(['/api/system', '/none', '/404', '/%61bout', '/login%2F'])(
    'leaves %s to the application',
    async (path) => {
      expect(await (await get(path)).text()).toBe('application');
      expect(seen.at(-1)).toBe(path);
    },
  );

  it('leaves a POST to the application', async () => {
    expect(await (await get('/', 'POST')).text()).toBe('application');
  });
});
