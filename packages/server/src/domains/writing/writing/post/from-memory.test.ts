import { addFact, changeFact, findFittingFacts, getFact, listClaims } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../../testing/index.ts';
import { generate, type GenerateBody } from './test-stream.ts';

let app: TestApp;
let person: Person;
const auth = () => ({ token: person.token });
beforeAll(async () => {
  app = await createTestApp({ model: true });
  person = await app.signUp();
});
afterAll(async () => app.close());

const written = 'Our pallet waste went from 12% to 7% in a year.';

async function write(more: Partial<GenerateBody> = {}) {
  await app.sandbox.control.model.order({ kind: 'answer', text: written });
  const end = (await (await generate(app, person, { idea: 'Tips on pallet waste', ...more })).rest()).at(-1);
  if (end?.type !== 'done' || end.data.postId === null) throw new Error('no post');
  const request = (await app.sandbox.control.model.requests()).at(-1)?.promptText ?? '';
  return { postId: end.data.postId, request };
}

const claimsOf = async (id: string) => (await app.call(listClaims, { params: { id } }, auth())).body.data;

it('a post rests on the facts it was written with, and each knows the posts that tell it', async () => {
  const text = 'We cut pallet waste from 12% to 7% within a year.';
  const told = (await app.call(addFact, { body: { text, kind: 'result' } }, auth())).body.data;
  const other = 'The pallet yard in Gdansk has nine gates.';
  const unused = (await app.call(addFact, { body: { text: other } }, auth())).body.data;
  const fitting = await app.call(findFittingFacts, { body: { subject: 'Tips on pallet waste' } }, auth());
  expect(fitting.body.data.items.map(({ id }) => id)).toEqual([told.id, unused.id]);

  const { postId, request } = await write();
  expect(request).toContain(text);
  expect(request).toContain(other);
  expect(await claimsOf(postId)).toMatchObject({ facts: [{ id: told.id, title: text }], open: [] });
  const params = { id: told.id };
  const known = (await app.call(getFact, { params }, auth())).body.data;
  expect(known).toMatchObject({ uses: 1, usedIn: [{ postId }] });
  expect((await app.call(getFact, { params: { id: unused.id } }, auth())).body.data.uses).toBe(0);

  // What is private from now on bears out nothing that a model could be shown.
  const change = { params, body: { version: known.version, privacy: 'never' as const } };
  expect((await app.call(changeFact, change, auth())).status).toBe(200);
  const after = await claimsOf(postId);
  expect(after.facts).toEqual([]);
  expect(after.open.map(({ claim }) => claim).join(' ')).toMatch(/12%|7%/);
});

it('a post can be written without some facts, or without memory', async () => {
  const text = 'We moved the pallet yard to Gdynia in one weekend.';
  const { id } = (await app.call(addFact, { body: { text } }, auth())).body.data;
  expect((await write()).request).toContain(text);
  const some = (await write({ facts: { without: [id] } })).request;
  expect(some).not.toContain(text);
  expect(some).toContain('nine gates');
  const none = await write({ facts: 'none' });
  expect(none.request).not.toMatch(/Gdynia|nine gates/);
  expect((await claimsOf(none.postId)).open.length).toBeGreaterThan(0);
});
