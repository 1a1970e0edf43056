import { findOpenings, improvePost, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ model: true });
});
afterAll(async () => {
  await app.close();
});

const text = [
  'We took four fields out of our sign-up form on a Monday.',
  'Nobody in the team wanted to be the one to decide which of them.',
  'By Friday a fifth of the visitors more had finished it, and nobody had asked for the fields.',
].join('\n\n');
const order = async (...answers: string[]) => {
  for (const answer of answers) await app.sandbox.control.model.order({ kind: 'answer', text: answer });
};
const part = { start: text.indexOf('Nobody'), end: text.indexOf('\n\nBy Friday') };
async function change(body: Parameters<typeof app.call<typeof improvePost>>[1]['body']) {
  const who = await app.signUp();
  const answer = await app.call(improvePost, { body }, { token: who.token });
  const left = (await app.call(userDetails, {}, { token: who.token })).body.data.userUsage;
  return { ...answer, left };
}

it('a part answered with the whole text is cut back to the part', async () => {
  const changed = 'Nobody wanted to choose.';
  await order(
    text
      .replace('Nobody in the team wanted to be the one to decide which of them.', changed)
      .replace('’', "'"),
  );
  const { body, left } = await change({ text, part, help: 'shorter' });
  expect(body.data.text).toBe(text.slice(0, part.start) + changed + text.slice(part.end));
  expect(left).toBe(495);
});

it('a part that keeps holding more is refused at no charge', async () => {
  const more =
    'Nobody wanted to. By Friday a fifth of the visitors more had finished it, and nobody had asked for the fields. Good.';
  const start = text.indexOf('Nobody in');
  await order(`${more} And: We took four fields out of our sign-up form on a Monday.`, `${more} Once more.`);
  const { status, body, left } = await change({ text, part: { start, end: start + 6 }, help: 'personal' });
  expect({ status, left }).toEqual({ status: 502, left: 500 });
  expect(JSON.stringify(body)).toContain('more than the selected words');
});

it('“shorter” that came back longer is asked again, then refused at no charge', async () => {
  await order(`${text} And more.`, 'We took four fields out. Nobody missed them.');
  expect(await change({ text, part: null, help: 'shorter' })).toMatchObject({
    status: 200,
    body: { data: { text: 'We took four fields out. Nobody missed them.' } },
    left: 495,
  });
  await order(`${text} And more.`, `${text} And still more.`);
  const refused = await change({ text, part: null, help: 'shorter' });
  expect({ status: refused.status, left: refused.left }).toEqual({ status: 502, left: 500 });
  expect(JSON.stringify(refused.body)).toContain('could not make it shorter');
});

it('what the model says about its work and its Markdown are no part of the text', async () => {
  await order('I cut the last paragraph.\n\nWe took **four fields** out of our sign-up form.');
  expect((await change({ text, part: null, help: 'shorter' })).body.data.text).toBe(
    'We took four fields out of our sign-up form.',
  );
});

it('a text that breaks off is continued after its last whole sentence', async () => {
  const cut = `${text}\n\nWhat we learned is that every fie`;
  await order('What we learned is short: ask before you add one.');
  expect((await change({ text: cut, part: null, help: 'continue' })).body.data.text).toBe(
    `${text}\n\nWhat we learned is short: ask before you add one.`,
  );
});

it('a new opening takes the place of the whole opening, up to the paragraph that the model names', async () => {
  const post = [
    '14 features, 3 customers.',
    'I said no for five months, and she was right.',
    'We started Ledgerly to keep the books of small shops, and nobody asked for a feature.',
    'Then somebody did.',
  ].join('\n\n');
  const openings = ['A customer asked for a feature.', 'Three customers, 14 features.'];
  const who = await app.signUp();
  const find = async () =>
    (await app.call(findOpenings, { body: { text: post } }, { token: who.token })).body.data;
  await order(JSON.stringify({ goesOn: 'We started Ledgerly to keep the', openings }));
  const { replaces, items } = await find();
  expect(replaces).toBe('14 features, 3 customers.\n\nI said no for five months, and she was right.');
  expect(items[0]?.text).toMatch(/^A customer asked for a feature\.\n\nWe started Ledgerly/);
  // Without a paragraph of the text, what is seen before “see more” is replaced.
  await order(JSON.stringify({ goesOn: 'Nothing like this', openings }));
  expect((await find()).replaces).toBe(replaces);
});
