import { addFact, createPost, getOrigins, listClaims, requestPublish } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { done, openDesk, shownPost, tryTool, type Desk } from './test-assistant.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(async () => desk.close());

const invented = 'Gartner says that 73 % of buyers never read past the first line.';
const known = 'I cut our handover from 40 to 12 minutes in March.';

it('what an assistant wrote is not the person’s own, and rests on what they told alone', async () => {
  const { token } = desk.author;
  await desk.app.call(addFact, { body: { text: known, kind: 'result' } }, { token });
  const client = await desk.connectWith(['read', 'drafts']);
  const created = await done(client, 'create_draft', { text: `${known}\n\n${invented}` }, shownPost);
  const params = { id: created.id };
  const open = async () => {
    const { open: claims } = (await desk.app.call(listClaims, { params }, { token })).body.data;
    return claims.map(({ sentence }) => sentence);
  };
  const wrote = async () => {
    const { sentences } = (await desk.app.call(getOrigins, { params }, { token })).body.data;
    return new Set(sentences.map(({ by }) => by));
  };
  expect(await open()).toEqual([invented]);
  expect([...(await wrote())]).toEqual(['chat']);
  const review = await tryTool(client, 'review_text', { postId: created.id });
  expect(review.text).toContain('Gartner');

  const change = { postId: created.id, version: created.version, text: `Mr Musk called it genius in 2024.` };
  await done(client, 'edit_draft', change, shownPost);
  expect(await open()).toEqual(['Mr Musk called it genius in 2024.']);
});

it('a text that the person typed stays theirs when an assistant adds to it', async () => {
  const { token } = desk.author;
  const body = { text: 'We answered 412 tickets in May.' };
  const { id, version } = (await desk.app.call(createPost, { body }, { token })).body.data;
  const client = await desk.connectWith(['read', 'drafts']);
  const text = `${body.text}\n\nOur rivals answered 90.`;
  await done(client, 'edit_draft', { postId: id, version, text }, shownPost);
  const { open } = (await desk.app.call(listClaims, { params: { id } }, { token })).body.data;
  expect(open.map(({ sentence }) => sentence)).toEqual(['Our rivals answered 90.']);
});

it('nobody is asked to agree to what would be refused', async () => {
  const client = await desk.connectWith(['read', 'drafts']);
  const draft = await done(client, 'create_draft', { text: 'Too late' }, shownPost);
  const past = { postId: draft.id, at: '2020-01-01T09:00', timeZone: 'UTC' };
  expect((await tryTool(client, 'schedule_post', past)).text).toContain('schedule_in_past');
  const alone = await desk.app.signUp();
  const lonely = { text: 'Nowhere to go' };
  const { id } = (await desk.app.call(createPost, { body: lonely }, { token: alone.token })).body.data;
  const asked = await desk.app.call(requestPublish, { body: { postId: id } }, { token: alone.token });
  expect(asked.body.code).toBe('linkedin_not_connected');
});

it('is told which permission is missing, and which fields there are', async () => {
  const client = await desk.connectWith(['read', 'drafts']);
  const { text } = await tryTool(client, 'pause_publishing', {});
  expect(text).toContain('“Schedule without asking”');
  const wrong = await tryTool(client, 'get_post', { when: 'now', postId: 'x' });
  expect(wrong.text).toContain('when: There is no such field. The fields are postId.');
});
