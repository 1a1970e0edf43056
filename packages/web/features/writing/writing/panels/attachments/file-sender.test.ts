import type { MediaFile, MediaUpload } from '@limelight/contracts';
import { beforeEach, expect, test } from 'vitest';
import { createKeep } from '../../../../../lib/keep.ts';
import { fingerprint } from '../../post/fingerprint.ts';
import { FileSender } from './file-sender.ts';

const partBytes = 100_000;
const whole = (fill: string) => new Uint8Array(350_000).fill(fill.charCodeAt(0));
const film = (fill = 'a', name = 'Tour.mp4', lastModified = 1) =>
  new File([whole(fill)], name, { type: 'video/mp4', lastModified });

class Lost extends Error {}
class Unfit extends Error {}

/** Everything that outlives a page: the server and the browser's storage. */
let server: {
  uploads: Map<string, MediaUpload>;
  files: Map<string, MediaFile>;
  pieces: number[];
  /** Called with each part before it is stored. */
  before: (index: number) => void;
  afterFinish: () => void;
};
let values: Map<string, string>;
let copies: Map<string, File>;
let roomForCopies: boolean;

beforeEach(() => {
  server = {
    uploads: new Map(),
    files: new Map(),
    pieces: [],
    before: () => undefined,
    afterFinish: () => undefined,
  };
  values = new Map();
  copies = new Map();
  roomForCopies = true;
});

function mediaOf(upload: MediaUpload): MediaFile {
  const { id, name, bytes } = upload;
  return {
    id,
    mime: 'video/mp4',
    name,
    bytes,
    width: 0,
    height: 0,
    pages: null,
    url: '/f',
    createdAt: '2031-01-01T00:00:00Z',
  };
}

function openPage(key: string | null = 'post-1') {
  const arrived: MediaFile[] = [];
  const at = { key };
  const sender = new FileSender({
    typeOf: () => 'video/mp4',
    sendPicture: () => Promise.reject(new Unfit()),
    start: async (file, mime) => {
      const id = `upload-${server.uploads.size + 1}`;
      const upload = { id, mime, name: file.name, bytes: file.size, partBytes, parts: 0 };
      server.uploads.set(id, upload);
      return upload;
    },
    sendPart: async (upload) => {
      server.before(upload.parts);
      server.pieces.push(upload.parts);
      const next = { ...upload, parts: upload.parts + 1 };
      server.uploads.set(upload.id, next);
      return next;
    },
    finish: async (id) => {
      const upload = server.uploads.get(id);
      const file = server.files.get(id) ?? (upload && mediaOf(upload));
      if (file === undefined) throw new Unfit();
      server.files.set(id, file);
      server.uploads.delete(id);
      server.afterFinish();
      return file;
    },
    find: async (id) => server.uploads.get(id) ?? server.files.get(id) ?? null,
    failure: (error) => ({
      kind: error instanceof Lost ? 'passing' : error instanceof Unfit ? 'refused' : 'aborted',
      message: 'That did not work.',
    }),
    print: fingerprint,
    keep: createKeep({
      get length() {
        return values.size;
      },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
    }),
    files: {
      put: async (id, file) => void (roomForCopies && copies.set(id, file)),
      get: async (id) => copies.get(id) ?? null,
      remove: async (id) => void copies.delete(id),
      ids: async () => [...copies.keys()],
      clear: async () => copies.clear(),
    },
    key: () => at.key,
    now: () => 1,
    arrived: (file) => void arrived.push(file),
    done: () => undefined,
  });
  return {
    sender,
    arrived,
    save: (id: string) => {
      at.key = id;
      sender.moved(id);
    },
  };
}

const idle = (sender: FileSender) => expect.poll(() => sender.read().progress).toBeNull();

/** Uploads a video whose page closes after two of four parts. */
async function leaveHalf(key = 'post-1'): Promise<void> {
  const page = openPage(key);
  server.before = (index) => {
    if (index !== 2) return;
    page.sender.leave();
    throw new Error('the page is gone');
  };
  page.sender.take([film()]);
  await expect.poll(() => server.pieces).toEqual([0, 1]);
  server.before = () => undefined;
  await expect.poll(() => values.size).toBe(1);
}

test('a film that arrives leaves nothing behind', async () => {
  const { sender, arrived } = openPage();
  sender.take([film()]);
  await idle(sender);
  expect(arrived).toMatchObject([{ name: 'Tour.mp4' }]);
  expect(server.pieces).toEqual([0, 1, 2, 3]);
  expect([values.size, copies.size]).toEqual([0, 0]);
  expect(sender.read()).toEqual({ progress: null, error: null, left: null });
});

test('after a reload it goes on by itself where it stopped', async () => {
  await leaveHalf();
  const { sender, arrived } = openPage();
  await sender.look();
  expect(arrived).toHaveLength(1);
  expect(server.pieces).toEqual([0, 1, 2, 3]);
  expect([values.size, copies.size]).toEqual([0, 0]);
});

test('without a copy it asks for the file, takes the same one and no other', async () => {
  roomForCopies = false;
  await leaveHalf();
  const { sender, arrived } = openPage();
  await sender.look();
  expect(sender.read().left).toEqual({ name: 'Tour.mp4', share: 200_000 / 350_000, atHand: false });
  await sender.choose(film('b'));
  expect(sender.read().error).toContain('a different file');
  await sender.choose(new File(['short'], 'Tour.mp4', { type: 'video/mp4', lastModified: 1 }));
  expect(sender.read().error).toContain('a different file');
  expect(server.pieces).toEqual([0, 1]);
  await sender.choose(film('a', 'A copy of the tour.mp4', 99));
  expect(arrived).toHaveLength(1);
  expect(server.pieces).toEqual([0, 1, 2, 3]);
  expect(sender.read()).toEqual({ progress: null, error: null, left: null });
});

test('a connection that is lost for long is said, and going on sends only the rest', async () => {
  const { sender, arrived } = openPage();
  server.before = (index) => {
    if (index === 3) throw new Lost();
  };
  sender.take([film()]);
  await expect.poll(() => sender.read().left).toEqual({ name: 'Tour.mp4', share: 3 / 4, atHand: true });
  server.before = () => undefined;
  sender.retry();
  await expect.poll(() => arrived.length).toBe(1);
  expect(server.pieces).toEqual([0, 1, 2, 3]);
});

test('a file whose last answer was lost is taken, not sent again', async () => {
  const first = openPage();
  server.afterFinish = () => {
    throw new Lost();
  };
  first.sender.take([film()]);
  await expect.poll(() => first.sender.read().left?.atHand).toBe(true);
  server.afterFinish = () => undefined;
  first.sender.leave();
  const second = openPage();
  await second.sender.look();
  expect(second.arrived).toHaveLength(1);
  expect(server.pieces).toHaveLength(4);
});

test('what the server has forgotten is said, and so is what it refuses', async () => {
  await leaveHalf();
  server.uploads.clear();
  const { sender } = openPage();
  await sender.look();
  expect(sender.read().error).toContain('expired after a day');
  expect(values.size).toBe(0);
  server.before = () => {
    throw new Unfit();
  };
  sender.take([film()]);
  await expect.poll(() => sender.read().error).toBe('That did not work.');
  expect([values.size, sender.read().left]).toEqual([0, null]);
});

test('an upload goes on only with its own post, and not where another tab has the post', async () => {
  await leaveHalf('post-1');
  const look = async (key: string | null) => {
    const { sender, arrived } = openPage(key);
    await sender.look();
    return arrived.length;
  };
  expect(await look('post-2')).toBe(0);
  expect(await look('new:1')).toBe(0);
  expect(await look(null)).toBe(0);
  expect(await look('post-1')).toBe(1);
});

test('the upload of a new post follows it when it is saved', async () => {
  const page = openPage('new:1');
  server.before = (index) => {
    if (index === 1) page.save('post-9');
    if (index !== 2) return;
    page.sender.leave();
    throw new Error('the page is gone');
  };
  page.sender.take([film()]);
  await expect.poll(() => server.pieces).toEqual([0, 1]);
  server.before = () => undefined;
  const { sender, arrived } = openPage('post-9');
  await sender.look();
  expect(arrived).toHaveLength(1);
});

test('a copy without a note is removed, and so are both when the upload is given up', async () => {
  copies.set('upload-of-somebody', film());
  await leaveHalf();
  const { sender } = openPage('post-2');
  await sender.look();
  expect([...copies.keys()]).toEqual(['upload-1']);
  roomForCopies = false;
  copies.clear();
  const again = openPage();
  await again.sender.look();
  again.sender.cancel();
  expect([values.size, again.sender.read().left]).toEqual([0, null]);
});
