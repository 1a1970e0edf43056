import type { ToolQuestion } from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, startAnsweringServer, type AnsweringServer } from './testing/answering-server.ts';
import { askModel, findModel, writtenBy } from './ask-model.ts';

const question: ToolQuestion = { tool: 'hooks', notes: 'We took four fields out.' };
const { signal } = new AbortController();
let server: AnsweringServer;
beforeAll(async () => {
  server = await startAnsweringServer();
});
afterAll(() => server.close());
const engine = { kind: 'model', name: 'Some model' };

test('the model is named, and without one, or without an answer, the tool works by itself', async () => {
  server.answer((_, response) => json(response, 200, { data: { engine } }));
  expect(await findModel(signal, server.base)).toBe('Some model');
  server.answer((_, response) => json(response, 200, { data: { engine: { kind: 'outline', name: 'x' } } }));
  expect(await findModel(signal, server.base)).toBeNull();
  server.answer((_, response) => void response.destroy());
  expect(await findModel(signal, server.base)).toBeNull();
});

test('an answer is read, whatever else stands in it', async () => {
  const data = { engine, lines: ['One.', 2], remarks: [{ title: 'T', words: 'W' }, 'x'], doubts: ['900'] };
  server.answer((_, response) => json(response, 200, { data }));
  expect(await askModel(question, signal, server.base)).toEqual({
    kind: 'answered',
    writer: 'Some model',
    lines: ['One.'],
    remarks: [{ title: 'T', words: 'W' }],
    doubts: ['900'],
  });
  expect(JSON.parse(server.received.at(-1)?.body ?? '')).toEqual(question);
});

test.each([
  [429, /has reached its limit for now/],
  [409, /did not answer/],
  [502, /did not answer/],
])('after %i the tool says so in plain words and goes on by itself', async (status, words) => {
  server.answer((_, response) => json(response, status, { message: 'No.', code: 'x' }));
  const answer = await askModel(question, signal, server.base);
  expect(answer.kind === 'refused' && writtenBy(null, answer.words)).toMatch(words);
  expect(answer.kind === 'refused' && writtenBy(null, answer.words)).toMatch(/your own sentences/);
});

test('what is longer than the model takes is not sent, and the tool says why', async () => {
  const before = server.received.length;
  const answer = await askModel({ tool: 'hooks', notes: 'lantern '.repeat(600) }, signal, server.base);
  expect(server.received).toHaveLength(before);
  expect(answer.kind === 'refused' && writtenBy(null, answer.words)).toMatch(
    /at most 4,000 characters here, so this is made from your own sentences/,
  );
});
