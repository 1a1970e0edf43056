import type { generationEvents } from '@limelight/contracts';
import { beforeEach, expect, test } from 'vitest';
import { ApiError, type FailureCode } from '../../../lib/api-error.ts';
import { memoryRecords } from '../../../lib/testing/memory-records.ts';
import type { StreamEvent } from '../../../lib/stream.ts';
import { defaultChoices } from '../brief/choices.ts';
import { stoppedWords } from './generation.ts';
import { snapshot } from '../session/history.ts';
import { draftTexts, engineOf, openState, placeOf, restoreState, textOf } from '../session/session-state.ts';
import { toKept } from '../session/to-kept.ts';
import { openSession } from '../session/open-session.ts';
import type { WritingSession } from '../session/writing-session.ts';
import { Writer } from './writer.ts';
import { testPost } from '../test-post.ts';

type Event = StreamEvent<typeof generationEvents>;
const engine = { kind: 'model', name: 'Some model' } as const;
const delta = (text: string, variant = 0): Event => ({ event: 'text', data: { delta: text, variant } });
const done = (...texts: string[]): Event & { event: 'done' } => ({
  event: 'done',
  data: {
    text: texts[0] ?? '',
    engine,
    userUsage: 30 * texts.length,
    variants: texts.map((text, variant) => ({ variant, text, engine })),
    missing: [],
    postId: null,
  },
});
const failure = (code: FailureCode, details?: unknown) =>
  new ApiError({
    code,
    status: 402,
    data: null,
    details,
    serverMessage: null,
    message: code,
    options: {},
    url: '',
  });

/** A fake server-side writer, controlled by the test. */
class Server {
  listener: ((event: Event) => void) | null = null;
  fail: (error: ApiError) => void = () => undefined;
  end: () => void = () => undefined;
  cancelled: string[] = [];
  stopped: number[] = [];
  hears = true;
  status: 'running' | 'done' = 'running';
  postId: string | null = null;
  texts: string[] = [];

  get kept() {
    const { status, postId, texts } = this;
    const variants = texts.map((text, variant) => ({ variant, text, engine }));
    return { status, text: texts[0] ?? null, variants, postId };
  }

  send(...events: Event[]): void {
    for (const event of events) this.listener?.(event);
  }
}

let server: Server;
let session: WritingSession;
let writer: Writer;
let waits: (() => void)[];
let saves: string[];

const kept = (text: string) => testPost({ text, engine });

beforeEach(() => {
  server = new Server();
  waits = [];
  saves = [];
  const save = async (text: string) => {
    saves.push(text);
    return kept(text);
  };
  session = openSession(null, defaultChoices, 'new:t', null, {
    create: ({ content }) => save(content.text),
    update: async (_, __, content) => ({ post: await save(content.text), already: false }),
    load: async () => kept(''),
    now: () => 1_000_000,
    startTimer: () => () => undefined,
    newId: () => 'key',
    records: memoryRecords(),
    owner: 'asha',
    onMoved: () => undefined,
    onPost: () => undefined,
  });
  session.setIdea('four fields');
  writer = new Writer(session, {
    stream: (_, on, signal) =>
      new Promise((resolve, reject) => {
        server.listener = on.event;
        server.fail = reject;
        server.end = () => resolve(undefined);
        signal.addEventListener('abort', () => reject(failure('aborted')));
        on.id('g1');
      }),
    cancel: async (id) => void server.cancelled.push(id),
    stopDraft: async (_, variant) => {
      if (!server.hears) throw failure('network');
      server.stopped.push(variant);
    },
    find: async (id) => ({ id, ...server.kept }),
    load: async () => kept(server.kept.text ?? ''),
    wait: () => new Promise((resolve) => waits.push(resolve)),
    soon: (run) => run(),
    onEnd: () => undefined,
  });
});

test('words appear as they arrive, are saved at the end, and the text from before is one step back', async () => {
  session.write(snapshot('mine'), 'typing');
  const writing = writer.write(1);
  server.send(delta('We took '), delta('four fields out.'));
  expect(textOf(session.state)).toBe('We took four fields out.');
  expect(await session.saver.flush()).toBeDefined();
  server.send(done('We took four fields out.'));
  server.end();
  await writing;
  await session.saver.flush();
  expect(saves.at(-1)).toBe('We took four fields out.');
  expect(session.state.engine).toEqual(engine);
  session.undo();
  expect(textOf(session.state)).toBe('mine');
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
  expect(textOf(session.state)).toBe('c');
});

const ended = (variant: number, how: 'written' | 'stopped', free = false): Event => ({
  event: 'ended',
  data: { variant, how, free },
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
  expect(textOf(session.state)).toBe('a');
  expect(session.state.generation).toMatchObject({ kind: 'done', variants: 3, kept: 1 });
  session.undo();
  expect(textOf(session.state)).toBe('mine');
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
  expect(textOf(session.state)).toBe('c');
  expect(placeOf(session.state, session.state.activeDraft)).toBe(2);
  expect(session.state.generation).toMatchObject({ kind: 'done', variants: 3, kept: 2 });
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
  expect(textOf(session.state)).toBe('b');
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
  expect(textOf(session.state)).toBe('We took');
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
  expect(textOf(session.state)).toBe('b, longer');
});

test('why nothing was written goes with the idea that it was said of', async () => {
  const writing = writer.write(1);
  server.fail(failure('internal_error'));
  await writing;
  expect(session.state.generation.kind).toBe('failed');
  session.setIdea('Another idea.');
  expect(session.state.generation).toEqual({ kind: 'idle' });
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
  expect(textOf(session.state)).toBe('We took four fields out.');
  expect(session.state.generation.kind).toBe('done');
});

test('too few credits leave the text and the idea as they were', async () => {
  session.write(snapshot('mine'), 'typing');
  const writing = writer.write(3);
  server.fail(failure('insufficient_credits', { needed: 90, held: 20 }));
  await writing;
  expect(session.state.generation).toEqual({ kind: 'short', needed: 90, held: 20 });
  expect(textOf(session.state)).toBe('mine');
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
  expect(textOf(session.state)).toBe('We took four fields out.');
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
  expect(textOf(session.state)).toBe('We took.');
});

test('nothing can be typed over words that are still arriving', async () => {
  const writing = writer.write(1);
  server.send(delta('We '));
  session.write(snapshot('mine'), 'typing');
  expect(textOf(session.state)).toBe('We ');
  server.send(done('We '));
  server.end();
  await writing;
});
