import { beforeEach, expect, test } from 'vitest';
import { stoppedWords } from '../../post/generation.ts';
import { snapshot } from '../../post/history.ts';
import { draftTexts, currentText } from '../../post/session-state.ts';
import type { WritingSession } from '../../post/writing-session.ts';
import { delta, done, ended, engine, failure, openWriter, type Server } from './test-writer.ts';
import type { Writer } from '../../post/writer.ts';

let server: Server;
let session: WritingSession;
let writer: Writer;
let waits: (() => void)[];

beforeEach(() => {
  ({ server, session, writer, waits } = openWriter());
});

test('one of three drafts is stopped alone, and the others are written', async () => {
  const writing = writer.write(3);
  server.send(delta('a'), delta('b', 1), delta('c', 2));
  writer.stopDraft(1);
  writer.stopDraft(1);
  expect(server.stopped).toEqual([1]);
  expect(session.state.progress).toEqual(['writing', 'stopping', 'writing']);
  server.send(ended(1, 'stopped', true), delta('!'), ended(0, 'written'));
  expect(draftTexts(session.state)).toEqual(['a!', 'b', 'c']);
  expect(session.state.progress).toEqual(['written', 'stopped-free', 'writing']);
  writer.stopDraft(0);
  expect(server.stopped).toEqual([1]);
  server.send(done('a!', 'b', 'c'));
  server.end();
  await writing;
  expect(session.state.generation.kind).toBe('done');
  expect(stoppedWords(session.state.progress[1])).toBe('Stopped. You were not charged for it.');
  expect(stoppedWords('failed')).toBe('Not finished. You were not charged for it.');
  expect(stoppedWords('written')).toBeNull();
});

test('a draft that was stopped before its first word leaves the editor to one that has words', async () => {
  const writing = writer.write(3);
  writer.stopDraft(0);
  server.send(ended(0, 'stopped', true), delta('b', 1), done('', 'b', 'c'));
  server.end();
  await writing;
  expect(currentText(session.state)).toBe('b');
});

test('a stop of one draft that did not reach the server can be asked again', async () => {
  const writing = writer.write(3);
  server.hears = false;
  writer.stopDraft(2);
  await expect.poll(() => session.state.progress[2]).toBe('writing');
  server.hears = true;
  writer.stopDraft(2);
  expect(server.stopped).toEqual([2]);
  server.send(done('a', 'b', 'c'));
  server.end();
  await writing;
});

test('a stop keeps what was written and tells what it cost', async () => {
  const writing = writer.write(1);
  server.send(delta('We took'));
  writer.stop();
  expect(server.cancelled).toEqual(['g1']);
  server.fail(failure('generation_cancelled', { userUsage: 0 }));
  await writing;
  expect(currentText(session.state)).toBe('We took');
  expect(session.state.generation).toEqual({ kind: 'stopped', free: true });
});

test('what had come when it was stopped is by its writer and not in its author’s hand', async () => {
  const writing = writer.write(1);
  server.send(delta('We took'));
  writer.stop();
  server.texts = ['We took'];
  server.fail(failure('generation_cancelled', { userUsage: 0 }));
  await writing;
  expect(session.state.engine).toEqual(engine);
  expect(session.state.written).toMatchObject({ idea: 'four fields' });
});

test('where nothing comes, the text, its drafts and what can be redone stand as they did', async () => {
  session.write(snapshot('mine'), 'typing');
  const writing = writer.write(3);
  server.send(delta('a', 0), delta('b', 1), delta('c', 2), done('a', 'b', 'c'));
  server.end();
  await writing;
  session.chooseDraft(1);
  session.write(snapshot('b, longer'), 'step');
  session.undo();
  const { history } = session.state;
  const refused = writer.write(1);
  server.fail(failure('insufficient_credits', { needed: 30, held: 10 }));
  await refused;
  expect(draftTexts(session.state)).toEqual(['a', 'b', 'c']);
  expect(session.state).toMatchObject({ activeDraft: 1, produced: 'g1', history });
  const stopped = writer.write(1);
  writer.stop();
  server.fail(failure('generation_cancelled', { userUsage: 0 }));
  await stopped;
  expect(draftTexts(session.state)).toEqual(['a', 'b', 'c']);
  expect(session.state.generation).toEqual({ kind: 'stopped', free: true, empty: true });
  session.redo();
  expect(currentText(session.state)).toBe('b, longer');
});

test('a stop ends even where the server never answers it', async () => {
  const writing = writer.write(1);
  server.send(delta('x'.repeat(300)));
  writer.stop();
  for (const pass of waits) pass();
  await writing;
  expect(session.state.generation).toEqual({ kind: 'stopped', free: false });
});

test('what was stopped before takes nothing from the text that is written after it', async () => {
  const stopped = writer.write(1);
  writer.stop();
  server.fail(failure('generation_cancelled', { userUsage: 0 }));
  await stopped;
  const writing = writer.write(1);
  server.send(delta('We took '));
  for (const pass of waits) pass();
  await Promise.resolve();
  server.send(done('We took four fields out.'));
  server.end();
  await writing;
  expect(currentText(session.state)).toBe('We took four fields out.');
  expect(session.state.generation.kind).toBe('done');
});
