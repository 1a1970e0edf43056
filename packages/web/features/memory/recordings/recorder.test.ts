import { beforeEach, expect, test } from 'vitest';
import type { KeptRecords } from '../../../lib/kept-records.ts';
import { keptTalks } from './kept-talk.ts';
import { NoMicrophone, TalkRecorder, type CaptureEvents, type MicrophoneTrouble } from './recorder.ts';

/** Everything that outlives a page. */
let stored: Map<string, unknown>;
let hasRoom: boolean;
let locks: Set<string>;
let time: number;

beforeEach(() => {
  stored = new Map();
  hasRoom = true;
  locks = new Set();
  time = 1_900_000_000_000;
});

const records: KeptRecords = {
  get: async (key) => stored.get(key),
  set: async (key, value) => {
    if (hasRoom) stored.set(key, value);
    return hasRoom;
  },
  remove: async (key) => void stored.delete(key),
  entries: async () => [...stored],
  clear: async () => stored.clear(),
};

/** A browser's recorder: it hands over chunks when it is told to, and the rest when it stops. */
class Microphone {
  readonly events: CaptureEvents;
  state: 'recording' | 'paused' | 'inactive' = 'recording';
  pending = '';
  constructor(events: CaptureEvents) {
    this.events = events;
  }
  hear(words: string) {
    if (this.state === 'recording') this.pending += words;
  }
  flush = () => {
    this.events.chunk(new Blob([this.pending], { type: 'audio/webm' }));
    this.pending = '';
  };
  pause = () => void (this.state = 'paused');
  resume = () => void (this.state = 'recording');
  stop = async () => {
    if (this.state === 'inactive') return;
    this.state = 'inactive';
    this.flush();
  };
  mimeType = 'audio/webm;codecs=opus';
  level = () => 0.5;
}

function openPage(owner = 'asha') {
  const microphones: Microphone[] = [];
  const devices: (string | null)[] = [];
  const at: { trouble: MicrophoneTrouble | null; closed: boolean; asked: Promise<void> | null } = {
    trouble: null,
    closed: false,
    asked: null,
  };
  const recorder = new TalkRecorder({
    owner,
    talks: keptTalks(records),
    open: async (device, events) => {
      await at.asked;
      if (at.trouble !== null) throw new NoMicrophone(at.trouble);
      devices.push(device);
      const microphone = new Microphone({
        chunk: (blob) => !at.closed && events.chunk(blob),
        lost: events.lost,
      });
      microphones.push(microphone);
      return microphone;
    },
    now: () => time,
    newId: () => `talk-${time}`,
    hold: async (id) => !locks.has(id) && locks.add(id) !== undefined,
    release: (id) => void locks.delete(id),
    isHeld: async (id) => locks.has(id),
  });
  const say = (words: string, ms: number) => {
    time += ms;
    microphones.at(-1)?.hear(words);
  };
  /** The tab is gone, without a word to anybody. */
  const crash = () => {
    at.closed = true;
    locks.clear();
  };
  return { recorder, say, crash, at, devices, microphone: () => microphones.at(-1) };
}

const kind = ({ recorder }: ReturnType<typeof openPage>) => recorder.read().state.kind;
const textOf = async ({ recorder }: ReturnType<typeof openPage>) =>
  Promise.all((await recorder.files()).map(({ blob }) => blob.text()));

async function left(page: ReturnType<typeof openPage>) {
  await page.recorder.look();
  const { state } = page.recorder.read();
  return state.kind === 'ready' ? state.left : [];
}

async function onlyNote(page: ReturnType<typeof openPage>) {
  const [talk] = await left(page);
  if (talk === undefined) throw new Error('nothing is left');
  return talk.note;
}

test('a recording pauses, goes on and ends with everything that was said meanwhile', async () => {
  const page = openPage();
  await page.recorder.look();
  expect(page.recorder.read().state).toEqual({ kind: 'ready', left: [] });
  await page.recorder.begin();
  page.say('one ', 4000);
  expect(page.recorder.elapsed()).toBe(4000);
  page.recorder.pause();
  page.say('not this ', 9000);
  expect(page.recorder.elapsed()).toBe(4000);
  page.recorder.resume();
  page.say('two', 3000);
  await page.recorder.stop();
  expect(page.recorder.read().state).toMatchObject({ kind: 'done', ms: 7000 });
  expect(await textOf(page)).toEqual(['one two']);
  await page.recorder.discard();
  expect([stored.size, locks.size]).toEqual([0, 0]);
});

test('after a crash it is offered with its length, goes on as a second take, and loses only the last chunk', async () => {
  const first = openPage();
  await first.recorder.begin();
  first.say('one ', 5000);
  first.microphone()?.flush();
  first.say('lost', 2000);
  await expect.poll(() => stored.size).toBe(2);
  first.crash();

  const second = openPage();
  const [talk] = await left(second);
  expect(talk?.ms).toBe(5000);
  await second.recorder.begin(talk?.note);
  expect(second.recorder.elapsed()).toBe(5000);
  second.say('two', 1000);
  await second.recorder.stop();
  expect(second.recorder.read().state).toMatchObject({ kind: 'done', ms: 6000 });
  expect(await textOf(second)).toEqual(['one ', 'two']);
});

test('a recording left behind can be used as it is, or discarded', async () => {
  const first = openPage();
  await first.recorder.begin();
  first.say('one', 5000);
  await first.recorder.leave();
  const second = openPage();
  const note = await onlyNote(second);
  await second.recorder.use(note);
  expect(await textOf(second)).toEqual(['one']);
  await second.recorder.leave();
  await second.recorder.look();
  await second.recorder.discard(note);
  expect(await left(second)).toEqual([]);
  expect(stored.size).toBe(0);
});

test('another tab does not offer what this one records, and another person never sees it', async () => {
  const first = openPage();
  await first.recorder.begin();
  first.say('one', 5000);
  first.microphone()?.flush();
  await expect.poll(() => stored.size).toBe(2);
  const second = openPage();
  expect(await left(second)).toEqual([]);
  const [note] = await keptTalks(records).of('asha');
  if (note !== undefined) await second.recorder.use(note);
  expect(kind(second)).toBe('ready');
  first.crash();
  expect(await left(openPage('bela'))).toEqual([]);
  expect(stored.size).toBe(0);
});

test('a call that takes the microphone pauses the recording, which goes on with a new take', async () => {
  const page = openPage();
  await page.recorder.begin();
  page.say('one ', 5000);
  page.microphone()?.events.lost();
  expect(page.recorder.read().state).toEqual({ kind: 'paused', ms: 5000, lost: true });
  page.say('', 60_000);
  page.at.trouble = 'busy';
  page.recorder.resume();
  await expect.poll(() => page.recorder.read().trouble).toBe('busy');
  expect(page.recorder.read().state).toEqual({ kind: 'paused', ms: 5000, lost: true });
  page.at.trouble = null;
  page.recorder.resume();
  await expect.poll(() => kind(page)).toBe('recording');
  page.say('two', 2000);
  await page.recorder.stop();
  expect(page.recorder.read().state).toMatchObject({ ms: 7000 });
  expect(await textOf(page)).toEqual(['one ', 'two']);
});

test('another microphone takes over at once', async () => {
  const page = openPage();
  await page.recorder.begin();
  page.say('one ', 2000);
  await page.recorder.choose('headset');
  expect(kind(page)).toBe('recording');
  page.say('two', 2000);
  await page.recorder.stop();
  expect(page.devices).toEqual([null, 'headset']);
  expect(await textOf(page)).toEqual(['one ', 'two']);
});

test('each reason for having no microphone is told, and nothing is left of the attempt', async () => {
  const page = openPage();
  await page.recorder.look();
  for (const trouble of ['denied', 'missing', 'busy', 'insecure', 'unsupported'] as const) {
    page.at.trouble = trouble;
    await page.recorder.begin();
    expect(page.recorder.read()).toMatchObject({ state: { kind: 'ready', left: [] }, trouble });
  }
  expect([stored.size, locks.size]).toEqual([0, 0]);
});

test('a browser without room says so, and the recording is whole as long as the page is open', async () => {
  const page = openPage();
  hasRoom = false;
  await page.recorder.begin();
  page.say('one ', 5000);
  page.microphone()?.flush();
  await expect.poll(() => page.recorder.read().stored).toBe(false);
  page.say('two', 5000);
  await page.recorder.stop();
  expect(await textOf(page)).toEqual(['one two']);
});

test('a microphone that is allowed after the page was left is closed at once, and nothing is recorded', async () => {
  const page = openPage();
  let allow: () => void = () => undefined;
  page.at.asked = new Promise((resolve) => {
    allow = resolve;
  });
  const begun = page.recorder.begin();
  await expect.poll(() => kind(page)).toBe('asking');
  await page.recorder.leave();
  allow();
  await begun;
  expect(page.microphone()?.state).toBe('inactive');
  expect(kind(page)).toBe('looking');
  expect([...stored]).toEqual([]);
  expect(locks).toEqual(new Set());
});
