import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  acceptTranscript,
  addRecording,
  cancelRun,
  changeRecording,
  deleteAccount,
  deleteRecording,
  editTranscript,
  getRecording,
  getRun,
  listFacts,
  listRecordings,
  recordingSoundDays,
  transcribeRun,
} from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { engineOf } from '../../runs/runs/index.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { record, sentences, spokenOgg, tonesWav, upload, type Tone } from './test-sounds.ts';

let app: TestApp;
let plain: TestApp;
let person: Person;
let folder: string;
beforeAll(async () => {
  // Other tests decode at the same time, too.
  folder = await mkdtemp(join(tmpdir(), 'limelight-recordings-'));
  vi.stubEnv('TMPDIR', folder);
  [app, plain] = await Promise.all([createTestApp({ transcriber: true }), createTestApp()]);
});
afterAll(async () => {
  await Promise.all([app.close(), plain.close()]);
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await app.sandbox.control.reset();
  person = await app.signUp();
});

const as = () => ({ token: person.token });
const say = async (said: Record<string, string>) => app.sandbox.control.speech.configure({ sentences: said });
const heard = async () => app.sandbox.control.speech.requests();
const read = async (id: string) => (await app.call(getRecording, { params: { id } }, as())).body.data;
const runOf = async (id: string) => (await app.call(getRun, { params: { id } }, as())).body.data;

async function keep(tones: readonly Tone[] = sentences(3)) {
  const { status, body } = await record(app, person, tonesWav(tones));
  expect(status).toBe(201);
  return body.data;
}

async function start(recordingId: string) {
  return app.call(transcribeRun.start, { body: { recordingId } }, as());
}

async function transcribe(recordingId: string) {
  const started = await start(recordingId);
  expect(started.status).toBe(202);
  await app.runDueJobs();
  return runOf(started.body.data.id);
}

const temporary = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('limelight-sound-'));

async function storedParts(userId: string): Promise<string[]> {
  const folder = join(app.context.config.STORAGE_DIR, 'recordings', userId);
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('a recording becomes lines, each with the second in which it is said', async () => {
  await say({
    200: 'We moved the night shift.',
    220: 'It took 12 days.',
    240: 'Nobody at Brightwater left.',
  });
  const kept = await keep();
  expect(kept).toMatchObject({ status: 'waiting', hasSound: true, price: 10, lines: [], title: 'Recording' });
  expect(kept.seconds).toBeCloseTo(10.5, 1);
  const run = await transcribe(kept.id);
  expect(run).toMatchObject({ status: 'done', charged: 10, result: { lines: 3, words: 13, here: false } });
  const ready = await read(kept.id);
  expect(ready).toMatchObject({ status: 'ready', title: 'We moved the night shift.', runId: run.id });
  expect(ready.lines.map(({ text }) => text)).toEqual([
    'We moved the night shift.',
    'It took 12 days.',
    'Nobody at Brightwater left.',
  ]);
  for (const [at, { second }] of ready.lines.entries()) expect(Math.abs(second - at * 3.5)).toBeLessThan(0.3);
  const doubted = ready.lines.flatMap(({ text, uncertain }) =>
    uncertain.map(({ from, to, why }) => [why, text.slice(from, to)]),
  );
  expect(doubted).toEqual([
    ['figure', '12'],
    ['name', 'Brightwater'],
  ]);
  const [first] = await heard();
  expect(first).toMatchObject({
    fileName: 'recording.wav',
    keyEnd: 'eech-key',
    fields: { model: 'whisper-sandbox', response_format: 'verbose_json', prompt: 'Asha Rao' },
  });
  expect(await temporary()).toEqual([]);
});

test('what a server knows of formats is found out once, and a text without times is one line of its part', async () => {
  const other = await createTestApp({ transcriber: true });
  try {
    await other.sandbox.control.speech.configure({ verbose: false });
    const someone = await other.signUp();
    const { body } = await record(other, someone, tonesWav(sentences(6)));
    const token = { token: someone.token };
    await other.call(transcribeRun.start, { body: { recordingId: body.data.id } }, token);
    await other.runDueJobs();
    const { lines } = (await other.call(getRecording, { params: { id: body.data.id } }, token)).body.data;
    expect(lines.map(({ second, text }) => [Math.round(second), text])).toEqual([
      [0, 'A tone of 200 hertz. A tone of 220 hertz.'],
      [7, 'A tone of 240 hertz. A tone of 260 hertz.'],
      [14, 'A tone of 280 hertz. A tone of 300 hertz.'],
    ]);
    const formats = (await other.sandbox.control.speech.requests()).map(
      ({ fields }) => fields['response_format'],
    );
    expect(formats.filter((one) => one === 'json')).toHaveLength(3);
    expect(formats.length).toBeLessThanOrEqual(5);
  } finally {
    await other.close();
  }
});

test('Opus is decoded whatever it is named, and silence costs nothing', async () => {
  const spoken = await record(app, person, spokenOgg());
  expect(spoken.body.data.seconds).toBeGreaterThan(8);
  expect(await transcribe(spoken.body.data.id)).toMatchObject({ status: 'done', charged: 10 });
  const silent = await keep([{ hertz: 0, seconds: 30 }]);
  const run = await transcribe(silent.id);
  expect(run).toMatchObject({
    status: 'done',
    charged: 0,
    result: { lines: 0 },
    outcome: { state: 'nothing' },
  });
  expect((await read(silent.id)).status).toBe('ready');
});

test('a busy server is asked again, one that refuses is not, and neither costs anything', async () => {
  const { faults } = app.sandbox.control;
  const operation = 'speech.transcribe';
  const kept = await keep();
  await faults.add({ operation, kind: 'rate-limit', retryAfterSeconds: 0, times: 2 });
  expect(await transcribe(kept.id)).toMatchObject({ status: 'done', charged: 10 });
  await faults.add({ operation, kind: 'status', status: 401, times: null });
  const refused = await transcribe(kept.id);
  expect(refused).toMatchObject({ status: 'failed', charged: 0, error: { code: 'transcriber_refused' } });
  // Its earlier text stays.
  expect(await read(kept.id)).toMatchObject({ status: 'ready', lines: [{}, {}, {}] });
  await faults.clear();
  await faults.add({ operation, kind: 'rate-limit', retryAfterSeconds: 0, times: null });
  const fresh = await keep();
  const away = await transcribe(fresh.id);
  expect(away).toMatchObject({ status: 'failed', charged: 0, error: { code: 'transcriber_away' } });
  expect((await read(fresh.id)).status).toBe('failed');
});

test('a run whose process stopped in the middle goes on where it was, and is charged once', async () => {
  const kept = await keep(sentences(12));
  await app.sandbox.control.faults.add({
    operation: 'speech.transcribe',
    kind: 'hang',
    skip: 3,
    times: null,
  });
  const { id } = (await start(kept.id)).body.data;
  const working = app.runDueJobs();
  await expect.poll(async () => (await app.sandbox.control.faults.list())[0]?.struck).toBe(2);
  expect(await heard()).toHaveLength(3);
  await app.sandbox.control.faults.clear();
  engineOf(app.context).find(id)?.live.stop('shutdown');
  await working;
  expect(await runOf(id)).toMatchObject({ status: 'done', charged: 10 });
  expect((await read(kept.id)).lines).toHaveLength(12);
  // Two sentences are in each part, and no part was heard twice.
  expect(await heard()).toHaveLength(6);
});

test('a cancelled run costs nothing, and the recording waits again', async () => {
  const kept = await keep();
  await app.sandbox.control.faults.add({ operation: 'speech.transcribe', kind: 'hang', times: null });
  const { id } = (await start(kept.id)).body.data;
  const working = app.runDueJobs();
  await expect.poll(async () => (await app.sandbox.control.faults.list())[0]?.struck).toBeGreaterThan(0);
  expect((await start(kept.id)).body.code).toBe('recording_busy');
  const busy = await app.call(deleteRecording, { params: { id: kept.id } }, as());
  expect(busy.body.code).toBe('recording_busy');
  await app.call(cancelRun, { params: { id } }, as());
  await working;
  expect(await runOf(id)).toMatchObject({ status: 'cancelled', charged: 0 });
  expect(await read(kept.id)).toMatchObject({ status: 'waiting', hasSound: true });
});

test('the price counts each ten minutes begun', async () => {
  const long = await keep([...sentences(1), { hertz: 0, seconds: 610 }]);
  expect(long.price).toBe(20);
  expect(await transcribe(long.id)).toMatchObject({ price: 20, charged: 20 });
});

test('on this computer it is free, and is said to be there', async () => {
  const here = await createTestApp({ transcriber: true, environment: { TRANSCRIBER_IS_HERE: 'yes' } });
  try {
    const someone = await here.signUp();
    const { body } = await record(here, someone, tonesWav(sentences(1)));
    expect(body.data.price).toBe(0);
    const listed = await here.call(listRecordings, { query: {} }, someone);
    expect(listed.body.data.transcriber).toMatchObject({ where: 'here' });
    const recordingId = body.data.id;
    const { id } = (await here.call(transcribeRun.start, { body: { recordingId } }, someone)).body.data;
    await here.runDueJobs();
    const run = (await here.call(getRun, { params: { id } }, someone)).body.data;
    expect(run).toMatchObject({ status: 'done', price: 0, charged: 0, result: { here: true, lines: 1 } });
  } finally {
    await here.close();
  }
});

test('without a transcriber nothing is charged, and it is said what to do', async () => {
  const someone = await plain.signUp();
  const token = { token: someone.token };
  const { body } = await record(plain, someone, tonesWav(sentences(1)));
  const listed = await plain.call(listRecordings, { query: {} }, token);
  expect(listed.body.data).toMatchObject({
    transcriber: null,
    readsAll: false,
    items: [{ id: body.data.id }],
  });
  const refused = await plain.call(transcribeRun.start, { body: { recordingId: body.data.id } }, token);
  expect([refused.status, refused.body.code]).toEqual([409, 'no_transcriber']);
});

test('files that are no sound, cut off, in another format or somebody else’s are refused by name', async () => {
  const wav = tonesWav(sentences(1));
  const refusal = async (sound: Uint8Array<ArrayBuffer>) => (await record(app, person, sound)).body.code;
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
  expect(await refusal(bytes('<html>This is a page.</html>'))).toBe('recording_unreadable');
  expect(await refusal(wav.slice(0, 30))).toBe('recording_unreadable');
  expect(await refusal(bytes(`OggS${'\u0000'.repeat(400)}`))).toBe('recording_unreadable');
  expect(await refusal(bytes(`\u001aE\u00df\u00a3${'\u00ff'.repeat(400)}`))).toBe('recording_unreadable');
  expect(await refusal(bytes(`ID3\u0004${'\u0000'.repeat(400)}`))).toBe('recording_needs_browser');
  expect(await refusal(bytes(`\u00ff\u00f1P\u0080${'\u0000'.repeat(400)}`))).toBe('recording_needs_browser');
  const uploadId = await upload(app, person, wav);
  const other = await app.signUp();
  const stolen = await app.call(addRecording, { body: { uploadId } }, { token: other.token });
  expect(stolen.status).toBe(404);
  const again = [1, 2].map(async () => app.call(addRecording, { body: { uploadId } }, as()));
  expect(
    (await Promise.all(again)).every(({ status, body }) => status === 201 && body.data.id === uploadId),
  ).toBe(true);
});

test('with the system’s ffmpeg other kinds are read, too', async () => {
  const ffmpeg = join(folder, 'ffmpeg');
  // Writes three silent seconds.
  const script = ['#!/bin/sh', 'for last; do :; done', 'head -c 96000 /dev/zero > "${last#file:}"'];
  await writeFile(ffmpeg, `${script.join('\n')}\n`, { mode: 0o755 });
  const other = await createTestApp({ transcriber: true, environment: { FFMPEG_PATH: ffmpeg } });
  try {
    const someone = await other.signUp();
    const mp3 = new Uint8Array(Buffer.from(`ID3\u0004${'\u0000'.repeat(400)}`, 'latin1'));
    const { body } = await record(other, someone, mp3);
    expect(body.data).toMatchObject({ seconds: 3, hasSound: true });
    const recordingId = body.data.id;
    const { id } = (await other.call(transcribeRun.start, { body: { recordingId } }, someone)).body.data;
    await other.runDueJobs();
    const run = (await other.call(getRun, { params: { id } }, someone)).body.data;
    expect(run).toMatchObject({ status: 'done', charged: 0, result: { lines: 0, seconds: 3 } });
    await writeFile(ffmpeg, '#!/bin/sh\nexit 1\n');
    expect((await record(other, someone, mp3)).body.code).toBe('recording_unreadable');
  } finally {
    await other.close();
  }
});

test('the sound is heard at its signed address, whole and in ranges', async () => {
  const wav = tonesWav(sentences(2));
  const { soundUrl } = (await record(app, person, wav)).body.data;
  const whole = await app.fetch(soundUrl ?? '');
  expect(whole.headers.get('content-type')).toBe('audio/wav');
  expect(Buffer.from(await whole.arrayBuffer()).equals(Buffer.from(wav))).toBe(true);
  const part = await app.fetch(soundUrl ?? '', { headers: { range: 'bytes=44-1043' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 44-1043/${wav.byteLength}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(Buffer.from(wav.subarray(44, 1044)))).toBe(true);
  expect((await app.fetch(soundUrl?.replace(/.$/, 'x') ?? '')).status).toBe(403);
});

test('a line is corrected at its version, and looked at no more', async () => {
  await say({ 200: 'We hired Prea Raman.', 220: 'She stayed.' });
  const kept = await keep(sentences(2));
  await transcribe(kept.id);
  const { version, lines } = await read(kept.id);
  expect(lines[0]?.uncertain).toHaveLength(1);
  const params = { id: kept.id, index: 0 };
  const edit = async (text: string, at = version) =>
    app.call(editTranscript, { params, body: { version: at, text } }, as());
  const edited = await edit(' We hired  Priya Raman. ');
  expect(edited.body.data.lines[0]).toMatchObject({ text: 'We hired Priya Raman.', uncertain: [] });
  expect((await edit('We hired nobody.')).body.code).toBe('recording_changed');
  expect((await edit('We hired Priya Raman.')).status).toBe(200);
  const named = await app.call(changeRecording, { params: { id: kept.id }, body: { title: 'Hiring' } }, as());
  expect(named.body.data).toMatchObject({ title: 'Hiring', language: null });
});

test('an accepted text loses its sound, and suggests facts that lead to their second', async () => {
  await say({
    200: 'In March 2021 we moved the night shift to scanners.',
    220: 'Four of nine broke in the first week.',
  });
  const kept = await keep([{ hertz: 0, seconds: 5 }, ...sentences(2)]);
  const params = { id: kept.id };
  const versionNow = async () => (await app.call(getRecording, { params }, as())).body.data.version;
  const acceptAt = async (version: number) => app.call(acceptTranscript, { params, body: { version } }, as());
  expect((await acceptAt(await versionNow())).body.code).toBe('recording_empty');
  await transcribe(kept.id);
  // Accepting deletes the sound, so it names the text that was seen.
  expect((await acceptAt((await versionNow()) - 1)).body.code).toBe('recording_changed');
  const accepted = (await acceptAt(await versionNow())).body.data;
  expect(accepted).toMatchObject({ hasSound: false, soundUrl: null });
  expect(accepted.acceptedAt).not.toBeNull();
  expect(await storedParts(person.id)).toEqual([]);
  expect((await start(kept.id)).body.code).toBe('sound_gone');
  await app.runDueJobs();
  const facts = async () => (await app.call(listFacts, { query: {} }, as())).body.data.items;
  const [fact] = await facts();
  expect(fact).toMatchObject({
    text: 'In March 2021 we moved the night shift to scanners.',
    status: 'suggested',
    source: {
      kind: 'recording',
      id: kept.id,
      passage: 'In March 2021 we moved the night shift to scanners.',
    },
  });
  expect(fact?.source.second).toBeGreaterThan(4.5);
  expect(fact?.source.second).toBeLessThan(5.2);
  expect(fact?.source.page).toMatch(`/dashboard/talk/${kept.id}?at=`);
  expect((await app.call(deleteRecording, { params }, as())).status).toBe(200);
  expect(await facts()).toEqual([]);
  expect((await app.call(getRecording, { params }, as())).status).toBe(404);
});

test('a sound that is kept goes at the end of its term, and everything goes with the account', async () => {
  const kept = await keep();
  await transcribe(kept.id);
  const params = { id: kept.id };
  const { version } = (await app.call(getRecording, { params }, as())).body.data;
  const body = { version, keepSound: true };
  expect((await app.call(acceptTranscript, { params, body }, as())).body.data.hasSound).toBe(true);
  await keep(sentences(1));
  await app.runPeriodic('recordings.sweep');
  expect(await storedParts(person.id)).toHaveLength(2);
  app.clock.advance((recordingSoundDays + 1) * 86_400_000);
  await app.runPeriodic('recordings.sweep');
  expect(await storedParts(person.id)).toEqual([]);
  const token = await app.login(person);
  const { lines, hasSound } = (await app.call(getRecording, { params }, { token })).body.data;
  expect([lines.length, hasSound]).toEqual([3, false]);
  person = { ...person, token };
  await keep(sentences(1));
  expect(await storedParts(person.id)).toHaveLength(1);
  const given = { confirmEmail: person.email, password: person.password };
  expect((await app.call(deleteAccount, { body: given }, { token })).status).toBe(200);
  await app.runDueJobs();
  expect(await storedParts(person.id)).toEqual([]);
});
