import {
  addFact,
  changeFact,
  createPost,
  findEndings,
  findFittingFacts,
  findOpenings,
  getFact,
  improvePost,
  listClaims,
  updatePost,
} from '@limelight/contracts';
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

it('rewrites, openings and endings record the facts they bring once they are in the post', async () => {
  const text = 'We fed 900 people at the Oslo lantern festival in 2019.';
  const { id } = (await app.call(addFact, { body: { text } }, auth())).body.data;
  const before = 'The lantern festival was long.\n\nFeeding everybody at the festival took a plan.';
  const line = 'We fed 900 people at the Oslo lantern festival.';
  const lines = [line, 'The lantern festival was longer than its plan.'];
  const { model } = app.sandbox.control;
  const ways = [
    {
      by: 'improvement',
      order: { text: `${line}\n\nFeeding everybody at the festival took a plan.` },
      ask: () => app.call(improvePost, { body: { text: before, help: 'concrete' } }, auth()),
    },
    {
      by: 'improvement',
      order: { text: line },
      ask: () =>
        app.call(
          improvePost,
          { body: { text: before, part: { start: 0, end: 30 }, help: 'concrete' } },
          auth(),
        ),
    },
    {
      by: 'opening',
      order: { json: { openings: lines, goesOn: 'Feeding everybody' } },
      ask: () => app.call(findOpenings, { body: { text: before } }, auth()),
    },
    {
      by: 'ending',
      order: { json: { endings: lines } },
      ask: () => app.call(findEndings, { body: { text: before, goal: 'comments' } }, auth()),
    },
  ] as const;
  let uses = 0;
  for (const { by, order, ask } of ways) {
    const post = (await app.call(createPost, { body: { text: before } }, auth())).body.data;
    await model.order({ kind: 'answer', ...order });
    const { data } = (await ask()).body;
    const after = 'text' in data ? data.text : (data.items[0]?.text ?? '');
    expect(after).toContain('900');
    const save = async (version: number, saved: string) => {
      const changes = [{ by, run: { id: data.helpId } }];
      const body = { version, text: saved, changes };
      return app.call(updatePost, { params: { id: post.id }, body }, auth());
    };
    // A change that its author took the fact out of again tells nothing.
    expect((await save(post.version, `${before} Again.`)).status).toBe(200);
    const read = async () => (await app.call(getFact, { params: { id } }, auth())).body.data;
    expect((await read()).uses).toBe(uses);
    expect((await save(post.version + 1, after)).status).toBe(200);
    uses += 1;
    expect(await read()).toMatchObject({ uses });
    expect((await claimsOf(post.id)).facts).toMatchObject([{ id, title: text }]);
  }
  const stranger = await app.signUp();
  const theirs = (await app.call(createPost, { body: { text: before } }, { token: stranger.token })).body
    .data;
  expect(
    (await app.call(listClaims, { params: { id: theirs.id } }, { token: stranger.token })).body.data.facts,
  ).toEqual([]);
});
