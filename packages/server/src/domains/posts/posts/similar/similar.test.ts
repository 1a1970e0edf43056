import {
  createPost,
  findSimilarPost,
  publishPost,
  removePublished,
  schedulePost,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../../testing/index.ts';
import { ask, openScene, signUpAuthor, writePost } from '../../../publishing/planning/test-scene.ts';

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await openScene();
  author = await signUpAuthor(app);
});
afterAll(() => app.close());

const first = 'Every question in a form is a door that somebody closes. We took four of them out last month.';
const second = 'Our hiring page had exactly one reader, and that was me. So I wrote it for the second one.';
const similarTo = async (text: string) => {
  const id = await writePost(app, author, text);
  return (await ask(app, author, findSimilarPost, { params: { id } })).similar;
};

test('what was published lately or is planned in nearly the same words is named, and nothing is refused', async () => {
  const out = await writePost(app, author, first);
  await ask(app, author, publishPost, { params: { id: out } });
  await app.runDueJobs();
  expect(await similarTo(first.replace('last month', 'in spring'))).toEqual({
    postId: out,
    title: 'Every question in a form is a door that somebody closes. We…',
    published: true,
    at: '2031-03-12T09:00:00.000Z',
  });
  expect((await ask(app, author, findSimilarPost, { params: { id: out } })).similar).toBeNull();
  expect(await similarTo('Something else altogether, about bridges and the weather.')).toBeNull();

  await ask(app, author, removePublished, { params: { id: out } });
  await app.runDueJobs();
  expect(await similarTo(first)).toBeNull();

  const planned = await writePost(app, author, second);
  const body = { at: '2031-03-20T09:00:00Z', timeZone: 'UTC' };
  await ask(app, author, schedulePost, { params: { id: planned }, body });
  expect(await similarTo(second)).toMatchObject({ postId: planned, published: false });
  const again = { id: await writePost(app, author, second) };
  const session = { token: author.token };
  const told = /^Something very similar is already planned for 20 March: “Our hiring page/;
  expect((await app.call(schedulePost, { params: again, body }, session)).body.message).toMatch(told);
  expect((await app.call(publishPost, { params: again }, session)).body.message).toMatch(told);

  app.clock.advance(61 * 86_400_000);
  author = { ...author, token: await app.login(author) };
  expect(await similarTo(first)).toBeNull();
});

test('nobody else’s posts are looked at', async () => {
  const other = await signUpAuthor(app);
  const made = await app.call(createPost, { body: { text: second } }, { token: other.token });
  const { similar } = await ask(app, other, findSimilarPost, { params: { id: made.body.data.id } });
  expect(similar).toBeNull();
  const params = { id: made.body.data.id };
  expect((await app.call(findSimilarPost, { params }, { token: author.token })).status).toBe(404);
});
