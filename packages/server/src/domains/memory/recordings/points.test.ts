import {
  findPointsRun,
  generatePost,
  getOrigins,
  getRecording,
  getRun,
  sourceFromPoint,
  transcribeRun,
  type Recording,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { doubtsSaid, pointsSaid } from './points.ts';
import { stretchLines, paragraphsOf, secondAt, sourceOf } from './rules.ts';
import { record, tonesWav } from './test-sounds.ts';

let app: TestApp;
let plain: TestApp;
beforeAll(async () => {
  [app, plain] = await Promise.all([
    createTestApp({ transcriber: true, model: true }),
    createTestApp({ transcriber: true }),
  ]);
});
afterAll(async () => Promise.all([app.close(), plain.close()]));

const story = [
  'In March 2021 we moved the night shift at Brightwater to scanners.',
  'Four of nine broke in the first week.',
  'So we asked the people who use them, and bought better ones.',
];
const offers = ['I wrote 40 offers before anybody answered.', 'The last one was two lines long.'];
const said = [...story, 'How do you write an offer?', ...offers];

/** A recording in which all of this is said, with a long pause before the question. */
async function spoken(on: TestApp, person: Person): Promise<Recording> {
  await on.sandbox.control.speech.configure({
    sentences: Object.fromEntries(said.map((text, at) => [String(200 + 20 * at), text])),
  });
  const tones = said.flatMap((_, at) => [
    { hertz: 200 + 20 * at, seconds: 4 },
    { hertz: 0, seconds: at === 2 ? 6 : 0.5 },
  ]);
  const { id } = (await record(on, person, tonesWav(tones))).body.data;
  await on.call(transcribeRun.start, { body: { recordingId: id } }, person);
  await on.runDueJobs();
  return (await on.call(getRecording, { params: { id } }, person)).body.data;
}

async function find(on: TestApp, person: Person, recordingId: string) {
  const started = await on.call(findPointsRun.start, { body: { recordingId } }, person);
  expect(started.status).toBe(202);
  await on.runDueJobs();
  const run = (await on.call(getRun, { params: { id: started.body.data.id } }, person)).body.data;
  expect(run).toMatchObject({ status: 'done', charged: 0 });
  return (await on.call(getRecording, { params: { id: recordingId } }, person)).body.data;
}

const words = (text: string) => text.split(' ').length;

test('without a model, the parts of a transcript hold everything that was said, in order', async () => {
  const person = await plain.signUp();
  const { id, lines } = await spoken(plain, person);
  const { points, pointsEngine } = await find(plain, person, id);
  expect(pointsEngine).toBeNull();
  expect(points.flatMap(({ passages }) => passages.map(({ text }) => text))).toEqual(
    lines.map(({ text }) => text),
  );
});

test('with a model, points have passages that were said, and what it doubts is looked at', async () => {
  const person = await app.signUp();
  const { id } = await spoken(app, person);
  await app.sandbox.control.model.order({
    kind: 'answer',
    json: {
      points: [
        { title: 'Scanners that broke', passages: story.map((text, at) => ({ line: at + 1, words: text })) },
        { title: 'Never said', passages: [{ line: 1, words: 'Five of nine broke.' }] },
        { title: '', passages: [{ line: 5, words: 'before anybody answered.' }] },
      ],
      unsure: [
        { line: 1, words: 'the night shift' },
        { line: 2, words: 'nobody said this' },
      ],
    },
  });
  const { points, lines, pointsEngine } = await find(app, person, id);
  expect(pointsEngine).toMatchObject({ kind: 'model' });
  expect(points.map(({ title, passages }) => [title, passages.map(({ text }) => text)])).toEqual([
    ['Scanners that broke', story],
    ['before anybody answered.', ['before anybody answered.']],
  ]);
  expect(lines[0]?.uncertain.map(({ why }) => why)).toContain('model');
  // The request shows the words in a data block alone.
  const request = (await app.sandbox.control.model.requests()).at(-1);
  const outside = request?.promptText.replace(/<<<DATA id=\w+>>>[\s\S]*?<<<END DATA id=\w+>>>/g, '');
  expect(outside).not.toMatch(/Brightwater|offers/);
});

test('a draft is written from the passages of a point alone, and each sentence leads to its second', async () => {
  const person = await plain.signUp();
  const { id } = await spoken(plain, person);
  const { points } = await find(plain, person, id);
  const make = async () =>
    (await plain.call(sourceFromPoint, { params: { id, index: 0 } }, person)).body.data.sourceId;
  const sourceId = await make();
  expect(await make()).toBe(sourceId);
  const written = await plain.fetch(`/api${generatePost.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ idea: '', sourceIds: [sourceId], facts: 'none' }),
  });
  const [, answer = '{}'] = /event: done\ndata: (.*)/.exec(await written.text()) ?? [];
  const { postId } = generatePost.response.parse(JSON.parse(answer));
  const again = (await plain.call(getRecording, { params: { id } }, person)).body.data;
  expect(again.points[0]?.postId).toBe(postId);
  const { sentences, text } = (await plain.call(getOrigins, { params: { id: postId ?? '' } }, person)).body
    .data;
  const quoted = sentences.flatMap(({ start, end, origin, rests }) =>
    origin === 'said'
      ? [{ text: text.slice(start, end), second: rests[0]?.second, kind: rests[0]?.kind }]
      : [],
  );
  expect(quoted.length).toBeGreaterThan(1);
  for (const { text: sentence, second, kind } of quoted) {
    const at = said.findIndex((one) => one === sentence.trim());
    expect(at).toBeGreaterThanOrEqual(0);
    const begins = at * 4.5 + (at > 2 ? 5.5 : 0);
    expect(kind).toBe('said');
    expect(Math.abs((second ?? -9) - begins)).toBeLessThanOrEqual(1);
  }
  expect(points.length).toBeGreaterThan(0);
});

const line = (index: number, text: string, second = index * 10, end = second + 9.8) => ({
  index,
  second,
  end,
  text,
});
const long = (at: number, count = 60) =>
  Array.from({ length: count }, (_, word) => `w${at}x${word}`).join(' ');

test('parts begin after long pauses and with questions, and there are at most twelve', () => {
  const lines = [line(0, long(0)), line(1, long(1)), line(2, `Why? ${long(2)}`), line(3, long(3), 40, 49)];
  expect(paragraphsOf(lines).map(({ passages }) => passages.map((one) => one.line))).toEqual([
    [0, 1],
    [2],
    [3],
  ]);
  const many = Array.from({ length: 80 }, (_, at) => line(at, long(at)));
  const parts = paragraphsOf(many);
  expect(parts).toHaveLength(12);
  const all = parts.flatMap(({ passages }) => passages.map((one) => one.line));
  expect(all).toEqual(many.map(({ index }) => index));
  expect(paragraphsOf([])).toEqual([]);
  expect(
    Math.max(...parts.map(({ passages }) => passages.reduce((sum, { text }) => sum + words(text), 0))),
  ).toBeLessThan(900);
});

test('times that do not fit are not believed, and words are found in the middle of a line', () => {
  const stretch = { from: 10, to: 20 };
  const parts = [
    { from: 0, to: 4, text: 'One.' },
    { from: 4.5, to: 9, text: 'Two.' },
  ];
  expect(stretchLines(stretch, { text: 'One. Two.', parts })).toEqual([
    { second: 10, end: 14, text: 'One.' },
    { second: 14.5, end: 19, text: 'Two.' },
  ]);
  const whole = [{ second: 10, end: 20, text: 'One. Two.' }];
  expect(stretchLines(stretch, { text: 'One. Two.', parts: parts.slice(1) })).toEqual(whole);
  expect(stretchLines(stretch, { text: 'One. Two.', parts: parts.toReversed() })).toEqual(whole);
  expect(stretchLines(stretch, { text: '  ', parts: [] })).toEqual([]);
  const spokenLine = line(0, 'First we looked at it. Then we left it.', 60, 80);
  expect(secondAt(spokenLine, 0)).toBe(60);
  expect(secondAt(spokenLine, 23)).toBeCloseTo(72.4, 0);
  // A voice that says 15 characters a second and rests for half a second after each sentence.
  const short = Array.from({ length: 20 }, (_, at) => `Bay ${at + 10}.`);
  const long = `It was ${'a very '.repeat(30)}long day.`;
  const spoken = [long, ...short].join(' ');
  const until = (text: string, sentences: number) => text.length / 15 + sentences / 2;
  const rested = line(0, spoken, 0, until(spoken, 20));
  expect(Math.abs(secondAt(rested, long.length + 1) - until(long, 1))).toBeLessThan(1);
  const source = sourceOf([{ line: 0, second: 60, text: spokenLine.text }], [spokenLine]);
  expect(source.passages.map(({ label }) => label)).toEqual(['1:00', '1:12']);
});

test('passages that contain each other are said once, and long doubts are none', () => {
  const lines = [line(0, 'We left. We came back.')];
  const [point] = pointsSaid(
    {
      points: [
        {
          title: 'Back',
          passages: ['We came back.', 'We left. We came back.', 'We left. We came back.'].map((one) => ({
            line: 1,
            words: one,
          })),
        },
      ],
      unsure: [],
    },
    lines,
  );
  expect(point?.passages).toEqual([{ line: 0, second: 0, text: 'We left. We came back.' }]);
  const unsure = [{ line: 1, words: 'x'.repeat(200) }];
  expect(doubtsSaid({ points: [], unsure }, lines)).toEqual([]);
});
