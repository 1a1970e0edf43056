import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Control } from '../control/client.ts';
import { gif, jpeg, pdf, png, SVG, WEBP } from '../testing/files.ts';
import { asRecord, connect, readJson, refusal, sandboxAt, type Author } from '../testing/linkedin-calls.ts';
import { inspectDocument } from './inspect-document.ts';
import { inspectImage } from './inspect-image.ts';
import { containing } from '../testing/matchers.ts';

let world: Awaited<ReturnType<typeof sandboxAt>>;
let linkedin: Control['linkedin'];
let asha: Author;
beforeAll(async () => {
  world = await sandboxAt();
  ({ linkedin } = world.sandbox.control);
});
afterAll(() => world.sandbox.close());
beforeEach(async () => {
  await world.sandbox.control.reset();
  asha = await connect(world.sandbox);
});

async function uploaded(
  kind: 'image' | 'document' = 'image',
  bytes = kind === 'image' ? png() : pdf(2),
): Promise<string> {
  const { urn, uploadUrl } = await asha.initialize(kind);
  await asha.put(uploadUrl, bytes);
  return urn;
}

const media = (id: string, more: Record<string, unknown> = {}) => ({ content: { media: { id, ...more } } });

describe('4.1 images', () => {
  test('initialize, PUT with the bearer, post', async () => {
    const { urn, uploadUrl, expiresAt } = await asha.initialize('image');
    expect(urn).toMatch(/^urn:li:image:[\w-]+$/);
    expect(uploadUrl.startsWith(`${world.sandbox.linkedinUrl}/dms-uploads/`)).toBe(true);
    expect(expiresAt).toBeGreaterThan(world.now());
    const put = await asha.put(uploadUrl, png());
    expect([put.status, await put.text()]).toEqual([201, '']);
    const post = await asha.publish('with a picture', media(urn, { altText: 'A gradient' }));
    expect((await linkedin.findPost(post))?.content).toEqual({
      kind: 'images',
      images: [{ id: urn, altText: 'A gradient' }],
    });
  });

  test('the bearer is needed, and the real type or octet-stream', async () => {
    const { uploadUrl } = await asha.initialize('image');
    expect((await fetch(uploadUrl, { method: 'PUT', body: png() })).status).toBe(401);
    expect((await asha.put(uploadUrl, png(), { 'content-type': 'image/jpeg' })).status).toBe(415);
    expect((await asha.put(uploadUrl, png(), { 'content-type': 'image/png' })).status).toBe(201);
  });

  test('the length must be known', async () => {
    const { uploadUrl } = await asha.initialize('image');
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(png());
        controller.close();
      },
    });
    const headers = { authorization: `Bearer ${asha.token}`, 'content-type': 'image/png' };
    expect((await fetch(uploadUrl, { method: 'PUT', headers, body: stream, duplex: 'half' })).status).toBe(
      411,
    );
  });

  test('the owner must be the token’s member, and the author of the post', async () => {
    const jonas = await connect(world.sandbox, 'demo-jonas');
    const other = await asha.call('POST', '/rest/images?action=initializeUpload', {
      initializeUploadRequest: { owner: jonas.author },
    });
    expect(other.status).toBe(403);
    const { urn, uploadUrl } = await asha.initialize('image');
    expect((await jonas.put(uploadUrl, png())).status).toBe(403);
    await asha.put(uploadUrl, png());
    expect(await refusal(await jonas.create('not mine', media(urn)))).toMatchObject({
      status: 403,
      code: 'ACCESS_DENIED',
    });
  });

  test('an upload URL ends', async () => {
    const { uploadUrl, expiresAt } = await asha.initialize('image');
    world.pass(expiresAt - world.now() + 1);
    expect(await refusal(await asha.put(uploadUrl, png()))).toMatchObject({
      status: 400,
      code: 'EXPIRED_UPLOAD_URL',
    });
  });

  test('a post before the bytes: MEDIA_ASSET_WAITING_UPLOAD', async () => {
    const { urn } = await asha.initialize('image');
    expect(await refusal(await asha.create('early', media(urn)))).toMatchObject({
      status: 400,
      code: 'MEDIA_ASSET_WAITING_UPLOAD',
    });
  });

  test.each([
    ['WebP', WEBP],
    ['SVG', SVG],
    ['36,152,320 pixels', jpeg(6016, 6010)],
    ['251 frames', gif(251)],
    ['a torn PNG', png().subarray(0, 40)],
  ])('%s is taken by the PUT and fails afterwards', async (_name, bytes) => {
    const { urn, uploadUrl } = await asha.initialize('image');
    expect((await asha.put(uploadUrl, bytes)).status).toBe(201);
    expect(await refusal(await asha.create('x', media(urn)))).toMatchObject({
      status: 400,
      code: 'MEDIA_ASSET_PROCESSING_FAILED',
    });
  });

  test('or is refused at once, when set so', async () => {
    await linkedin.configure({ unsuitableUpload: 'immediate' });
    const { uploadUrl } = await asha.initialize('image');
    expect((await asha.put(uploadUrl, WEBP)).status).toBe(415);
    expect((await asha.put(uploadUrl, gif(251))).status).toBe(422);
  });

  test('too many bytes: 413', async () => {
    await linkedin.configure({ imageMaxBytes: 50 });
    const { uploadUrl } = await asha.initialize('image');
    expect((await asha.put(uploadUrl, png())).status).toBe(413);
  });

  test('JPG, PNG and GIF are recognised by their content', () => {
    expect(inspectImage(png())).toEqual({ type: 'image/png' });
    expect(inspectImage(gif(250))).toEqual({ type: 'image/gif' });
    expect(inspectImage(jpeg(6015, 6010))).toEqual({ type: 'image/jpeg' });
  });

  test('status GET is 403 by default and readable when set so', async () => {
    const { urn, uploadUrl } = await asha.initialize('image');
    const status = () => asha.call('GET', `/rest/images/${encodeURIComponent(urn)}`);
    expect(await refusal(await status())).toMatchObject({
      status: 403,
      message: containing('Accessing this image resource is forbidden'),
    });
    await linkedin.configure({ mediaStatus: 'readable', mediaProcessingMs: 5000 });
    expect(await readJson(await status())).toMatchObject({ status: 'WAITING_UPLOAD' });
    await asha.put(uploadUrl, png());
    expect(await readJson(await status())).toMatchObject({ status: 'AVAILABLE' });
  });

  test('slow media: accepted while processing, invisible until done', async () => {
    await linkedin.configure({ mediaStatus: 'readable', mediaProcessingMs: 5000 });
    const urn = await uploaded();
    expect(await readJson(await asha.call('GET', `/rest/images/${encodeURIComponent(urn)}`))).toMatchObject({
      status: 'PROCESSING',
    });
    const post = await asha.publish('soon', media(urn));
    expect((await linkedin.findPost(post))?.lifecycleState).toBe('PUBLISH_REQUESTED');
    world.pass(5000);
    expect((await linkedin.findPost(post))?.lifecycleState).toBe('PUBLISHED');
  });

  test('slow media that fails leaves a post nobody sees', async () => {
    await linkedin.configure({ mediaProcessingMs: 5000 });
    const post = await asha.publish('never', media(await uploaded('image', WEBP)));
    world.pass(5000);
    expect((await linkedin.findPost(post))?.lifecycleState).toBe('PUBLISH_FAILED');
    expect((await fetch(`${world.sandbox.linkedinUrl}/feed/update/${post}`)).status).toBe(404);
  });

  test('the stricter reading refuses a post while its media are processing', async () => {
    await linkedin.configure({ mediaProcessingMs: 5000, postWithProcessingMedia: 'refuse' });
    const urn = await uploaded();
    expect(await refusal(await asha.create('soon', media(urn)))).toMatchObject({
      status: 400,
      code: 'MEDIA_ASSET_WAITING_UPLOAD',
    });
    world.pass(5000);
    expect((await asha.create('soon', media(urn))).status).toBe(201);
  });

  test('an image serves again for the same owner', async () => {
    const urn = await uploaded();
    expect((await asha.create('first use', media(urn))).status).toBe(201);
    expect((await asha.create('second use', media(urn))).status).toBe(201);
    const article = { source: 'https://example.com', title: 't', thumbnail: urn };
    expect((await asha.create('third use', { content: { article } })).status).toBe(201);
  });

  test('alt text up to 4086; a blank text beside media is a setting', async () => {
    const urn = await uploaded();
    expect((await asha.create('a', media(urn, { altText: 'x'.repeat(4086) }))).status).toBe(201);
    expect((await asha.create('b', media(urn, { altText: 'x'.repeat(4087) }))).status).toBe(400);
    expect((await asha.create('', media(urn))).status).toBe(201);
    await linkedin.configure({ blankCommentaryWithContent: 'refuse' });
    expect((await asha.create('', media(urn, { altText: 'other' }))).status).toBe(400);
  });
});

describe('3.4 multi-image', () => {
  test('2 to 20 images', async () => {
    const urn = await uploaded();
    const many = (count: number) => ({
      content: { multiImage: { images: Array.from({ length: count }, () => ({ id: urn, altText: '' })) } },
    });
    const statuses: number[] = [];
    for (const count of [1, 2, 20, 21])
      statuses.push((await asha.create(`${count} pictures`, many(count))).status);
    expect(statuses).toEqual([400, 201, 201, 400]);
  });
});

describe('4.2 documents', () => {
  test('one PUT of the whole file, no finalize, title required', async () => {
    const urn = await uploaded('document');
    expect(await refusal(await asha.create('read', media(urn)))).toMatchObject({
      status: 400,
      code: 'MISSING_FIELD',
    });
    const post = await asha.publish('read', media(urn, { title: 'Our year' }));
    expect((await linkedin.findPost(post))?.content).toEqual({
      kind: 'document',
      id: urn,
      title: 'Our year',
    });
  });

  test.each([
    ['a picture', png()],
    ['301 pages', pdf(301)],
    ['301 packed pages', pdf(301, { packed: true })],
    ['no pages', pdf(0)],
    ['encryption', pdf(2, { extra: '/Encrypt 5 0 R' })],
    ['a torn file', pdf(2).subarray(0, 60)],
  ])('%s fails processing', async (_name, bytes) => {
    const urn = await uploaded('document', bytes);
    expect(await refusal(await asha.create('x', media(urn, { title: 't' })))).toMatchObject({
      code: 'MEDIA_ASSET_PROCESSING_FAILED',
    });
  });

  test('300 pages, packed or not, are accepted; office files are recognised', () => {
    expect(inspectDocument(pdf(300))).toEqual({ type: 'application/pdf' });
    expect(inspectDocument(pdf(300, { packed: true }))).toEqual({ type: 'application/pdf' });
    expect(inspectDocument(Buffer.from('PK\u0003\u0004 word/document.xml')).type).toContain(
      'wordprocessingml',
    );
    expect(inspectDocument(Buffer.from('PK\u0003\u0004 xl/workbook.xml')).fault).toBeDefined();
  });

  test('an image in place of a document is refused by its URN', async () => {
    const { urn } = await asha.initialize('document');
    const images = { content: { multiImage: { images: [{ id: urn }, { id: urn }] } } };
    expect(await refusal(await asha.create('x', images))).toMatchObject({
      status: 400,
      code: 'INVALID_URN_TYPE',
    });
    expect(await refusal(await asha.create('x', media('urn:li:image:nothing')))).toMatchObject({
      code: 'INVALID_IMAGE_ID',
    });
  });
});

describe('4.3 videos', () => {
  const SIZE = 4_194_304 + 100_000;
  const film = Buffer.alloc(SIZE, 7);
  film.write('ftypisom', 4, 'latin1');

  async function begin(size = SIZE) {
    const response = await asha.call('POST', '/rest/videos?action=initializeUpload', {
      initializeUploadRequest: {
        owner: asha.author,
        fileSizeBytes: size,
        uploadCaptions: false,
        uploadThumbnail: false,
      },
    });
    return { status: response.status, value: asRecord((await readJson(response))['value'] ?? {}) };
  }

  const finalize = (value: Record<string, unknown>, uploadedPartIds: string[]) =>
    asha.call('POST', '/rest/videos?action=finalizeUpload', {
      finalizeUploadRequest: { video: value['video'], uploadToken: value['uploadToken'], uploadedPartIds },
    });

  const parts = (value: Record<string, unknown>) =>
    (Array.isArray(value['uploadInstructions']) ? value['uploadInstructions'] : []).map(asRecord);

  const putPart = (part: Record<string, unknown>, headers: Record<string, string> = {}) =>
    fetch(String(part['uploadUrl']), {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body: film.subarray(Number(part['firstByte']), Number(part['lastByte']) + 1),
    });

  test('parts of 4,194,304 bytes without the bearer, ETags in order, then post', async () => {
    const { value } = await begin();
    expect(parts(value).map(({ firstByte, lastByte }) => [firstByte, lastByte])).toEqual([
      [0, 4_194_303],
      [4_194_304, SIZE - 1],
    ]);
    const etags: string[] = [];
    for (const part of parts(value)) etags.push((await putPart(part)).headers.get('etag') ?? '');
    expect(await refusal(await asha.create('film', media(String(value['video']))))).toMatchObject({
      code: 'MEDIA_ASSET_WAITING_UPLOAD',
    });
    expect((await finalize(value, etags.toReversed())).status).toBe(400);
    const done = await finalize(value, etags);
    expect([done.status, await done.text()]).toEqual([200, '']);
    expect((await asha.create('film', media(String(value['video'])))).status).toBe(201);
  });

  test('a part with the bearer or of another length is refused', async () => {
    const { value } = await begin();
    const [first = {}, second = {}] = parts(value);
    expect((await putPart(first, { authorization: `Bearer ${asha.token}` })).status).toBe(400);
    expect((await putPart({ ...first, lastByte: second['lastByte'] })).status).toBe(400);
  });

  test('75 KB to 500 MB', async () => {
    expect((await begin(74_999)).status).toBe(400);
    expect((await begin(500_000_001)).status).toBe(400);
  });

  test('an unknown video: INVALID_VIDEO_ID', async () => {
    expect(await refusal(await asha.create('x', media('urn:li:video:none')))).toMatchObject({
      status: 400,
      code: 'INVALID_VIDEO_ID',
    });
  });
});
