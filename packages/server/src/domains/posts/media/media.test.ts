import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createPost,
  deletePost,
  envelope,
  getPost,
  mediaFile,
  updatePost,
  uploadMedia,
  type MediaFile,
} from '@limelight/contracts';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp();
  who = await app.signUp();
});
afterAll(async () => {
  await app.close();
});

const answer = envelope(mediaFile);
const hour = 3_600_000;
const blank = (width = 40, height = 20, alpha = false): Sharp =>
  sharp({
    create: { width, height, channels: alpha ? 4 : 3, background: { r: 200, g: 60, b: 30, alpha: 0.5 } },
  });

async function animation(frames: number, as: 'gif' | 'webp'): Promise<Buffer> {
  const raw = Buffer.alloc(16 * 16 * frames * 3);
  for (let index = 0; index < raw.length; index += 1)
    raw[index] = (index * 7 + Math.floor(index / 768) * 31) % 256;
  const stacked = sharp(raw, { raw: { width: 16, height: 16 * frames, channels: 3, pageHeight: 16 } });
  return as === 'gif'
    ? stacked.gif({ effort: 1, delay: Array.from({ length: frames }, () => 80) }).toBuffer()
    : stacked.webp({ lossless: true }).toBuffer();
}

async function send(bytes: Uint8Array, { name = 'picture.jpg', type = 'image/jpeg', person = who } = {}) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name, { type }));
  const response = await app.fetch(`/api${uploadMedia.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  const body: unknown = await response.json();
  return { status: response.status, body };
}
async function upload(bytes: Uint8Array, person = who): Promise<MediaFile> {
  const { status, body } = await send(bytes, { person });
  expect(status).toBe(201);
  return answer.parse(body).data;
}
const download = async (url: string) => app.fetch(url);
async function inspect(url: string) {
  const bytes = Buffer.from(await (await download(url)).arrayBuffer());
  return { bytes, facts: await sharp(bytes, { animated: true }).metadata() };
}

describe('an uploaded picture', () => {
  it('is served with a safe type and nothing that could run', async () => {
    const { url, mime, bytes } = await upload(await blank().jpeg().toBuffer());
    const response = await download(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-disposition')).toBe('inline');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await response.arrayBuffer()).byteLength).toBe(bytes);
    expect(mime).toBe('image/jpeg');
  });

  it('has lost its metadata, and stands upright', async () => {
    const sideways = await blank(40, 20)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
      .jpeg()
      .toBuffer();
    const turned = await sharp(sideways).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { url, width, height } = await upload(turned);
    expect({ width, height }).toEqual({ width: 20, height: 40 });
    const { bytes, facts } = await inspect(url);
    expect(facts.exif).toBeUndefined();
    expect(facts.orientation).toBeUndefined();
    expect(bytes.includes('SECRET')).toBe(false);
  });

  it('is known by its content, not by its name', async () => {
    const { body, status } = await send(await blank().png().toBuffer(), {
      name: 'x.jpg',
      type: 'image/jpeg',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ data: { mime: 'image/png' } });
  });

  it.each([
    { what: 'opaque', alpha: false, mime: 'image/jpeg' },
    { what: 'transparent', alpha: true, mime: 'image/png' },
  ])('becomes what LinkedIn takes: a WebP that is $what is $mime', async ({ alpha, mime }) => {
    expect(await upload(await blank(40, 20, alpha).webp().toBuffer())).toMatchObject({
      mime,
      width: 40,
      height: 20,
    });
  });

  it.each(['gif', 'webp'] as const)('keeps moving: %s', async (as) => {
    const { url, mime, width, height } = await upload(await animation(5, as));
    expect({ mime, width, height }).toEqual({ mime: 'image/gif', width: 16, height: 16 });
    expect((await inspect(url)).facts.pages).toBe(5);
  });

  it('may have 250 frames and no more', async () => {
    expect((await send(await animation(250, 'gif'))).status).toBe(201);
    const { status, body } = await send(await animation(251, 'gif'));
    expect(status).toBe(413);
    expect(body).toMatchObject({ code: 'media_too_large' });
  });

  it('may have the pixels LinkedIn takes and no more', async () => {
    expect((await send(await blank(6000, 6025).png().toBuffer())).status).toBe(201);
    expect((await send(await blank(6013, 6013).png().toBuffer())).body).toMatchObject({
      code: 'media_too_large',
    });
  });
});

describe('what is not a picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    { name: 'an SVG', bytes: Buffer.from(svg) },
    { name: 'an SVG with a prologue', bytes: Buffer.from(`<?xml version="1.0"?>${svg}`) },
    { name: 'a page', bytes: Buffer.from('<!doctype html><script>1</script>') },
    { name: 'nothing', bytes: Buffer.alloc(0) },
    { name: 'a PDF', bytes: Buffer.from('%PDF-1.7\n1 0 obj') },
    {
      name: 'the head of a JPEG alone',
      bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]),
    },
    {
      name: 'the head of a PNG with rubbish',
      bytes: Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), Buffer.alloc(400, 7)]),
    },
  ])('is refused: $name', async ({ bytes }) => {
    const { status, body } = await send(bytes);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'media_invalid' });
  });

  it('is refused when half of it is missing', async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, n) => (n * 31) % 256)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer();
    expect((await send(whole.subarray(0, whole.length / 2))).body).toMatchObject({ code: 'media_invalid' });
  });

  it('is refused above 10 MB, and much above before it is read', async () => {
    const big = Buffer.concat([await blank().jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]);
    expect((await send(big)).body).toMatchObject({ code: 'media_too_large' });
    expect((await send(Buffer.alloc(12 * 1024 * 1024))).body).toMatchObject({ code: 'payload_too_large' });
  });
});

describe('a picture’s address', () => {
  it('is good for an hour and for that picture alone', async () => {
    const [one, other] = [
      await upload(await blank().png().toBuffer()),
      await upload(await blank(8, 8).png().toBuffer()),
    ];
    const moved = one.url.replace(one.id, other.id);
    expect((await download(moved)).status).toBe(403);
    expect((await download(one.url.replace(/expires=\d+/, (found) => `${found}0`))).status).toBe(403);
    expect((await download(`${one.url}x`)).status).toBe(403);
    app.clock.advance(hour + 1000);
    const late = await download(one.url);
    expect(late.status).toBe(403);
    expect(await late.json()).toMatchObject({ code: 'signature_invalid' });
  });
});

describe('a picture on a post', () => {
  const attach = (mediaId: string, person = who) =>
    app.call(
      createPost,
      { body: { text: 'with a picture', media: [{ mediaId, altText: 'A red field' }] } },
      { token: person.token },
    );

  it('comes with the post, its alternative text and a fresh address', async () => {
    const picture = await upload(await blank().png().toBuffer());
    const { body } = await attach(picture.id);
    app.clock.advance(2 * hour);
    const { body: later } = await app.call(getPost, { params: { id: body.data.id } }, { token: who.token });
    expect(later.data.media).toMatchObject([
      { id: picture.id, mime: 'image/png', width: 40, height: 20, altText: 'A red field' },
    ]);
    expect((await download(later.data.media[0]?.url ?? '')).status).toBe(200);
  });

  it('must be one’s own, and on one post alone', async () => {
    const other = await app.signUp();
    const theirs = await upload(await blank().png().toBuffer(), other);
    expect((await attach(theirs.id)).body).toMatchObject({ code: 'not_found' });
    const mine = await upload(await blank().png().toBuffer());
    const { body } = await attach(mine.id);
    const second = await attach(mine.id);
    expect(second.status).toBe(409);
    expect(second.body.code).toBe('media_in_use');
    const again = { version: 1, text: 'same picture', media: [{ mediaId: mine.id, altText: 'Red' }] };
    const kept = await app.call(
      updatePost,
      { params: { id: body.data.id }, body: again },
      { token: who.token },
    );
    expect(kept.body.data.media).toMatchObject([{ id: mine.id, altText: 'Red' }]);
  });

  it('goes to one of two posts that reach for it at once', async () => {
    const picture = await upload(await blank().png().toBuffer());
    const answers = await Promise.all(Array.from({ length: 4 }, () => attach(picture.id)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
  });

  it('is removed a day after nothing carries it, and not before', async () => {
    const own = await createTestApp();
    const person = await own.signUp();
    const sendTo = async () => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(await blank().png().toBuffer())], 'a.png'));
      const response = await own.fetch('/api/media', {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}` },
        body: form,
      });
      return answer.parse(await response.json()).data;
    };
    const [loose, carried] = [await sendTo(), await sendTo()];
    const body = { text: 'x', media: [{ mediaId: carried.id }] };
    const { body: made } = await own.call(createPost, { body }, { token: person.token });
    const files = async () => {
      const left = await Promise.all(
        [loose, carried].map(({ id }) => own.context.storage.get(`media/${id.slice(0, 2)}/${id}`)),
      );
      return left.map((file) => file !== null);
    };
    own.clock.advance(23 * hour);
    await own.runPeriodic('media.sweep');
    expect(await files()).toEqual([true, true]);
    own.clock.advance(2 * hour);
    await own.runPeriodic('media.sweep');
    expect(await files()).toEqual([false, true]);
    const token = await own.login(person);
    await own.call(deletePost, { params: { id: made.data.id } }, { token });
    own.clock.advance(31 * 24 * hour);
    await own.runPeriodic('posts-empty-bin');
    await own.runPeriodic('media.sweep');
    expect(await files()).toEqual([false, false]);
    await own.close();
  });

  it('whose file cannot be removed keeps no other waiting, is told once a run, and goes when it can', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => lines.push(line) });
    const own = await createTestApp({ log });
    const person = await own.signUp();
    const { pool } = own.context.database;
    for (let count = 0; count < 3; count += 1) {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(await blank().png().toBuffer())], 'a.png'));
      await own.fetch('/api/media', {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}` },
        body: form,
      });
    }
    const ids = async () =>
      (await pool.query<{ id: string }>('SELECT id FROM media ORDER BY id')).rows.map(({ id }) => id);
    const [stuck = '', ...others] = await ids();
    expect(others).toHaveLength(2);
    // Replace the file that the sweep handles first by a folder, which it cannot remove.
    const path = join(own.context.config.STORAGE_DIR, 'media', stuck.slice(0, 2), stuck);
    await rm(path);
    await mkdir(path);
    own.clock.advance(25 * hour);
    await own.runPeriodic('media.sweep');
    expect(await ids()).toEqual([stuck]);
    expect(lines.filter((line) => line.includes('could not be removed'))).toHaveLength(1);
    expect(lines.join('')).toContain(stuck);

    await rmdir(path);
    await own.runPeriodic('media.sweep');
    expect(await ids()).toEqual([]);
    await own.close();
  });
});
