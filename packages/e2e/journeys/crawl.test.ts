import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { crawl, inParallel, pathOf, type PrintedPage } from '../support/crawl.ts';
import { faultsOf, typesOf } from '../support/structured.ts';

const base = inject('programUrl');
let browser: Browser;
let reader: Page;
let listed: string[];
let pages: Map<string, PrintedPage>;

const get = (path: string) => fetch(base + path);

beforeAll(async () => {
  browser = await launchBrowser();
  reader = await browser.newPage();
  const sitemap = await (await get('/sitemap.xml')).text();
  listed = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
  pages = await crawl(reader, base, [...new Set(['/', ...listed])]);
});
afterAll(() => browser.close());

/** The problems that `judge` finds, page by page. */
function faults(judge: (page: PrintedPage) => readonly string[]): string[] {
  return [...pages.values()].flatMap((page) => judge(page).map((fault) => `${page.path}: ${fault}`));
}

describe('the printed site', () => {
  it('is reached whole from the start page: the sitemap lists nothing that no page leads to', async () => {
    const fromStart = await crawl(reader, base, ['/']);
    expect(listed.filter((path) => !fromStart.has(path))).toEqual([]);
    expect(listed.length).toBeGreaterThan(40);
  });

  it('says once on each page what it is', () => {
    const once = (name: string, values: readonly string[]) =>
      values.length === 1 && values[0] !== '' ? [] : [`${name}: ${JSON.stringify(values)}`];
    expect(
      faults((page) => [
        ...once('title', page.titles),
        ...once('description', page.descriptions),
        ...once('h1', page.headings),
        ...(page.robots === 'noindex' ? [] : once('canonical', page.canonicals)),
        ...(page.lang === 'en' ? [] : [`lang ${page.lang}`]),
        ...page.doubledIds.map((id) => `two elements are called ${id}`),
        ...page.picturesWithoutAlt,
        ...page.externalWithoutRel.map((link) => `${link} without rel`),
      ]),
    ).toEqual([]);
  });

  it('starts the program of the application only where a form or a tool needs it', () => {
    const starting = [...pages.values()].filter((page) => page.hasProgram).map((page) => page.path);
    const needed = /^\/(login|sign-up|(verify|reset|forgot)-\w+|contactus|refund-policy|tools\/[\w-]+)$/;
    expect(starting.filter((path) => !needed.test(path))).toEqual([]);
  });

  it('says on no two pages the same, and names the address it runs under', () => {
    const indexed = [...pages.values()].filter((page) => page.robots === null);
    for (const values of [
      indexed.map((page) => page.titles[0]),
      indexed.map((page) => page.descriptions[0]),
      indexed.map((page) => page.picture),
    ])
      expect(new Set(values).size).toBe(indexed.length);
    for (const page of indexed) expect(page.canonicals).toEqual([base + page.path]);
    expect(listed.filter((path) => !indexed.some((page) => page.path === path))).toEqual([]);
  });

  it('has structured data that can be read', () => {
    expect(faults((page) => faultsOf(page.structured))).toEqual([]);
    const types = (path: string) => typesOf(pages.get(path)?.structured ?? []);
    expect(types('/')).toEqual(expect.arrayContaining(['Organization', 'FAQPage']));
    expect(types('/pricing')).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage', 'Product']));
    expect(types('/faq')).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage']));
    const without = (type: string, paths: readonly string[]) =>
      paths.filter((path) => !types(path).includes(type));
    expect(
      without(
        'Article',
        listed.filter((path) => /^\/blog\/[^/]+$/.test(path)),
      ),
    ).toEqual([]);
    expect(without('BreadcrumbList', listed)).toEqual(['/', '/login', '/sign-up']);
  });

  it('has no dead link, no dead anchor and no missing file', async () => {
    const assets = new Set([...pages.values()].flatMap((page) => page.assets));
    // The router reloads a page endlessly when a file in its manifest is missing.
    const manifest = [...assets].find((path) => /\/manifest-[\w-]+\.js$/.test(path)) ?? '/no-manifest';
    const named = (await (await get(manifest)).text()).matchAll(/"(\/assets\/[^"]+)"/g);
    for (const [, file = ''] of named) assets.add(file);
    expect(assets.size).toBeGreaterThan(100);
    const dashboard = [...pages.values()]
      .flatMap((page) => page.links)
      .filter((link) => link.startsWith('/dashboard'));
    const dead: string[] = [];
    await inParallel([...new Set([...assets, ...dashboard])], 8, async (path) => {
      const response = await get(path);
      await response.arrayBuffer();
      if (response.status !== 200) dead.push(`${path} answers ${response.status}`);
    });
    expect(dead).toEqual([]);
    expect(
      faults((page) =>
        page.links
          // `#measuring` is not an anchor. It reopens the consent banner.
          .filter((link) => link.includes('#') && link !== '/#measuring' && !link.startsWith('/dashboard'))
          .filter((link) => {
            const id = decodeURIComponent(link.slice(link.indexOf('#') + 1));
            return !pages.get(pathOf(link, page.path))?.ids.includes(id);
          }),
      ),
    ).toEqual([]);
  });

  it('has a picture for each page, of the size that other sites ask for', async () => {
    for (const page of pages.values()) {
      if (page.robots !== null) continue;
      expect(page.pictureAlt).toContain('Limelight');
      const response = await fetch(page.picture ?? '');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([response.headers.get('content-type'), bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
        'image/png',
        1200,
        630,
      ]);
      expect(bytes.length).toBeLessThan(100_000);
    }
  });

  it('opens in a browser without a word on the console or a request that fails', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const complaints: string[] = [];
    await inParallel([...pages.keys()], 6, async (path) => {
      const page = await context.newPage();
      page.on('console', (message) => complaints.push(`${path}: ${message.type()} ${message.text()}`));
      page.on('pageerror', (error) => complaints.push(`${path}: thrown ${error.message}`));
      page.on('requestfailed', (request) => complaints.push(`${path}: ${request.url()} failed`));
      page.on('response', (response) => {
        if (response.status() >= 400)
          complaints.push(`${path}: ${response.url()} answers ${response.status()}`);
      });
      // Other pages request nothing after they have loaded.
      await page.goto(base + path, { waitUntil: 'load' });
      if (pages.get(path)?.hasProgram || pages.get(path)?.asks) await page.waitForLoadState('networkidle');
      const counts = await page.evaluate(() =>
        ['title', 'link[rel="canonical"]', 'meta[name="description"]', 'h1', 'main'].map(
          (selector) => document.querySelectorAll(selector).length,
        ),
      );
      const indexed = pages.get(path)?.robots === null;
      if (counts.join() !== [1, indexed ? 1 : 0, 1, 1, 1].join())
        complaints.push(`${path}: title, canonical, description, h1, main are there ${counts.join()} times`);
      await page.close();
    });
    await context.close();
    expect(complaints).toEqual([]);
  });

  it.each([
    '/no/such/page',
    '/blog/nothing',
    '/tools/nothing',
    '/pricing/x',
    '/dashboards',
    '/assets/gone.js',
  ])('answers 404 with help at %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const page = await readNotFound(await response.text());
    expect(page).toEqual(expect.arrayContaining(['/', '/tools', '/help', '/sitemap', '/pricing', '/blog']));
  });
});

async function readNotFound(html: string): Promise<string[]> {
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html.replaceAll('<!-- -->', '')).toContain('© 2025');
  return Array.from(html.matchAll(/href="([^"]+)"/g), ([, href = '']) => href);
}

describe('the files beside the pages', () => {
  it('tell programs what there is', async () => {
    const text = async (path: string) => (await get(path)).text();
    expect(await text('/robots.txt')).toContain(`Sitemap: ${base}/sitemap.xml`);
    const llms = await text('/llms.txt');
    for (const path of listed) expect(llms).toContain(`(${base}${path})`);
    const feed = await text('/blog/feed.xml');
    expect(feed).toContain(`<link rel="self" href="${base}/blog/feed.xml"/>`);
    expect(feed.match(/<entry>/g)?.length).toBeGreaterThanOrEqual(8);
    const expires = /^Expires: (.+)$/m.exec(await text('/.well-known/security.txt'))?.[1] ?? '';
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
    for (const path of [
      '/sitemap.xml',
      '/robots.txt',
      '/llms.txt',
      '/blog/feed.xml',
      '/.well-known/security.txt',
    ])
      expect(await text(path)).not.toContain('printed-origin');
  });

  it('install the program with icons that are there', async () => {
    const response = await get('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    const icons = (await response.text()).matchAll(/"src": "([^"]+\.png)",\s*"sizes": "(\d+)/g);
    for (const [, src = '', size = ''] of icons) {
      const bytes = Buffer.from(await (await get(src)).arrayBuffer());
      expect(bytes.readUInt32BE(16)).toBe(Number(size));
    }
    for (const path of ['/favicon.svg', '/favicon-32.png', '/apple-touch-icon.png'])
      expect((await get(path)).status).toBe(200);
  });
});
