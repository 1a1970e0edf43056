import {
  deleteImport,
  getRun,
  getVoice,
  importFile,
  importRun,
  listImports,
  listPeople,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { fixture } from './reading/test-fixtures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

async function bring(person: Person, name: string): Promise<{ status: number; id: string }> {
  const form = new FormData();
  form.set('file', new File([fixture(name)], name));
  const answer = await app.fetch(`/api${importFile.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it came; the contract's form is asserted by the endpoints' own test
  const { data } = (await answer.json()) as { data: { id: string } };
  await app.runDueJobs();
  return { status: answer.status, id: data.id };
}

const outcome = async ({ token }: Person, id: string) =>
  (await app.call(getRun, { params: { id } }, { token })).body.data;
const voice = async ({ token }: Person) => (await app.call(getVoice, {}, { token })).body.data;
const connections = async ({ token }: Person) =>
  (await app.call(listPeople, { query: { kind: 'connection' } }, { token })).body.data.total;
const all = async ({ token }: Person) => (await app.call(listImports, {}, { token })).body.data.items;

test('an export becomes a report and a voice, twice the same is kept once, and deleting it takes everything back', async () => {
  const person = await app.signUp({ name: 'Ruth Adeyemi Clarke' });
  expect(await voice(person)).toEqual({ posts: 0, needed: 5, confidence: 'low', traits: null });
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
  // The author of the fixture uses no exclamation marks, dashes or emoji.
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
  for (const { id } of [second, first]) {
    expect(await connections(person)).toBe(known);
    const gone = await app.call(deleteImport, { params: { id } }, { token: person.token });
    expect(gone.status).toBe(200);
  }
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
