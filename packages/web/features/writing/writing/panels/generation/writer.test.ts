import { beforeEach, expect, test } from 'vitest';
import { defaultChoices } from '../../post/choices.ts';
import { snapshot } from '../../post/history.ts';
import {
  draftTexts,
  engineOf,
  openState,
  placeOf,
  restoreState,
  currentText,
} from '../../post/session-state.ts';
import { toKept } from '../../post/to-kept.ts';
import type { WritingSession } from '../../post/writing-session.ts';
import { delta, done, ended, engine, failure, openWriter, type Server } from './test-writer.ts';
import type { Writer } from '../../post/writer.ts';

let server: Server;
let session: WritingSession;
let writer: Writer;
let waits: (() => void)[];
let saves: string[];

beforeEach(() => {
  ({ server, session, writer, waits, saves } = openWriter());
});

test('words appear as they arrive, are saved at the end, and the text from before is one step back', async () => {
  session.write(snapshot('mine'), 'typing');
  const writing = writer.write(1);
  server.send(delta('We took '), delta('four fields out.'));
  expect(currentText(session.state)).toBe('We took four fields out.');
  expect(await session.saver.flush()).toBeDefined();
  server.send(done('We took four fields out.'));
  server.end();
  await writing;
  await session.saver.flush();
  expect(saves.at(-1)).toBe('We took four fields out.');
  expect(session.state.engine).toEqual(engine);
  session.undo();
  expect(currentText(session.state)).toBe('mine');
});

test('the post that the server kept the text in is gone on with, and what was typed after it is saved there', async () => {
  const writing = writer.write(1);
  const { event, data } = done('We took four fields out.');
  const postId = '00000000-0000-4000-8000-000000000001';
  server.texts = [data.text];
  server.send({ event, data: { ...data, postId } });
  server.end();
  await writing;
  expect(session.view.saving.state.saved?.id).toBe(postId);
  await session.saver.flush();
  expect(saves).toEqual([]);
  session.write(snapshot('We took five fields out.'), 'typing');
  await session.saver.flush();
  expect(saves).toEqual(['We took five fields out.']);
});

test('the same text written to another brief is saved with that brief', async () => {
  const write = async () => {
    const writing = writer.write(1);
    server.send(delta('We took four fields out.'), done('We took four fields out.'));
    server.end();
    await writing;
    await session.saver.flush();
  };
  await write();
  session.setChoices({ ...defaultChoices, tone: 'formal' });
  await write();
  expect(saves).toEqual(['We took four fields out.', 'We took four fields out.']);
});

test('each of three drafts is by the model that wrote it, here and after a reload', async () => {
  const by = (name: string) => ({ kind: 'model', name }) as const;
  const engines = [by('first'), by('second'), by('first')];
  const writing = writer.write(3);
  const end = done('a', 'b', 'c');
  const variants = end.data.variants.map((one, at) => ({ ...one, engine: engines[at] ?? engine }));
  server.send({ ...end, data: { ...end.data, engine: engines[0] ?? engine, variants } });
  server.end();
  await writing;
  expect([0, 1, 2].map((at) => engineOf(session.state, at)?.name)).toEqual(['first', 'second', 'first']);
  session.chooseDraft(1);
  expect(session.state.engine).toEqual(by('second'));
  const copy = toKept(session.state, session.saver, [], { owner: 'asha', now: 0 });
  const restored = restoreState(openState(null, defaultChoices), copy);
  expect([0, 1, 2].map((at) => engineOf(restored, at)?.name)).toEqual(['first', 'second', 'first']);
  expect(restored.engine).toEqual(by('second'));
});

test('three drafts arrive side by side', async () => {
  const writing = writer.write(3);
  server.send(delta('a', 0), delta('b', 1), delta('c', 2), delta('!', 1));
  expect(draftTexts(session.state)).toEqual(['a', 'b!', 'c']);
  server.send(done('a', 'b!', 'c'));
  server.end();
  await writing;
  session.chooseDraft(2);
  expect(currentText(session.state)).toBe('c');
});

test('drafts that the server left out are gone at the end, and one draft that is left is the post', async () => {
  session.write(snapshot('mine'), 'typing');
  const writing = writer.write(3);
  server.send(delta('a', 0), delta('a', 1), delta('a', 2));
  session.chooseDraft(2);
  server.send(done('a'));
  server.end();
  await writing;
  expect(session.state.drafts).toBeNull();
  expect(currentText(session.state)).toBe('a');
  expect(session.state.generation).toMatchObject({ kind: 'done', variants: 3, kept: 1 });
  session.undo();
  expect(currentText(session.state)).toBe('mine');
});

test('a draft that was left out from among others is gone, and the one after it stays what it is', async () => {
  const writing = writer.write(3);
  server.send(delta('a', 0), delta('a', 1), delta('c', 2));
  for (const variant of [0, 1, 2]) server.send(ended(variant, 'written'));
  session.chooseDraft(2);
  const { event, data } = done('a', 'a', 'c');
  server.send({ event, data: { ...data, variants: data.variants.filter(({ variant }) => variant !== 1) } });
  server.end();
  await writing;
  expect(draftTexts(session.state)).toEqual(['a', 'c']);
  expect(currentText(session.state)).toBe('c');
  expect(placeOf(session.state, session.state.activeDraft)).toBe(2);
  expect(session.state.generation).toMatchObject({ kind: 'done', variants: 3, kept: 2 });
});

test('why nothing was written goes with the idea that it was said of', async () => {
  const writing = writer.write(1);
  server.fail(failure('internal_error'));
  await writing;
  expect(session.state.generation.kind).toBe('failed');
  session.setIdea('Another idea.');
  expect(session.state.generation).toEqual({ kind: 'idle' });
});

test('too few credits leave the text and the idea as they were', async () => {
  session.write(snapshot('mine'), 'typing');
  const writing = writer.write(3);
  server.fail(failure('insufficient_credits', { needed: 90, held: 20 }));
  await writing;
  expect(session.state.generation).toEqual({ kind: 'short', needed: 90, held: 20 });
  expect(currentText(session.state)).toBe('mine');
  expect(session.state.idea).toBe('four fields');
  expect(session.state.drafts).toBeNull();
});

test('a lost connection is waited out and the draft the server kept is gone on with', async () => {
  const writing = writer.write(1);
  server.send(delta('We '));
  server.fail(failure('network'));
  await Promise.resolve();
  await Promise.resolve();
  expect(session.state.generation).toEqual({ kind: 'finding', id: 'g1' });
  server.status = 'done';
  server.texts = ['We took four fields out.'];
  server.postId = '00000000-0000-4000-8000-000000000001';
  await expect.poll(() => waits.length).toBe(1);
  waits[0]?.();
  await writing;
  expect(currentText(session.state)).toBe('We took four fields out.');
  expect(session.view.saving.state.saved?.id).toBe('00000000-0000-4000-8000-000000000001');
  expect(saves).toEqual([]);
});

test('all three drafts are fetched after a lost connection, and what they came from is known', async () => {
  const writing = writer.write(3);
  server.send(delta('a', 0), delta('b', 1), delta('c', 2));
  server.status = 'done';
  server.texts = ['a!', 'b!', 'c!'];
  server.end();
  await writing;
  expect(draftTexts(session.state)).toEqual(['a!', 'b!', 'c!']);
  expect(session.state.produced).toBe('g1');
});

test('the drafts that waited for a reader who had left stand beside the kept one, unless that was changed', async () => {
  server.status = 'done';
  server.texts = ['a!', 'b!', 'c!'];
  session.write(snapshot('b!'), 'typing');
  await writer.bring({ id: 'g1', variant: 1 });
  expect(draftTexts(session.state)).toEqual(['a!', 'b!', 'c!']);
  expect(session.state).toMatchObject({ activeDraft: 1, produced: 'g1' });
  session.chooseDraft(2);
  session.write(snapshot('c, changed'), 'typing');
  await writer.bring({ id: 'g1', variant: 1 });
  expect(draftTexts(session.state)).toEqual(['a!', 'b!', 'c, changed']);
});

test('a stream that just ends is a lost connection', async () => {
  const writing = writer.write(1);
  server.send(delta('We '));
  server.status = 'done';
  server.texts = ['We took.'];
  server.end();
  await writing;
  expect(currentText(session.state)).toBe('We took.');
});

test('nothing can be typed over words that are still arriving', async () => {
  const writing = writer.write(1);
  server.send(delta('We '));
  session.write(snapshot('mine'), 'typing');
  expect(currentText(session.state)).toBe('We ');
  server.send(done('We '));
  server.end();
  await writing;
});
