import {
  changeFact,
  collectFactsRun,
  confirmClaim,
  createPost,
  generatePost,
  listClaims,
  listFacts,
  listPosts,
  schedulePost,
  updatePost,
  withdrawClaim,
} from '@limelight/contracts';
import { findGaps } from '@limelight/post-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

const facts = async ({ token }: Person) =>
  (await app.call(listFacts, { query: {} }, { token })).body.data.items;

const sentence = 'We cut 12 days to 4 in March 2021.';
const text = `${sentence}\n\nNobody missed the other eight.`;

async function written(person: Person) {
  const post = (await app.call(createPost, { body: { text } }, { token: person.token })).body.data;
  const confirm = async (claim: string) =>
    app.call(confirmClaim, { params: { id: post.id }, body: { claim, sentence } }, { token: person.token });
  const withdraw = async (claim: string) => {
    const { items } = (await app.call(listClaims, { params: { id: post.id } }, { token: person.token })).body
      .data;
    const claimId = items.find((one) => one.claim === claim)?.id ?? '';
    return app.call(withdrawClaim, { params: { id: post.id, claimId } }, { token: person.token });
  };
  return { post, confirm, withdraw };
}

test('a confirmed claim is a fact, once for its sentence, and none any more when it is taken back', async () => {
  const person = await app.signUp();
  const { post, confirm, withdraw } = await written(person);
  for (const claim of ['12 days', '12 days', '4']) expect((await confirm(claim)).status).toBe(200);
  expect(await facts(person)).toMatchObject([
    {
      text: sentence,
      kind: 'figure',
      status: 'confirmed',
      source: {
        kind: 'claim',
        id: post.id,
        passage: sentence,
        page: `/dashboard/generate-post?post=${post.id}`,
      },
    },
  ]);
  await withdraw('4');
  expect(await facts(person)).toHaveLength(1);
  expect((await withdraw('12 days')).status).toBe(200);
  expect(await facts(person)).toEqual([]);
  await confirm('4');
  expect(await facts(person)).toHaveLength(1);
});

test('a fact that was edited since stays', async () => {
  const person = await app.signUp();
  const { confirm, withdraw } = await written(person);
  await confirm('12 days');
  const [fact] = await facts(person);
  await app.call(
    changeFact,
    { params: { id: fact?.id ?? '' }, body: { version: 1, subject: 'Delivery' } },
    { token: person.token },
  );
  await withdraw('12 days');
  expect(await facts(person)).toMatchObject([{ subject: 'Delivery', status: 'confirmed' }]);
});

test('what an author writes in place of a gap is a fact once the post is scheduled', async () => {
  const person = await app.signUp();
  const as = { token: person.token };
  const idea = 'We moved the night shift to scanners. Four of nine broke in the first week.';
  const generated = await app.fetch(`/api${generatePost.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ idea }),
  });
  expect(await generated.text()).toContain('event: done');
  const [post] = (await app.call(listPosts, { query: {} }, as)).body.data.items;
  if (post === undefined) throw new Error('no draft');
  const gaps = findGaps(post.text);
  expect(gaps.length).toBeGreaterThan(0);
  const answers = gaps.map((_gap, at) => `The ${at + 3} people of the night shift told us in the canteen.`);
  const finished = gaps.reduceRight(
    (all, gap, at) => all.slice(0, gap.start) + (answers[at] ?? '') + all.slice(gap.end),
    post.text,
  );
  const params = { id: post.id };
  await app.call(updatePost, { params, body: { version: post.version, text: finished } }, as);
  const collect = async () => {
    await app.call(collectFactsRun.start, { body: { from: ['posts'] } }, as);
    await app.runDueJobs();
    return facts(person);
  };
  expect(await collect()).toEqual([]);
  const when = { at: '2026-12-01T09:00:00Z', timeZone: 'UTC', delivery: 'remind' as const };
  expect((await app.call(schedulePost, { params, body: when }, as)).status).toBe(200);
  const found = await collect();
  expect(found.length).toBeGreaterThan(0);
  for (const { status, source } of found) {
    expect(status).toBe('confirmed');
    expect(source).toMatchObject({ kind: 'post', id: post.id });
    expect(finished).toContain(source.passage);
    expect(answers.some((answer) => source.passage.includes(answer))).toBe(true);
  }
  expect(await collect()).toHaveLength(found.length);
});
