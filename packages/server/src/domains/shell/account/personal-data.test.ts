import {
  createPost,
  deleteAccount,
  deletePost,
  exportData,
  logout,
  refusal,
  updatePost,
} from '@limelight/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';
import { pdfOf, uploadFile, videoOf } from '../../publishing/publishing/test-files.ts';
import { furnishedPerson, postText, upload } from './test-furnished.ts';

describe('the download', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const addressOf = async (token: string) => (await app.call(exportData, {}, { token })).body.data;

  async function download(url: string): Promise<{ response: Response; files: Record<string, Uint8Array> }> {
    const response = await app.fetch(url);
    return { response, files: unzipSync(new Uint8Array(await response.arrayBuffer())) };
  }

  it('holds everything kept about the person, to read and for programs', async () => {
    const person = await furnishedPerson(app);
    app.clock.advance(1000);
    const loose = await upload(app, person.token);
    const { response, files } = await download((await addressOf(person.token)).url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="limelight-data-\d{4}-\d\d-\d\d\.zip"$/,
    );

    const data = (name: string): unknown =>
      JSON.parse(strFromU8(files[`data/${name}.json`] ?? new Uint8Array()));
    expect(data('account')).toMatchObject({
      id: person.id,
      name: person.name,
      email: person.email,
      hasPassword: true,
      plan: 'Starter',
    });
    expect(data('sessions')).toHaveLength(1);
    expect(data('profile')).toMatchObject({ headline: 'Keeper of secrets' });
    expect(data('credits')).toMatchObject([{ kind: 'grant', amount: 500 }]);
    expect(data('posts')).toMatchObject([
      { id: person.postId, text: postText, media: [{ id: person.mediaId, altText: 'A blue picture' }] },
    ]);
    expect(data('linkedinConnection')).toMatchObject({ name: person.name });

    const post =
      Object.keys(files).find((path) => path.startsWith('posts/') && path.includes(person.postId)) ?? '';
    expect(strFromU8(files[post] ?? new Uint8Array())).toBe(postText);
    expect([...(files[`media/${person.mediaId}.png`] ?? [])].slice(0, 4)).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(data('pictures')).toMatchObject([{ id: person.mediaId, width: 40 }, { id: loose }]);
    expect(files).toHaveProperty([`media/${loose}.png`]);
    const readable = strFromU8(files['everything.txt'] ?? new Uint8Array());
    expect(readable).toContain(person.email);
    expect(readable).toContain('Headline: Keeper of secrets');
  });

  it('holds documents and videos as well, whole and with the right endings', async () => {
    const person = await app.signUp();
    const paper = await pdfOf(2);
    const film = videoOf(9_000_000);
    const { id: document } = await uploadFile(app, person, 'Our year.pdf', 'application/pdf', paper);
    const { id: video } = await uploadFile(app, person, 'Talk.mp4', 'video/mp4', film);
    const { files } = await download((await addressOf(person.token)).url);
    expect(Buffer.from(files[`media/${document}.pdf`] ?? [])).toEqual(paper);
    expect(Buffer.compare(Buffer.from(files[`media/${video}.mp4`] ?? []), film)).toBe(0);
  });

  it('is of one moment, whatever is changed and deleted while it is fetched', async () => {
    const person = await app.signUp();
    const write = async (text: string) =>
      (await app.call(createPost, { body: { text } }, { token: person.token })).body.data;
    const changed = await write('As it was when it was asked for.');
    const deleted = await write('Deleted while it was fetched.');
    const fetched = await app.fetch((await addressOf(person.token)).url);
    const reader = fetched.body?.getReader();
    const pieces = [(await reader?.read())?.value ?? new Uint8Array()];
    const now = { params: { id: changed.id }, body: { version: changed.version, text: 'Written since.' } };
    expect((await app.call(updatePost, now, { token: person.token })).status).toBe(200);
    await app.call(deletePost, { params: { id: deleted.id } }, { token: person.token });
    await write('Begun since.');
    for (let next = await reader?.read(); next?.value; next = await reader?.read()) pieces.push(next.value);
    const files = unzipSync(new Uint8Array(Buffer.concat(pieces)));
    const texts = Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)] as const);
    for (const told of ['As it was when it was asked for.', 'Deleted while it was fetched.']) {
      const where = texts.filter(([, text]) => text.includes(told)).map(([path]) => path.split('/')[0]);
      expect(where).toEqual(expect.arrayContaining(['everything.txt', 'data', 'posts']));
    }
    const since = texts.filter(([, text]) => /Written since|Begun since/.test(text));
    expect(since.map(([path]) => path)).toEqual([]);
  });

  it('holds nothing that opens anything', async () => {
    const person = await furnishedPerson(app);
    const { files } = await download((await addressOf(person.token)).url);
    const everything = Object.values(files)
      .map((bytes) => strFromU8(bytes, true))
      .join('\n');
    expect(person.linkedinToken.length).toBeGreaterThan(100);
    expect(everything).not.toContain(person.linkedinToken);
    expect(everything).not.toContain(person.token);
    expect(everything).not.toMatch(/\$argon2id|v1\.[\w-]{60}/);
  });

  it('holds nothing of anybody else', async () => {
    const [person, other] = [await furnishedPerson(app), await app.signUp()];
    const { files } = await download((await addressOf(other.token)).url);
    const everything = Object.values(files)
      .map((bytes) => strFromU8(bytes, true))
      .join('\n');
    expect(everything).not.toContain(person.id);
    expect(everything).not.toContain(person.email);
    expect(everything).not.toContain('only its author');
  });

  it('is at an address that is good for ten minutes, for that person alone', async () => {
    const [person, other] = [await app.signUp(), await app.signUp()];
    const { url, expiresAt } = await addressOf(person.token);
    expect(Date.parse(expiresAt)).toBe(app.clock.now() + 10 * 60_000);
    const refused = async (address: string) => {
      const response = await app.fetch(address);
      return `${response.status} ${refusal.parse(await response.json()).code}`;
    };
    expect(await refused(url.replace(person.id, other.id))).toBe('403 signature_invalid');
    expect(await refused(url.replace(/expires=\d+/, 'expires=9999999999'))).toBe('403 signature_invalid');
    expect(await refused(url.replace(/signature=.*/, 'signature=AAAA'))).toBe('403 signature_invalid');
    await app.call(logout, {}, { token: person.token });
    expect((await app.fetch(url)).status).toBe(200);
    app.clock.advance(10 * 60_000 + 1000);
    expect(await refused(url)).toBe('403 signature_invalid');
  });

  it('is gone once the account is', async () => {
    const person = await app.signUp();
    const { url } = await addressOf(person.token);
    await app.call(
      deleteAccount,
      { body: { confirmEmail: person.email, password: person.password } },
      { token: person.token },
    );
    expect((await app.fetch(url)).status).toBe(404);
  });
});
