import { createPost, finishUpload, sendUploadPart, startUpload, type Attachment } from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import { openScene, signUpAuthor, type Author } from './test-scene.ts';
import { pdfOf, uploadFile, videoOf } from './test-files.ts';

let app: TestApp;
let author: Author;

beforeAll(async () => {
  app = await openScene();
});
beforeEach(async () => {
  author = await signUpAuthor(app);
});
afterAll(async () => app.close());

describe('a large file', () => {
  test('may be gone on with where it stopped', async () => {
    const bytes = videoOf(5_000_000);
    const started = await app.call(
      startUpload,
      { body: { name: 'Tour.mp4', mime: 'video/mp4', bytes: bytes.byteLength } },
      { token: author.token },
    );
    const upload = started.body.data;
    const part = async (index: number, from: number, to: number) => {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes.subarray(from, to))], 'part'));
      const path = sendUploadPart.path.replace(':id', upload.id).replace(':index', String(index));
      const response = await app.fetch(`/api${path}`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${author.token}` },
      });
      return response.status;
    };
    expect(await part(1, upload.partBytes, bytes.byteLength)).toBe(409);
    expect(await part(0, 0, upload.partBytes - 1)).toBe(409);
    expect(await part(0, 0, upload.partBytes)).toBe(200);
    expect(await part(0, 0, upload.partBytes)).toBe(200);
    const finish = async () => app.call(finishUpload, { params: { id: upload.id } }, { token: author.token });
    expect(await finish()).toMatchObject({ status: 409 });
    expect(await part(1, upload.partBytes, bytes.byteLength)).toBe(200);
    expect(await finish()).toMatchObject({ status: 200, body: { data: { bytes: bytes.byteLength } } });
    // The client asks again after a lost answer.
    expect(await finish()).toMatchObject({ status: 200, body: { data: { id: upload.id } } });
    const other = await signUpAuthor(app);
    const theirs = await app.call(finishUpload, { params: { id: upload.id } }, { token: other.token });
    expect(theirs.status).toBe(404);
  });

  test.each([
    ['no PDF', async () => Buffer.from('%PDF-1.7 nothing more'), 'document_invalid'],
    ['an encrypted PDF', async () => pdfOf(1, { ownerPassword: 'secret' }), 'document_invalid'],
    ['a PDF of 301 pages', async () => pdfOf(301), 'document_too_large'],
  ])('%s is refused', async (_, make, code) => {
    const refused = await uploadFile(app, author, 'Plan.pdf', 'application/pdf', await make()).catch(
      (error: unknown) => error,
    );
    expect(String(refused)).toContain(code);
  });

  test('of somebody else is not found', async () => {
    const file = await uploadFile(app, author, 'Plan.pdf', 'application/pdf', await pdfOf(1));
    const other = await signUpAuthor(app);
    const attachment: Attachment = { kind: 'document', title: 'x' };
    const body = { text: 'Not mine.', media: [{ mediaId: file.id }], attachment };
    expect(await app.call(createPost, { body }, { token: other.token })).toMatchObject({ status: 404 });
  });
});
