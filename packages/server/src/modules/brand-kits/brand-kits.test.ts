import { createBrandKit, deleteBrandKit, listBrandKits, readBrand } from '@limelight/contracts';
import { noBrand } from '@limelight/slides';
import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { readSite } from './read-site.worker.ts';

const page = `<!doctype html><html><head><title>Home | Example</title>
<meta property="og:site_name" content="Calm Teams &amp; Co"><meta name="theme-color" content="#0a7">
<link rel="icon" sizes="32x32" href="/small.png"><link rel="apple-touch-icon" href="/logo.png"></head><body>Hello</body></html>`;

let app: TestApp;
let who: Person;
let site: Server;
let address: string;
beforeAll(async () => {
  const red = { width: 64, height: 64, channels: 3, background: '#d02020' } as const;
  const logo = await sharp({ create: red }).png().toBuffer();
  site = createServer((request, response) => {
    if (request.url === '/logo.png') response.writeHead(200, { 'content-type': 'image/png' }).end(logo);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const bound = site.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  address = `http://127.0.0.1:${port}/`;
  app = await createTestApp({ environment: { FETCH_ALLOWED_ADDRESSES: address } });
  who = await app.signUp();
});
afterAll(async () => {
  await app.close();
  site.close();
});

it('reads name, logo and colours from a website', async () => {
  const { body } = await app.call(readBrand, { body: { address } }, { token: who.token });
  const { name, brand } = body.data;
  expect(name).toBe('Calm Teams & Co');
  expect(brand.logo).toMatch(/^[0-9a-f-]{36}$/);
  expect(brand.primary).toBe('#d02020');
  expect(brand.secondary).toBe('#00aa77');
});

it('finds its way through a page of nothing but broken tags', async () => {
  const html = '<link rel=icon href="http://"><meta name=theme-color content="red">'.repeat(20_000);
  expect(await readSite(html, address)).toEqual({ name: '', themeColor: null, logos: [] });
});

it('is one kit on the free plan', async () => {
  const { token } = who;
  const kit = { body: { name: 'Calm Teams', brand: { ...noBrand, primary: '#d02020' } } };
  const first = await app.call(createBrandKit, kit, { token });
  expect(first.status).toBe(201);
  expect((await app.call(createBrandKit, kit, { token })).body.code).toBe('brand_kit_limit');
  const list = await app.call(listBrandKits, {}, { token });
  expect(list.body.data).toMatchObject({ mayAdd: false, items: [{ name: 'Calm Teams' }] });
  const stranger = { token: (await app.signUp()).token };
  const { id } = first.body.data;
  expect((await app.call(deleteBrandKit, { params: { id } }, stranger)).status).toBe(404);
  expect((await app.call(deleteBrandKit, { params: { id } }, { token })).status).toBe(200);
});
