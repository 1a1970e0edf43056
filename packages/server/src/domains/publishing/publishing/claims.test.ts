import {
  addSource,
  attachSource,
  confirmClaim,
  createPost,
  listClaims,
  publishPost,
  resolvePost,
  saveClaimSettings,
  schedulePost,
  unconfirmedClaims,
  updatePost,
  withdrawClaim,
  type Post,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import { generate, type GenerateBody } from '../../writing/writing/post/test-stream.ts';
import { openScene, signUpAuthor, type Author } from './test-scene.ts';

let app: TestApp;
let who: Author;
beforeAll(async () => {
  app = await openScene();
  who = await signUpAuthor(app);
});
afterAll(() => app.close());

const as = () => ({ token: who.token });
const sentence = 'Calls fell from 61 to 19, by 79 %.';

async function writtenPost(asked: GenerateBody, text: string): Promise<string> {
  const done = (await (await generate(app, who, asked)).rest()).at(-1);
  const id = done?.type === 'done' ? done.data.postId : null;
  if (id === null) throw new Error('no post');
  await app.call(updatePost, { params: { id }, body: { version: 2, text } }, as());
  return id;
}

async function draft(written = sentence): Promise<Post> {
  const { body } = await app.call(createPost, { body: { text: written } }, as());
  const text = 'In the ten weeks before there were 61 calls, in the ten weeks after 19.';
  const source = await app.call(addSource, { body: { kind: 'text', text } }, as());
  const link = { params: { id: body.data.id }, body: { sourceId: source.body.data.id } };
  await app.call(attachSource, link, as());
  return body.data;
}

const confirm = (id: string, claim: string, words = sentence) =>
  app.call(confirmClaim, { params: { id }, body: { claim, sentence: words } }, as());

it('warns by default, and blocks publishing, scheduling and editing a scheduled post when that is wished', async () => {
  const free = await draft();
  expect((await app.call(publishPost, { params: { id: free.id } }, as())).status).toBe(202);

  await app.call(saveClaimSettings, { body: { block: true } }, as());
  const post = await draft();
  const params = { id: post.id };
  const publish = async () => app.call(publishPost, { params }, as());
  const refused = await publish();
  expect([refused.body.code, refused.body.details]).toEqual([
    'claims_unconfirmed',
    { claims: [{ claim: '79 %', sentence }] },
  ]);
  const at = new Date(app.clock.now() + 3_600_000).toISOString();
  const plan = { params, body: { at, timeZone: 'UTC' } };
  expect((await app.call(schedulePost, plan, as())).body.code).toBe('claims_unconfirmed');

  // Confirming twice has no further effect, and the confirmation is stored. Another sentence with the same number is a
  // separate claim.
  await confirm(post.id, '79 %', 'Costs fell by 79 %.');
  expect((await publish()).body.code).toBe('claims_unconfirmed');
  await confirm(post.id, '79 %');
  await confirm(post.id, '79 %');
  const kept = (await app.call(listClaims, { params }, as())).body.data.items;
  expect(kept.map((one) => one.sentence).toSorted()).toEqual([sentence, 'Costs fell by 79 %.']);

  const planned = (await app.call(schedulePost, plan, as())).body.data;
  const change = async (text: string) =>
    (await app.call(updatePost, { params, body: { version: planned.version, text } }, as())).body.code;
  expect(await change('Calls fell from 61 to 19, by 70 %.')).toBe('claims_unconfirmed');
  expect(await change(`${sentence} Nobody had expected it.`)).toBeUndefined();

  await app.call(
    withdrawClaim,
    { params: { id: post.id, claimId: kept.find((one) => one.sentence === sentence)?.id ?? '' } },
    as(),
  );
  expect((await publish()).body.code).toBe('claims_unconfirmed');
});

it('lets nobody stand for a claim in another person’s post, and leaves what somebody wrote alone to them', async () => {
  const post = await draft();
  const other = await app.signUp();
  const wish = { params: { id: post.id }, body: { claim: '79 %', sentence } };
  expect((await app.call(confirmClaim, wish, { token: other.token })).body.code).toBe('not_found');
  const own = await app.call(createPost, { body: { text: 'We doubled to 24 people in May.' } }, as());
  expect((await app.call(publishPost, { params: { id: own.body.data.id } }, as())).status).toBe(202);
});

it('takes what the brief asks the post to say as its author’s word', async () => {
  await app.call(saveClaimSettings, { body: { block: true } }, as());
  const idea = 'We fixed the rota in ten weeks.';
  const text = `${idea} 14 nurses asked for it. DM me for the checklist.`;
  const publish = async (more: object) => {
    const params = { id: await writtenPost({ idea, ...more }, text) };
    return (await app.call(publishPost, { params }, as())).body;
  };
  const open = unconfirmedClaims.parse((await publish({})).details).claims;
  expect(open.map(({ claim }) => claim)).toEqual(['14']);
  const told = { mustSay: ['14 nurses asked'], callToAction: 'DM me for the checklist' };
  expect((await publish(told)).code).toBeUndefined();
});

it('takes the title and address of a source for known, as a post that ends on them says', async () => {
  await app.call(saveClaimSettings, { body: { block: true } }, as());
  const title = 'Ward 7 in 2024, Annual Report of Northgate Hospital';
  const text = 'Falls on the ward fell from twelve to four a month.';
  const source = await app.call(addSource, { body: { kind: 'text', text, title } }, as());
  const { body } = await app.call(createPost, { body: { text: `${text}\n\nSource: ${title}` } }, as());
  const params = { id: body.data.id };
  await app.call(attachSource, { params, body: { sourceId: source.body.data.id } }, as());
  expect((await app.call(publishPost, { params }, as())).status).toBe(202);
});

it('judges a text that was written anew by what it was written from then, and by nothing told for other posts', async () => {
  await app.call(saveClaimSettings, { body: { block: true } }, as());
  await writtenPost({ idea: 'We won 31 clients in May.' }, 'We won 31 clients in May.');
  const { body } = await app.call(createPost, { body: { text: 'Something of my own.' } }, as());
  const params = { id: body.data.id };
  const idea = 'We lost 9 clients in May.';
  await (await generate(app, who, { idea, postId: params.id })).rest();
  const save = async (version: number, text: string) =>
    app.call(updatePost, { params, body: { version, text } }, as());
  const saved = await save(2, `${idea} We won 31 clients.`);
  expect(saved.body.data).toMatchObject({ brief: { idea }, engine: { kind: 'outline' }, version: 3 });
  const refused = await app.call(publishPost, { params }, as());
  const open = unconfirmedClaims.parse(refused.body.details).claims;
  expect(open.map(({ claim }) => claim)).toEqual(['31']);
  await save(3, idea);
  expect((await app.call(publishPost, { params }, as())).status).toBe(202);
});

it('judges what a model changed of somebody’s own text by that text, what they said for it and their own name', async () => {
  await app.call(saveClaimSettings, { body: { block: true } }, as());
  const before = 'We cut the form to four fields.';
  const ownWords = { before, said: ['Say that Ines counted 63 of 100.', 'Asha Rao, Rao & Daughters'] };
  const text =
    'We cut the form to four fields. Ines counted 63 of 100. We won 40 customers.\n\nAsha Rao, Rao & Daughters';
  const { body } = await app.call(createPost, { body: { text, ownWords } }, as());
  expect(body.data.ownWords).toEqual(ownWords);
  const refused = await app.call(publishPost, { params: { id: body.data.id } }, as());
  const open = unconfirmedClaims.parse(refused.body.details).claims;
  expect(open.map(({ claim }) => claim)).toEqual(['40']);
});

it('asks for the same before a post in doubt is published again, and not for the word that it is there', async () => {
  await app.call(saveClaimSettings, { body: { block: false } }, as());
  const post = await draft();
  const params = { id: post.id };
  await app.runDueJobs();
  await app.sandbox.control.faults.add({ operation: 'linkedin.post.create', kind: 'drop' });
  await app.call(publishPost, { params }, as());
  await app.runDueJobs();
  await app.call(saveClaimSettings, { body: { block: true } }, as());
  const resolve = async (answer: 'publish-again' | 'it-is-there') =>
    app.call(resolvePost, { params, body: { answer } }, as());
  expect((await resolve('publish-again')).body.code).toBe('claims_unconfirmed');
  expect((await resolve('it-is-there')).body.data.status).toBe('published');
});

it('keeps the latest 300 words that somebody gave for one post', async () => {
  const post = await draft();
  await app.context.database.pool.query(
    `INSERT INTO claim_confirmations (id, user_id, post_id, claim, sentence, key, confirmed_at)
     SELECT gen_random_uuid(), $1, $2, 'claim ' || n, 'sentence', 'key ' || n, now() - interval '1 year' + n * interval '1 second'
     FROM generate_series(1, 300) AS n`,
    [who.id, post.id],
  );
  const { body } = await confirm(post.id, '61');
  expect(body.data.items).toHaveLength(300);
  expect(body.data.items[0]?.claim).toBe('claim 2');
  expect(body.data.items.at(-1)?.claim).toBe('61');
});
