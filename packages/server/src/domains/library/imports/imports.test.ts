import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createToken,
  createVoice,
  cancelRun,
  deleteAccount,
  deleteImport,
  getImportedProfile,
  getRun,
  getVoice,
  importFile,
  importRun,
  listImports,
  listPeople,
  listRuns,
  retryRun,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { fixture } from './reading/test-fixtures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

type Bytes = Uint8Array<ArrayBuffer>;

async function bring(
  person: Person,
  name: string,
  { bytes = fixture(name), fields = {} }: { bytes?: Bytes; fields?: Record<string, string> } = {},
): Promise<{ status: number; id: string }> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new File([bytes], name));
  const answer = await app.fetch(`/api${importFile.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it came; the contract's form is asserted by the endpoints' own test
  const { data } = (await answer.json()) as { data?: { id: string } };
  await app.runDueJobs();
  return { status: answer.status, id: data?.id ?? '' };
}

const outcome = async ({ token }: Person, id: string) =>
  (await app.call(getRun, { params: { id } }, { token })).body.data;
const voice = async ({ token }: Person) => (await app.call(getVoice, { query: {} }, { token })).body.data;
const connections = async ({ token }: Person) =>
  (await app.call(listPeople, { query: { kind: 'connection' } }, { token })).body.data.total;
const all = async ({ token }: Person) =>
  (await app.call(listImports, { query: {} }, { token })).body.data.items;

test('posts are imported into the person’s own voices only, pasted or from a file', async () => {
  const [owner, other] = [await app.signUp(), await app.signUp()];
  await app.context.database.pool.query("UPDATE users SET plan = 'Premium' WHERE id = $1", [owner.id]);
  const { body } = await app.call(
    createVoice,
    { body: { name: 'Ghost-written', kind: 'client' } },
    { token: owner.token },
  );
  const voiceId = body.data.id;
  const paste = async ({ token }: Person) =>
    (await app.call(importRun.start, { body: { text: 'We closed on Mondays.', voiceId } }, { token })).status;
  expect([await paste(owner), await paste(other)]).toEqual([202, 404]);
  await bring(owner, 'posts.csv', { fields: { voiceId } });
  expect((await all(owner)).map((one) => one.voiceId)).toEqual([voiceId, voiceId]);
  expect((await bring(other, 'posts.csv', { fields: { voiceId } })).status).toBe(404);
  expect(await all(other)).toEqual([]);
});

test('a token that may not change people imports no connections and removes none', async () => {
  const person = await app.signUp({ name: 'Ruth Adeyemi Clarke' });
  const make = { name: 'Script', scopes: ['read' as const, 'drafts' as const], lifetimeDays: 30 as const };
  const { token } = (await app.call(createToken, { body: make }, { token: person.token })).body.data;
  const script = { ...person, token };
  const blind = await bring(script, 'export-complete.zip');
  expect((await outcome(person, blind.id)).result).toMatchObject({
    notice: 'The connections in this file were skipped because the token cannot change people.',
  });
  expect(await connections(person)).toBe(0);
  const { id } = await bring(person, 'export-complete.zip');
  const imported = (await app.call(getImportedProfile, {}, { token: person.token })).body.data;
  expect(imported.headline).not.toBe('');
  expect(imported.role).not.toBe('');
  const kept = await connections(person);
  expect(kept).toBeGreaterThan(0);
  const refused = await app.call(deleteImport, { params: { id } }, { token });
  expect([refused.body.code, await connections(person)]).toEqual(['token_scope_missing', kept]);
});

test('a file with another name becomes the person’s own when they say it is theirs', async () => {
  const person = await app.signUp({ name: 'Zed Whitlock' });
  const first = await bring(person, 'export-complete.zip');
  expect((await outcome(person, first.id)).result).toMatchObject({ foreign: 'Ruth Adeyemi-Clarke' });
  expect([(await voice(person)).posts, await connections(person)]).toEqual([0, 0]);
  const fields = { confirmed: 'true', replaces: first.id };
  const second = await bring(person, 'export-complete.zip', { fields });
  expect((await outcome(person, second.id)).result).toMatchObject({ foreign: null, notice: null });
  expect((await voice(person)).posts).toBe(59);
  expect(await connections(person)).toBeGreaterThan(250);
  expect((await all(person)).map(({ id, own }) => [id, own])).toEqual([[second.id, true]]);
  // An import of one's own is never replaced, whatever is asked.
  await bring(person, 'posts.csv', { fields: { replaces: second.id } });
  expect((await all(person)).map(({ id }) => id)).toContain(second.id);
});

test('an export becomes a report and a voice, twice the same is kept once, and deleting it takes everything back', async () => {
  const person = await app.signUp({ name: 'Ruth Adeyemi Clarke' });
  expect(await voice(person)).toMatchObject({ posts: 0, needed: 5, confidence: 'low', traits: null });
  const first = await bring(person, 'export-complete.zip');
  expect(first.status).toBe(202);
  expect(await outcome(person, first.id)).toMatchObject({
    status: 'done',
    charged: 0,
    result: { notice: null },
  });
  const second = await bring(person, 'export-complete.zip');
  const measured = await voice(person);
  expect(measured).toMatchObject({ posts: 59, confidence: 'high' });
  // The author in the fixture uses no exclamation marks, dashes or emoji.
  expect(measured.traits).toMatchObject({
    exclamations: { high: 0 },
    dashes: { high: 0 },
    emoji: { high: 0 },
  });
  expect((await all(person)).map(({ kind, owner, own }) => ({ kind, owner, own }))).toEqual([
    { kind: 'export', owner: 'Ruth Adeyemi-Clarke', own: true },
    { kind: 'export', owner: 'Ruth Adeyemi-Clarke', own: true },
  ]);
  const known = await connections(person);
  expect(known).toBeGreaterThan(250);
  const remove = async (id: string) => app.call(deleteImport, { params: { id } }, { token: person.token });
  expect((await remove(first.id)).status).toBe(200);
  // Material that the second import also contains is kept.
  expect(await voice(person)).toMatchObject({ posts: 59 });
  expect(await connections(person)).toBe(known);
  expect((await remove(second.id)).status).toBe(200);
  expect(await voice(person)).toMatchObject({ posts: 0 });
  expect(await all(person)).toEqual([]);
  expect(await connections(person)).toBe(0);
});

test('somebody else’s export is told and gives no voice, and nobody else can delete it', async () => {
  const person = await app.signUp({ name: 'Asha Rao' });
  const { id } = await bring(person, 'export-complete.zip');
  const { result } = await outcome(person, id);
  expect(JSON.stringify(result)).toMatch(/belongs to Ruth Adeyemi-Clarke/);
  expect(await voice(person)).toMatchObject({ posts: 0, traits: null });
  expect(await connections(person)).toBe(0);
  const other = await app.signUp();
  const refused = await app.call(deleteImport, { params: { id } }, { token: other.token });
  expect(refused.status).toBe(404);
  expect(await all(person)).toHaveLength(1);
});

test('pasted posts are told apart by a rule, and a file of another kind fails with what to do', async () => {
  const person = await app.signUp();
  const text = Array.from({ length: 6 }, (_, index) => `Post ${index} has a sentence of its own.`).join(
    '\n---\n',
  );
  const { start } = importRun;
  const started = await app.call(start, { body: { text } }, { token: person.token });
  await app.runDueJobs();
  expect(await outcome(person, started.body.data.id)).toMatchObject({ result: { read: 6, skipped: 0 } });
  expect(await voice(person)).toMatchObject({ posts: 6 });
  const { id } = await bring(person, 'README.md');
  expect(await outcome(person, id)).toMatchObject({ status: 'failed', error: { code: 'import_unreadable' } });
});

async function storedFiles(): Promise<string[]> {
  const folder = join(app.context.config.STORAGE_DIR, 'imports');
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('no file stays behind: not of an import that worked, failed or was cancelled, nor of a deleted account', async () => {
  const person = await app.signUp({ name: 'Ruth Adeyemi Clarke' });
  await bring(person, 'export-complete.zip');
  const failed = await bring(person, 'README.md');
  expect(await outcome(person, failed.id)).toMatchObject({ status: 'failed' });
  await app.runDueJobs();
  expect(await storedFiles()).toEqual([]);
  const retried = await app.call(retryRun, { params: { id: failed.id }, body: {} }, { token: person.token });
  await app.runDueJobs();
  expect(await outcome(person, retried.body.data.id)).toMatchObject({ error: { code: 'import_gone' } });

  const send = async () => {
    const form = new FormData();
    form.set('file', new File([fixture('export-basic.zip')], 'export-basic.zip'));
    const headers = { authorization: `Bearer ${person.token}` };
    await app.fetch(`/api${importFile.path}`, { method: 'POST', headers, body: form });
  };
  await send();
  const [waiting] = (await app.call(listRuns, { query: {} }, { token: person.token })).body.data.items;
  await app.call(cancelRun, { params: { id: waiting?.id ?? '' } }, { token: person.token });
  await app.runDueJobs();
  expect(await storedFiles()).toEqual([]);
  await send();
  expect(await storedFiles()).toHaveLength(1);
  const body = { confirmEmail: person.email, password: person.password };
  expect((await app.call(deleteAccount, { body }, { token: person.token })).status).toBe(200);
  await app.runDueJobs();
  expect(await storedFiles()).toEqual([]);
});

test('a table is asked about when no column is known, and posts by others are no voice', async () => {
  const person = await app.signUp({ name: 'Asha Rao' });
  const rows = Array.from(
    { length: 6 },
    (_, at) => `${at % 2 ? 'Asha Rao' : 'Somebody Else'},"Words of post ${at} here."`,
  );
  const bytes = new Uint8Array(Buffer.from(`Who,Words\n${rows.join('\n')}\n`));
  const asked = await bring(person, 'posts.csv', { bytes });
  expect(await outcome(person, asked.id)).toMatchObject({
    status: 'done',
    result: { read: 0, headings: ['Who', 'Words'] },
  });
  expect(await all(person)).toEqual([]);
  const fields = { text: 'Words', author: 'Who' };
  const mapped = await bring(person, 'posts.csv', { bytes, fields });
  expect(await outcome(person, mapped.id)).toMatchObject({ result: { read: 6, headings: null } });
  expect(await voice(person)).toMatchObject({ posts: 3 });
  await bring(person, 'others.csv', { bytes, fields: { text: 'Words', mine: 'false' } });
  expect(await voice(person)).toMatchObject({ posts: 3 });
});
