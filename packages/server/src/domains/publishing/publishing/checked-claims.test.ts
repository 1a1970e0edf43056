import {
  addSource,
  attachSource,
  claimCheckRun,
  confirmClaim,
  createPost,
  getRun,
  listClaims,
  publishPost,
  saveClaimSettings,
  unconfirmedClaims,
  updatePost,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/index.ts';
import { openScene, signUpAuthor, type Author } from './test-scene.ts';

let app: TestApp;
let who: Author;
beforeAll(async () => {
  app = await openScene({ model: true });
  who = await signUpAuthor(app);
});
afterAll(() => app.close());

const as = () => ({ token: who.token });
const told = 'They left because they were bored.';
const text = `We lost nine customers in March.\n\n${told}`;
const named = { open: [{ sentence: 2, kind: 'cause', reason: 'The notes give no reason.' }] };

async function draft(): Promise<string> {
  const { body } = await app.call(createPost, { body: { text } }, as());
  const notes = {
    kind: 'text',
    text: 'Nine customers lost in March. ((Ines is leaving too.))\n// ask Omar',
  } as const;
  const source = await app.call(addSource, { body: notes }, as());
  const link = { params: { id: body.data.id }, body: { sourceId: source.body.data.id } };
  await app.call(attachSource, link, as());
  return body.data.id;
}

async function check(postId: string, words = text) {
  const started = await app.call(claimCheckRun.start, { body: { postId, text: words } }, as());
  const params = { id: started.body.data.id };
  const read = async () => (await app.call(getRun, { params }, as())).body.data;
  await expect.poll(async () => (await read()).status).not.toBe('running');
  return read();
}

const order = async (json: unknown) => app.sandbox.control.model.order({ kind: 'answer', json });
const asked = async () => (await app.sandbox.control.model.requests()).length;
const claimsOf = async (id: string) => (await app.call(listClaims, { params: { id } }, as())).body.data;

it('a model names the sentences that the material does not bear out, free, and once for a text', async () => {
  const id = await draft();
  expect((await claimsOf(id)).checked).toBeNull();
  await order(named);
  const { status, charged } = await check(id);
  expect([status, charged ?? 0]).toEqual(['done', 0]);
  const open = [{ sentence: told, kind: 'cause', reason: 'The notes give no reason.' }];
  const seen = await claimsOf(id);
  expect(seen.checked).toEqual({ text, open });
  expect(seen.open.map(({ sentence }) => sentence)).toContain(told);
  const before = await asked();
  expect(claimCheckRun.result.parse((await check(id)).result).open).toEqual(open);
  expect(await asked()).toBe(before);
  const prompt = (await app.sandbox.control.model.requests()).at(-1)?.promptText ?? '';
  expect(prompt).toContain('Nine customers lost in March.');
  expect(prompt).toContain(`2. ${told}`);
  expect(prompt).not.toMatch(/Ines|Omar/);
});

it('a private detail of somebody else is named though the notes have it', async () => {
  const id = await draft();
  const words = 'We lost nine customers in March, and Omar, 61, his patience.';
  await order({ open: [{ sentence: 1, kind: 'private', reason: 'Omar’s age.' }] });
  await check(id, words);
  expect((await claimsOf(id)).checked?.open).toEqual([
    { sentence: words, kind: 'private', reason: 'Omar’s age.' },
  ]);
});

it('what the model named keeps a post back where that is wished, until it is confirmed or changed', async () => {
  await app.call(saveClaimSettings, { body: { block: true } }, as());
  const id = await draft();
  // The same text beside the same material was read above.
  await check(id);
  const publish = async () => app.call(publishPost, { params: { id } }, as());
  const refused = await publish();
  expect([refused.status, refused.body.code]).toEqual([409, 'claims_unconfirmed']);
  expect(unconfirmedClaims.parse(refused.body.details).claims).toEqual([{ claim: told, sentence: told }]);
  await app.call(confirmClaim, { params: { id }, body: { claim: told, sentence: told } }, as());
  expect((await publish()).status).toBe(202);

  const other = await draft();
  await check(other);
  const changed = { version: 1, text: 'We lost nine customers in March. Ask yours.' };
  await app.call(updatePost, { params: { id: other }, body: changed }, as());
  expect((await app.call(publishPost, { params: { id: other } }, as())).status).toBe(202);
});

it('nothing is stored, and the post stays as it is, when the model gives no answer', async () => {
  const id = await draft();
  await order({ nonsense: true });
  await order({ nonsense: true });
  expect((await check(id, `${text} Truly.`)).status).toBe('failed');
  expect((await claimsOf(id)).checked).toBeNull();
});

it('is not found for the post of somebody else', async () => {
  const id = await draft();
  const other = await signUpAuthor(app);
  const started = await app.call(claimCheckRun.start, { body: { postId: id, text } }, { token: other.token });
  const read = async () =>
    (await app.call(getRun, { params: { id: started.body.data.id } }, { token: other.token })).body.data;
  await expect.poll(async () => (await read()).status).toBe('failed');
});
