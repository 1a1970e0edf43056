import type { MediaUpload, Recording } from '@limelight/contracts';
import { beforeEach, expect, test } from 'vitest';
import { sendSound, type SendEnvironment } from './send-sound.ts';

class Lost extends Error {}

const partBytes = 10;
const sound = new Blob(['a'.repeat(35)]);
const kept = (id: string): Recording => ({
  id,
  title: '',
  kind: 'talk',
  interviewId: null,
  turn: null,
  language: null,
  status: 'waiting',
  seconds: 1,
  bytes: 35,
  hasSound: true,
  soundUntil: null,
  acceptedAt: null,
  runId: null,
  price: 0,
  version: 1,
  createdAt: '2031-01-01T00:00:00Z',
  soundUrl: null,
  lines: [],
  points: [],
  pointsEngine: null,
  pointsRunId: null,
});

let uploads: Map<string, MediaUpload>;
let recordings: Map<string, Recording>;
let sent: number[];
let failures: Error[];
let waited: number;

beforeEach(() => {
  uploads = new Map();
  recordings = new Map();
  sent = [];
  failures = [];
  waited = 0;
});

const trouble = () => {
  const failure = failures.shift();
  if (failure !== undefined) throw failure;
};

const environment: SendEnvironment = {
  find: async (id) => uploads.get(id) ?? null,
  recorded: async (id) => recordings.get(id) ?? null,
  start: async (bytes) => {
    trouble();
    const id = `upload-${uploads.size + 1}`;
    const upload = { id, mime: 'application/octet-stream' as const, name: '', bytes, partBytes, parts: 0 };
    uploads.set(id, upload);
    return upload;
  },
  sendPart: async (upload) => {
    trouble();
    sent.push(upload.parts);
    const next = { ...upload, parts: upload.parts + 1 };
    uploads.set(upload.id, next);
    return next;
  },
  add: async (id) => {
    uploads.delete(id);
    recordings.set(id, kept(id));
    return kept(id);
  },
  isPassing: (error) => error instanceof Lost,
  connection: async () => void (waited += 1),
};

function send(uploadId: string | null = null, signal = new AbortController().signal) {
  const told = { uploads: [] as string[], waiting: [] as boolean[], shares: [] as number[] };
  const done = sendSound(sound, environment, {
    uploadId,
    onUpload: async (id) => void told.uploads.push(id),
    onWaiting: (waiting) => void told.waiting.push(waiting),
    onProgress: (share) => void told.shares.push(share),
    signal,
  });
  return { told, done };
}

test('a sound arrives in parts and becomes a recording', async () => {
  const { told, done } = send();
  expect((await done).id).toBe('upload-1');
  expect(sent).toEqual([0, 1, 2, 3]);
  expect(told.uploads).toEqual(['upload-1']);
  expect(told.shares.at(-1)).toBe(1);
  expect(waited).toBe(0);
});

test('a lost connection is waited for, and told', async () => {
  failures = [new Lost(), new Lost()];
  const { told, done } = send();
  await done;
  expect(waited).toBe(2);
  expect(told.waiting.slice(0, 3)).toEqual([true, true, false]);
  expect(sent).toEqual([0, 1, 2, 3]);
});

test('an upload that was begun goes on after its last part, unless it is another sound', async () => {
  const begun = await environment.start(35);
  await environment.sendPart(
    await environment.sendPart(begun, sound, { signal: AbortSignal.abort(), onProgress: () => undefined }),
    sound,
    {
      signal: AbortSignal.abort(),
      onProgress: () => undefined,
    },
  );
  await send(begun.id).done;
  expect(sent).toEqual([0, 1, 2, 3]);
  const other = await environment.start(99);
  const { told, done } = send(other.id);
  await done;
  expect(told.uploads).toHaveLength(1);
  expect(told.uploads).not.toContain(other.id);
});

test('an upload whose answer was lost is not sent again', async () => {
  recordings.set('upload-9', kept('upload-9'));
  expect((await send('upload-9').done).id).toBe('upload-9');
  expect(sent).toEqual([]);
});

test('a refusal ends it', async () => {
  failures = [new Error('refused')];
  await expect(send().done).rejects.toThrow('refused');
});

test('it stops when it is cancelled, also while it waits', async () => {
  const own = new AbortController();
  failures = [new Lost()];
  environment.connection = async () => own.abort();
  await expect(send(null, own.signal).done).rejects.toThrow(/abort/i);
  environment.connection = async () => void (waited += 1);
  expect(sent).toEqual([]);
});
