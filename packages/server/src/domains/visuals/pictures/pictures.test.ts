import {
  copyPicture,
  createGraphic,
  cutPicture,
  deletePicture,
  describePicture,
  envelope,
  getPost,
  getPicture,
  keepInLibrary,
  listPictures,
  mediaFile,
  postPicture,
  updatePost,
  type Graphic,
} from '@limelight/contracts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp();
  who = await app.signUp();
});
afterAll(() => app.close());

const quote: Graphic = {
  kind: 'quote',
  fields: { body: 'An afternoon can be quiet.', attribution: 'Asha Verma' },
  size: 'landscape',
  design: 'editorial',
  scheme: 'light',
};
const draw = (body: Graphic) => app.call(createGraphic, { body }, { token: who.token });
const library = async (search = '') =>
  (await app.call(listPictures, { query: { search } }, { token: who.token })).body.data.items;

const logo = { width: 30, height: 20, channels: 3, background: '#c83c1e' } as const;

async function upload(given?: Uint8Array): Promise<string> {
  const bytes = given ?? (await sharp({ create: logo }).png().toBuffer());
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'logo.png', { type: 'image/png' }));
  const response = await app.fetch('/api/media', {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body: form,
  });
  return envelope(mediaFile).parse(await response.json()).data.id;
}

describe('a graphic', () => {
  it('is drawn in its size, says in its alt text what is on it, and can be opened again', async () => {
    const { status, body } = await draw(quote);
    expect(status).toBe(201);
    const { picture } = body.data;
    expect(picture).toMatchObject({
      width: 1200,
      height: 627,
      origin: 'graphic',
      altText: 'An afternoon can be quiet. Asha Verma',
      graphic: quote,
    });
    const file = await app.fetch(picture.url);
    expect((await sharp(Buffer.from(await file.arrayBuffer())).stats()).entropy).toBeGreaterThan(0.2);
    expect((await library('quiet')).map(({ id }) => id)).toEqual([picture.id]);
    expect(await library('loud')).toEqual([]);
  });

  it('can be a profile banner with the logo of the library', async () => {
    const mediaId = await upload();
    const kept = await app.call(keepInLibrary, { body: { mediaId, altText: 'Logo' } }, { token: who.token });
    expect(kept.body.data.origin).toBe('upload');
    const brand = {
      logo: mediaId,
      portrait: null,
      name: '',
      handle: '',
      footer: '',
      pageNumbers: false,
      primary: '#c83c1e',
      secondary: null,
      displayFont: null,
      textFont: null,
    };
    const { body } = await draw({ kind: 'banner', fields: { title: 'Calm teams' }, size: 'banner', brand });
    expect(body.data.picture).toMatchObject({ width: 1584, height: 396 });
  });
});

describe('the library', () => {
  it('keeps a picture for longer than a day; posts get copies that survive it', async () => {
    const { id } = (await draw(quote)).body.data.picture;
    const { token } = who;
    const made = await app.call(postPicture, { params: { id }, body: {} }, { token });
    const { postId } = made.body.data;
    const copy = await app.call(copyPicture, { params: { id }, body: {} }, { token });
    const carried = (await app.call(getPost, { params: { id: postId } }, { token })).body.data;
    expect(carried.media).toMatchObject([{ altText: 'An afternoon can be quiet. Asha Verma' }]);
    const media = [...carried.media.map(({ id: mediaId }) => ({ mediaId })), { mediaId: copy.body.data.id }];
    const both = { params: { id: postId }, body: { version: carried.version, media } };
    expect((await app.call(updatePost, both, { token })).body.data.media).toHaveLength(2);

    app.clock.advance(26 * 3_600_000);
    await app.runPeriodic('media.sweep');
    expect((await app.call(getPicture, { params: { id } }, { token })).status).toBe(200);
    await app.call(describePicture, { params: { id }, body: { altText: 'A quiet afternoon' } }, { token });
    expect((await library('a quiet'))[0]?.id).toBe(id);

    await app.call(deletePicture, { params: { id } }, { token });
    await app.runPeriodic('media.sweep');
    expect((await app.call(getPicture, { params: { id } }, { token })).status).toBe(404);
    const after = (await app.call(getPost, { params: { id: postId } }, { token })).body.data;
    for (const { url } of after.media) expect((await app.fetch(url)).status).toBe(200);
  });

  it('turns and crops a picture into a new one that names its origin', async () => {
    const { token } = who;
    // The picture is red on the left and blue on the right. Rotated clockwise, red is on top.
    const blue = { create: { width: 20, height: 20, channels: 3, background: '#0000ff' } } as const;
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } })
      .composite([{ input: await sharp(blue).png().toBuffer(), left: 20, top: 0 }])
      .png()
      .toBuffer();
    const mediaId = await upload(bytes);
    await app.call(keepInLibrary, { body: { mediaId, altText: 'Two fields' } }, { token });
    const params = { id: mediaId };
    const area = { left: 0, top: 0.5, width: 1, height: 0.5 };
    const cut = await app.call(cutPicture, { params, body: { turn: 90, area } }, { token });
    expect(cut.status).toBe(201);
    const made = cut.body.data;
    expect(made).toMatchObject({ width: 20, height: 20, altText: 'Two fields', fromId: mediaId });
    const file = Buffer.from(await (await app.fetch(made.url)).arrayBuffer());
    const { channels } = await sharp(file).stats();
    expect(channels.slice(0, 3).map(({ mean }) => mean)).toEqual([0, 0, 255]);
    expect((await app.call(getPicture, { params }, { token })).body.data).toMatchObject({
      width: 40,
      fromId: null,
    });

    const still = await upload(await sharp(bytes).gif().toBuffer());
    await app.call(keepInLibrary, { body: { mediaId: still } }, { token });
    const refused = await app.call(cutPicture, { params: { id: still }, body: { turn: 90 } }, { token });
    expect(refused.body.code).toBe('picture_not_still');
    const stranger = { token: (await app.signUp()).token };
    expect((await app.call(cutPicture, { params, body: { turn: 90 } }, stranger)).status).toBe(404);
  });

  it('belongs to one person', async () => {
    const { id } = (await draw(quote)).body.data.picture;
    const { token } = await app.signUp();
    expect((await app.call(getPicture, { params: { id } }, { token })).status).toBe(404);
    expect((await app.call(copyPicture, { params: { id }, body: {} }, { token })).status).toBe(404);
    expect((await app.call(deletePicture, { params: { id } }, { token })).status).toBe(404);
    const keep = { body: { mediaId: id, altText: 'Mine now' } };
    expect((await app.call(keepInLibrary, keep, { token })).status).toBe(404);
  });
});

it('hands out the fonts and emoji of slides, and no other file', async () => {
  const font = await app.fetch('/api/slides/fonts/inter/inter-latin-400-normal.woff');
  expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff']);
  expect(font.headers.get('cache-control')).toContain('public');
  expect((await app.fetch('/api/slides/fonts/inter/unicode.json')).status).toBe(200);
  expect((await app.fetch('/api/slides/emoji/1f389')).headers.get('content-type')).toBe('image/svg+xml');
  for (const path of [
    'fonts/inter/package.json',
    'fonts/inter/..%2Fpackage.json',
    'fonts/zod/unicode.json',
    'emoji/..',
  ])
    expect((await app.fetch(`/api/slides/${path}`)).status).toBe(404);
});
