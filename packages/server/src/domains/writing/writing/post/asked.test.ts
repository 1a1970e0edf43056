import { listPosts, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../../testing/index.ts';
import { generate, textOf } from './test-stream.ts';

let app: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp({ model: true });
});
afterAll(async () => {
  await app.close();
});
beforeEach(async () => {
  who = await app.signUp();
  await app.sandbox.control.model.clearOrders();
});

const idea = 'We cut four fields of the form, and nobody missed them.';
const order = async (...texts: string[]) => {
  for (const text of texts) await app.sandbox.control.model.order({ kind: 'answer', text });
};
const credits = async () => (await app.call(userDetails, {}, { token: who.token })).body.data.userUsage;
const asked = async () => (await app.sandbox.control.model.requests()).map((request) => request.promptText);
async function write(brief: Record<string, unknown>) {
  const before = (await asked()).length;
  const events = await (await generate(app, who, { idea, ...brief })).rest();
  const last = events.at(-1);
  if (last?.type !== 'done') return { last, text: null, requests: (await asked()).slice(before) };
  expect(textOf(events)).toBe(last.data.text);
  return { last, text: last.data.text, requests: (await asked()).slice(before) };
}

const german =
  'Wir haben vier Felder aus dem Formular gestrichen, und niemand hat sie vermisst. Das war nicht schwer.';
const english =
  'We cut four fields of the form, and nobody missed them. It was not that hard, and it took us a week.';

it('a text in another language is asked for once more, at no further cost, and replaces what watchers saw', async () => {
  await order(english, german);
  const { text, requests } = await write({ language: 'de' });
  expect(text).toBe(german);
  expect(requests).toHaveLength(2);
  expect(requests[1]).toContain('It was in English. Write it in German.');
  expect(await credits()).toBe(470);
  expect((await app.call(listPosts, { query: {} }, { token: who.token })).body.data.items).toMatchObject([
    { text: german },
  ]);
});

it('a second text that is no better does not replace the first', async () => {
  await order(english, `${english} Again.`);
  expect((await write({ language: 'de' })).text).toBe(english);
  await order(english);
  await app.sandbox.control.model.order({ kind: 'error', status: 500 });
  expect((await write({ language: 'de' })).text).toBe(english);
});

it('a word that was to be left out is named by its number, never by its words', async () => {
  await order('We raised our prices by a tenth.', 'We cost a tenth more.');
  const { text, requests } = await write({ never: ['competitor', 'price'] });
  expect(text).toBe('We cost a tenth more.');
  expect(requests[1]).toContain('It had number 2 of the words and claims to leave out.');
});

it('a text that keeps to what was asked, or lacks little, is asked for once', async () => {
  await order('We cut four fields.\n\n#one #two #three #four #five');
  const { requests, text } = await write({
    hashtags: 'few',
    language: 'en',
    length: 'short',
    mustSay: ['four fields'],
  });
  expect(requests).toHaveLength(1);
  expect(text).toContain('#five');
});

it('emoji and hashtags that were not to be in it go', async () => {
  await order('We cut four fields 🚀\n\n✅ Nobody missed them. #forms ©\n\n#one #two');
  expect((await write({ emoji: 'none', hashtags: 'none' })).text).toBe(
    'We cut four fields\n\nNobody missed them. forms ©',
  );
});

it('an answer that may be a reply is looked at once, and refused at no charge when it is one', async () => {
  const reply = 'I won’t write content that mocks a competitor’s illness.';
  await order(reply, JSON.stringify({ kind: 'reply' }));
  expect((await write({})).last).toMatchObject({ type: 'error', data: { code: 'writer_declined' } });
  expect(await credits()).toBe(500);
  await order(reply, JSON.stringify({ kind: 'post' }));
  expect((await write({})).text).toBe(reply);
  await order(reply, 'no verdict', 'no verdict');
  expect((await write({})).text).toBe(reply);
});

it('a question back is no post and costs nothing', async () => {
  const question = 'Before I write the post, could you tell me which product it is about?';
  await order(question, JSON.stringify({ kind: 'reply' }));
  expect((await write({})).last).toMatchObject({ type: 'error', data: { code: 'writer_declined' } });
  expect(await credits()).toBe(500);
});
