import { deleteAccount, exportData, logout } from '@limelight/contracts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { furnishedPerson, postText } from './test-person.ts';

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
  const { response, files } = await download((await addressOf(person.token)).url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="limelight-data-\d{4}-\d\d-\d\d\.zip"$/);

  const data = (name: string): unknown => JSON.parse(strFromU8(files[`data/${name}.json`] ?? new Uint8Array()));
  expect(data('account')).toMatchObject({ id: person.id, name: person.name, email: person.email, hasPassword: true, plan: 'Starter' });
  expect(data('sessions')).toHaveLength(1);
  expect(data('profile')).toMatchObject({ headline: 'Keeper of secrets' });
  expect(data('credits')).toMatchObject([{ kind: 'grant', amount: 500 }]);
  expect(data('posts')).toMatchObject([{ id: person.postId, text: postText, media: [{ id: person.mediaId, altText: 'A blue picture' }] }]);
  expect(data('linkedinConnection')).toMatchObject({ name: person.name });

  const post = Object.keys(files).find((path) => path.startsWith('posts/') && path.includes(person.postId)) ?? '';
  expect(strFromU8(files[post] ?? new Uint8Array())).toBe(postText);
  expect([...(files[`media/${person.mediaId}.png`] ?? [])].slice(0, 4)).toEqual([0x89, 0x50, 0x4e, 0x47]);
  const readable = strFromU8(files['everything.txt'] ?? new Uint8Array());
  expect(readable).toContain(person.email);
  expect(readable).toContain('Headline: Keeper of secrets');
});

it('holds nothing that opens anything', async () => {
  const person = await furnishedPerson(app);
  const { files } = await download((await addressOf(person.token)).url);
  const everything = Object.values(files).map((bytes) => strFromU8(bytes, true)).join('\n');
  expect(person.linkedinToken.length).toBeGreaterThan(100);
  expect(everything).not.toContain(person.linkedinToken);
  expect(everything).not.toContain(person.token);
  expect(everything).not.toMatch(/\$argon2id|v1\.[\w-]{60}/);
});

it('holds nothing of anybody else', async () => {
  const [person, other] = [await furnishedPerson(app), await app.signUp()];
  const { files } = await download((await addressOf(other.token)).url);
  const everything = Object.values(files).map((bytes) => strFromU8(bytes, true)).join('\n');
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
    return `${response.status} ${JSON.parse(await response.text()).code}`;
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
  await app.call(deleteAccount, { body: { confirmEmail: person.email, password: person.password } }, { token: person.token });
  expect((await app.fetch(url)).status).toBe(404);
});

it('can be asked for twenty times an hour', async () => {
  const { token } = await app.signUp();
  for (let n = 0; n < 20; n += 1) expect((await app.call(exportData, {}, { token })).status).toBe(200);
  expect((await app.call(exportData, {}, { token })).body.code).toBe('too_many_requests');
});
