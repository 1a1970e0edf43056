import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changeRecording,
  deleteLocalModel,
  getRecording,
  getRun,
  listLocalModels,
  listRecordings,
  setUpModel,
  transcribeRun,
} from '@limelight/contracts';
import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { record, sentences, tonesWav } from './test-sounds.ts';

const model = 'tiny-speech';
let hub: Sandbox;
let folder: string;
let app: TestApp;
let person: Person;
beforeAll(async () => {
  hub = await startSandbox();
  folder = await mkdtemp(join(tmpdir(), 'limelight-local-speech-'));
  const catalogue = join(folder, 'speech.json');
  await writeFile(catalogue, JSON.stringify(hub.speechCatalogue));
  vi.stubEnv('npm_config_registry', hub.npmRegistryUrl);
  // A server is named, too, and must not hear what this computer can.
  app = await createTestApp({
    transcriber: true,
    environment: { DATA_DIR: folder, MODEL_HUB_URL: hub.modelHubUrl, SPEECH_CATALOGUE: catalogue },
  });
  person = await app.signUp();
});
afterAll(async () => {
  await app.close();
  await hub.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const as = () => ({ token: person.token });
const offered = async () => (await app.call(listLocalModels, {}, as())).body.data.speech.models[0];
const transcriber = async () =>
  (await app.call(listRecordings, { query: {} }, as())).body.data.transcriber?.where;
const read = async (id: string) => (await app.call(getRecording, { params: { id } }, as())).body.data;

async function finish(started: { status: number; body: { data: { id: string } } }) {
  expect(started.status).toBe(202);
  await app.runDueJobs();
  return (await app.call(getRun, { params: { id: started.body.data.id } }, as())).body.data;
}
const setUp = async () => finish(await app.call(setUpModel, { body: { where: 'speech', model } }, as()));
const transcribe = async (recordingId: string) =>
  finish(await app.call(transcribeRun.start, { body: { recordingId } }, as()));

test('a speech model is set up, hears for nothing on this computer, survives a kill, and is deleted', async () => {
  expect(await offered()).toMatchObject({
    id: model,
    state: 'absent',
    ready: false,
    languages: ['de', 'en'],
  });
  expect(await transcriber()).toBe('server');
  const forwarded = { ...as(), headers: { 'x-forwarded-for': '203.0.113.9' } };
  const refused = await app.call(setUpModel, { body: { where: 'speech', model } }, forwarded);
  expect(refused.body).toMatchObject({ code: 'models_forbidden' });

  await hub.control.hub.fault({ kind: 'corrupt' });
  const damaged = await setUp();
  expect(damaged).toMatchObject({ status: 'failed', error: { code: 'local_model_damaged' } });
  expect(await transcriber()).toBe('server');
  expect(await setUp()).toMatchObject({ status: 'done' });
  expect(await offered()).toMatchObject({ state: 'complete', ready: true });
  expect(await transcriber()).toBe('here');

  const { id, price } = (await record(app, person, tonesWav(sentences(3, { seconds: 0.8, pause: 2 })))).body
    .data;
  expect(price).toBe(0);
  expect(await transcribe(id)).toMatchObject({ status: 'done', charged: 0 });
  const { lines } = await read(id);
  expect(lines.map(({ text }) => text)).toEqual(['loud quiet', 'loud quiet', 'loud quiet']);
  for (const [at, second] of [0, 2.8, 5.6].entries())
    expect(Math.abs((lines[at]?.second ?? -9) - second)).toBeLessThan(0.5);
  expect(await app.sandbox.control.speech.requests()).toEqual([]);

  const child = app.context.localSpeech.server();
  if (child.state !== 'ready' || child.pid === undefined) throw new Error(`It is ${child.state}.`);
  process.kill(child.pid, 'SIGKILL');
  expect(await transcribe(id)).toMatchObject({ status: 'done' });

  await app.call(changeRecording, { params: { id }, body: { language: 'hi' } }, as());
  const unknown = await app.call(transcribeRun.start, { body: { recordingId: id } }, as());
  expect(unknown.body).toMatchObject({ code: 'transcriber_language' });

  expect((await app.call(deleteLocalModel, { params: { model } }, as())).status).toBe(200);
  expect(await offered()).toMatchObject({ state: 'absent', bytes: 0, ready: false });
  expect(await transcriber()).toBe('server');
});
