import {
  brandFont,
  brandFontByteLimit,
  createBrandKit,
  createCarousel,
  deleteBrandFont,
  deleteBrandKit,
  envelope,
  listBrandFonts,
  listBrandKits,
  readBrand,
  refusal,
} from '@limelight/contracts';
import { emptySlide, noBrand, sharedRanges } from '@limelight/slides';
import { readFontFile } from '@limelight/slides/files';
import { strFromU8, unzipSync } from 'fflate';
import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
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
  expect(readSite(html, address)).toEqual({ name: '', themeColor: null, logos: [] });
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

async function uploadFont(token: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const form = new FormData();
  form.append('file', new File([bytes], 'font.woff'));
  const headers = { authorization: `Bearer ${token}` };
  return app.fetch('/api/brand-fonts', { method: 'POST', headers, body: form });
}

it('takes a font, writes with it in PDF and PowerPoint, and goes back to the design without it', async () => {
  const { token } = await app.signUp();
  const file = (family: string, weight: number) =>
    readFontFile(family, `${family}-latin-${weight}-normal.woff`);
  const sent = await uploadFont(token, await file('caveat', 400));
  expect(sent.status).toBe(201);
  const { data: font } = envelope(brandFont).parse(await sent.json());
  expect(font).toMatchObject({ name: 'Caveat', weights: ['regular'] });
  await uploadFont(token, await file('caveat', 700));
  const list = () => app.call(listBrandFonts, {}, { token });
  expect((await list()).body.data.items).toMatchObject([{ id: font.id, weights: ['regular', 'bold'] }]);

  const brand = { ...noBrand, displayFont: `font-${font.id}`, textFont: `font-${font.id}` };
  const slides = [{ ...emptySlide('a', 'cover'), kind: 'cover' as const, title: 'Calm', body: 'Привет' }];
  const look = { design: 'swiss', scheme: 'light', size: 'square', language: 'en', caption: '' } as const;
  const deck = { ...look, title: 'Calm', brand, slides };
  const exported = async (person: string, format: string) => {
    const made = await app.call(createCarousel, { body: { deck } }, { token: person });
    const { id } = made.body.data;
    const headers = { authorization: `Bearer ${person}` };
    const answer = await app.fetch(`/api/carousels/${id}/export?format=${format}`, { headers });
    return new Uint8Array(await answer.arrayBuffer());
  };
  const namesIn = (pdf: Uint8Array) =>
    [
      ...Buffer.from(pdf)
        .toString('latin1')
        .matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g),
    ].map(([, name]) => name);
  const names = namesIn(await exported(token, 'pdf'));
  expect(names).toContainEqual(expect.stringMatching(/^Caveat/));
  // Characters missing from the font fall back to another one.
  expect(names).toContainEqual(expect.stringMatching(/^NotoSans/));
  const slide = unzipSync(await exported(token, 'pptx'))['ppt/slides/slide1.xml'];
  expect(slide === undefined ? '' : strFromU8(slide)).toContain('typeface="Caveat"');

  const stranger = (await app.signUp()).token;
  const hasCaveat = async (person: string) =>
    namesIn(await exported(person, 'pdf')).some((name) => name?.startsWith('Caveat'));
  expect(await hasCaveat(stranger)).toBe(false);
  const params = { id: font.id };
  const address = `/api/brand-fonts/${font.id}/files/bold`;
  const read = (person: string) => app.fetch(address, { headers: { authorization: `Bearer ${person}` } });
  expect([(await read(token)).status, (await read(stranger)).status]).toEqual([200, 404]);
  expect((await app.call(deleteBrandFont, { params }, { token: stranger })).status).toBe(404);
  expect((await app.call(deleteBrandFont, { params }, { token })).status).toBe(200);
  expect(await hasCaveat(token)).toBe(false);
});

it('refuses what no slide can be written with', async () => {
  const { token } = who;
  const codeOf = async (bytes: Uint8Array<ArrayBuffer>) =>
    refusal.parse(await (await uploadFont(token, bytes)).json()).code;
  const woff = await readFontFile('anton', 'anton-latin-400-normal.woff');
  expect(await codeOf(woff.slice(0, woff.length / 2))).toBe('font_invalid');
  expect(await codeOf(new TextEncoder().encode('wOF2 is another format'))).toBe('font_invalid');
  expect(await codeOf(new TextEncoder().encode('<html>'))).toBe('font_invalid');
  expect(await codeOf(new Uint8Array(brandFontByteLimit + 1))).toBe('font_too_large');
});

it('finds the characters that two files share, however many ranges a file is made of', () => {
  expect(sharedRanges('U+61-7A,U+20,U+41-5A', 'U+50-63,U+20-22,U+7A-7C')).toBe('U+20,U+50-5A,U+61-63,U+7A');
  expect(sharedRanges('U+41-5A', 'U+61-7A')).toBe('');
  const every = (step: number) =>
    Array.from({ length: 250_000 }, (_, index) => `U+${(index * step).toString(16)}`).join(',');
  expect(sharedRanges(every(2), every(4)).split(',')).toHaveLength(125_000);
});
