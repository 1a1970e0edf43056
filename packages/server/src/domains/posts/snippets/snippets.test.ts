import {
  changeSnippet,
  createPost,
  createSnippet,
  deleteSnippet,
  listHashtags,
  listSnippets,
  saveSignature,
  snippetLimit,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { exportSnippetsData } from './personal-data.ts';

let app: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp();
  who = await app.signUp();
});
afterAll(() => app.close());
const add = (name: string, text = 'Call me.', token = who.token) =>
  app.call(createSnippet, { body: { name, text } }, { token });
const list = async (token = who.token) => (await app.call(listSnippets, {}, { token })).body.data;

it('keeps snippets by name and a signature, each person their own', async () => {
  const { body, status } = await add('call-me');
  expect(status).toBe(201);
  expect((await add('CALL-me')).body.code).toBe('snippet_name_taken');
  expect((await add('two words')).status).toBe(400);
  await add('about', 'I am {first name}.');
  const { id } = body.data;
  const renamed = await app.call(
    changeSnippet,
    { params: { id }, body: { name: 'zoom', text: 'Book a call.' } },
    { token: who.token },
  );
  expect(renamed.body.data).toEqual({ id, name: 'zoom', text: 'Book a call.' });
  const signature = { text: '— {name}', automatic: true };
  await app.call(saveSignature, { body: signature }, { token: who.token });
  const kept = await list();
  expect(kept.items.map(({ name }) => name)).toEqual(['about', 'zoom']);
  expect(kept.signature).toEqual(signature);

  const stranger = await app.signUp();
  expect(await list(stranger.token)).toEqual({ items: [], signature: { text: '', automatic: false } });
  const others = { params: { id } };
  expect((await app.call(deleteSnippet, others, { token: stranger.token })).status).toBe(404);
  expect((await app.call(deleteSnippet, others, { token: who.token })).status).toBe(200);
  expect(JSON.stringify(await exportSnippetsData(app.context.database.db, who.id))).not.toContain('zoom');
});

it('stops at a hundred', async () => {
  const person = await app.signUp();
  const answers = [];
  for (let n = 0; n <= snippetLimit; n += 1) answers.push((await add(`s${n}`, 'x', person.token)).status);
  expect(answers.filter((status) => status === 201)).toHaveLength(snippetLimit);
  expect(answers.at(-1)).toBe(409);
});

it('tells the hashtags of the person’s own posts, the most used first', async () => {
  const person = await app.signUp();
  for (const text of ['One #forms #Design', 'Two #design #design', 'No tag: https://example.com/#design']) {
    await app.call(createPost, { body: { text } }, { token: person.token });
    app.clock.advance(1000);
  }
  const { body } = await app.call(listHashtags, {}, { token: person.token });
  expect(body.data.items).toEqual([
    { tag: '#design', count: 2 },
    { tag: '#forms', count: 1 },
  ]);
});
