import { createTeam, listPostRisks, removeLinkedinConnection, shareTeamPost } from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../testing/index.ts';
import { ask, openScene, scheduled, signUpAuthor, writePost } from './test-scene.ts';

let app: TestApp;
let author: Person;
beforeAll(async () => {
  app = await openScene();
  author = await signUpAuthor(app);
});
afterAll(async () => app.close());

const set = async (change: string, values: unknown[]) => app.context.database.pool.query(change, values);
const risks = async () => (await ask(app, author, listPostRisks, {})).items;

test('names the scheduled posts that will not go out, and why, the soonest first', async () => {
  const safe = await scheduled(app, author, 'Safe.', '2031-03-13T09:00:00Z');
  const gap = await scheduled(app, author, 'Whole.', '2031-03-14T09:00:00Z');
  const late = await scheduled(app, author, 'After the end.', '2031-04-02T09:00:00Z');
  const bound = await scheduled(app, author, 'Shared.', '2031-03-15T09:00:00Z');
  await writePost(app, author, 'A draft with [how many] gaps.');
  expect(await risks()).toEqual([]);

  await set('UPDATE posts SET text = $1 WHERE id = $2', ['With [how many] gaps.', gap]);
  await set('UPDATE linkedin_connections SET expires_at = $1 WHERE user_id = $2', [
    new Date('2031-04-01T00:00:00Z'),
    author.id,
  ]);
  const team = await ask(app, author, createTeam, { body: { name: 'Crew' } });
  await ask(app, author, shareTeamPost, { params: { id: team.id }, body: { postId: bound } });
  await set('UPDATE teams SET requires_approval = true WHERE id = $1', [team.id]);
  expect(await risks()).toEqual([
    { postId: gap, risk: 'gap' },
    { postId: bound, risk: 'approval' },
    { postId: late, risk: 'expires' },
  ]);

  await set("UPDATE posts SET delivery = 'remind' WHERE id = $1", [late]);
  expect((await risks()).map(({ postId }) => postId)).toEqual([gap, bound]);
  await ask(app, author, removeLinkedinConnection, {});
  expect(await risks()).toEqual([
    { postId: safe, risk: 'disconnected' },
    { postId: gap, risk: 'gap' },
    { postId: bound, risk: 'approval' },
  ]);
  const other = await app.signUp();
  expect((await ask(app, other, listPostRisks, {})).items).toEqual([]);
});
