import type { Post } from '@limelight/contracts';
import { beforeEach, expect, test } from 'vitest';
import { ApiError, type FailureCode } from '../../../../lib/api-error.ts';
import { emptyContent, type DraftContent } from './draft.ts';
import { Autosaver, type AutosaverStart } from './autosaver.ts';
import { testPost } from '../test-post.ts';

/** A fake server that stores posts like the API: versions, conflicts, and one answer for a repeated key. */
class Server {
  posts = new Map<string, Post>();
  byKey = new Map<string, Post>();
  calls: string[] = [];
  /** Called before a call takes effect, and after that but before the answer is sent. */
  before: () => void = () => undefined;
  after: () => void = () => undefined;

  make(content: DraftContent, key: string): Post {
    this.calls.push('create');
    this.before();
    const known = this.byKey.get(key);
    const made =
      known ?? post(`00000000-0000-4000-8000-${String(this.posts.size + 1).padStart(12, '0')}`, 1, content);
    this.posts.set(made.id, this.posts.get(made.id) ?? made);
    this.byKey.set(key, made);
    this.after();
    return made;
  }

  change(id: string, version: number, content: DraftContent): { post: Post; already: boolean } {
    this.calls.push('update');
    this.before();
    const current = this.posts.get(id);
    if (!current) throw failure('not_found', 404);
    if (current.version !== version) throw failure('version_conflict', 409, { current });
    const next = post(id, version + 1, content);
    this.posts.set(id, next);
    this.after();
    return { post: next, already: false };
  }
}

function post(id: string, version: number, content: DraftContent): Post {
  const { text, visibility } = content;
  return testPost({ id, version, text, visibility });
}

function failure(code: FailureCode, status: number | null, details?: unknown): ApiError {
  return new ApiError({
    code,
    status,
    data: null,
    details,
    serverMessage: null,
    message: code,
    options: {},
    url: '/api/posts',
  });
}

const text = (value: string): DraftContent => ({ ...emptyContent, text: value });
const none: AutosaverStart = {
  post: null,
  base: null,
  sent: [],
  version: null,
  dirty: false,
  creating: null,
};

let server: Server;
let page: DraftContent;
let timers: (() => void)[];
let keys: number;

function open(start: AutosaverStart = none): Autosaver {
  return new Autosaver(
    {
      create: async (creation) => {
        return server.make(creation.content, creation.key);
      },
      update: async (id, version, content) => server.change(id, version, content),
      load: async (id) => server.posts.get(id) ?? Promise.reject(failure('not_found', 404)),
      begin: (content) => ({
        key: `key-${(keys += 1)}`,
        content,
        brief: null,
        writtenBy: null,
        ownWords: null,
        changes: [],
      }),
      now: () => 1_000_000,
      startTimer: (run) => {
        timers.push(run);
        return () => {
          timers = timers.filter((one) => one !== run);
        };
      },
      content: () => page,
      telling: () => [],
      onSaved: () => undefined,
      onOwn: () => undefined,
      onChange: () => undefined,
      onTheirs: (theirs) => {
        page = text(theirs.text);
      },
    },
    start,
  );
}

function write(saver: Autosaver, value: string): void {
  page = text(value);
  saver.edited();
}

const only = () => [...server.posts.values()];

beforeEach(() => {
  server = new Server();
  page = emptyContent;
  timers = [];
  keys = 0;
});

test('nothing is made until there are words', async () => {
  const saver = open();
  write(saver, '   ');
  await saver.flush();
  expect(server.calls).toEqual([]);
  write(saver, 'We took four fields out.');
  await saver.flush();
  expect(only().map((one) => one.text)).toEqual(['We took four fields out.']);
});

test('a lost answer to the making makes no second draft, and the newer text arrives', async () => {
  const saver = open();
  write(saver, 'first');
  server.after = () => {
    throw failure('network', null);
  };
  await saver.flush();
  expect(saver.view.state.phase.kind).toBe('offline');
  server.after = () => undefined;
  write(saver, 'first and more');
  await saver.flush();
  expect(only()).toHaveLength(1);
  expect(only()[0]?.text).toBe('first and more');
});

test('a making interrupted by a crash is finished by the page that comes after it', async () => {
  const crashed = open();
  write(crashed, 'kept words');
  server.after = () => {
    throw failure('network', null);
  };
  await crashed.flush();
  server.after = () => undefined;
  await open({ ...none, dirty: true, creating: crashed.creating }).flush();
  expect(only()).toHaveLength(1);
});

test('a lost answer to a save is no conflict', async () => {
  const saver = open();
  write(saver, 'one');
  await saver.flush();
  write(saver, 'one two');
  server.after = () => {
    throw failure('network', null);
  };
  await saver.flush();
  server.after = () => undefined;
  write(saver, 'one two three');
  await saver.flush();
  expect(saver.view.theirs).toBeNull();
  expect(only()[0]?.text).toBe('one two three');
  expect(saver.view.state.phase.kind).toBe('clean');
});

test('a save that arrives after its page is gone is no conflict for the page that comes after it', async () => {
  const saver = open();
  write(saver, 'one');
  await saver.flush();
  const [begun] = only();
  if (!begun) throw new Error('No post was made.');
  write(saver, 'one two');
  let arrive = () => {};
  server.before = () => {
    const { sent } = saver;
    arrive = () => server.change(begun.id, begun.version, sent.at(-1) ?? emptyContent);
    throw failure('network', null);
  };
  await saver.flush();
  const start = { post: begun, base: text('one'), sent: saver.sent, version: begun.version };
  const next = open({ ...none, ...start, dirty: true });
  server.before = () => undefined;
  arrive();
  write(next, 'one two three');
  await next.flush();
  expect(next.view.theirs).toBeNull();
  expect(only()[0]?.text).toBe('one two three');
});

test('two tabs: the second one is asked, and both answers keep a text whole', async () => {
  const first = open();
  write(first, 'begun');
  await first.flush();
  const [begun] = only();
  if (!begun) throw new Error('No post was made.');
  const second = open({ ...none, post: begun, base: text('begun'), version: begun.version });
  write(first, 'from the first tab');
  await first.flush();
  write(second, 'from the second tab');
  await second.flush();
  expect(second.view.state.phase.kind).toBe('conflict');
  expect(second.view.theirs?.text).toBe('from the first tab');
  expect(page.text).toBe('from the second tab');
  second.keepMine();
  await second.flush();
  expect(only()[0]?.text).toBe('from the second tab');
});

test('taking the other text shows it and saves nothing over it', async () => {
  const saver = open();
  write(saver, 'mine');
  await saver.flush();
  const [made] = only();
  if (made) server.posts.set(made.id, { ...made, text: 'theirs', version: 9 });
  write(saver, 'mine, changed');
  await saver.flush();
  saver.takeTheirs();
  expect(page.text).toBe('theirs');
  expect(await saver.flush()).toEqual({ id: made?.id, version: 9 });
  expect(only()[0]?.text).toBe('theirs');
});

test('a post deleted elsewhere goes on as a new draft when asked to', async () => {
  const saver = open();
  write(saver, 'words');
  await saver.flush();
  server.posts.clear();
  write(saver, 'more words');
  await saver.flush();
  expect(saver.view.state.phase.kind).toBe('gone');
  saver.saveAsNew();
  await saver.flush();
  expect(only().map((one) => one.text)).toEqual(['more words']);
});

test('a post that is being published is left alone', async () => {
  const saver = open();
  write(saver, 'words');
  await saver.flush();
  server.before = () => {
    throw failure('post_locked', 409);
  };
  write(saver, 'too late');
  expect(await saver.flush()).toBeNull();
  expect(saver.view.state.phase.kind).toBe('locked');
  expect(timers).toEqual([]);
});

test('while text streams in nothing is sent', () => {
  const saver = open();
  saver.pause(true);
  write(saver, 'half a sent');
  expect(timers).toEqual([]);
  saver.pause(false);
  expect(timers).toHaveLength(1);
});

test('after scheduling elsewhere the next save goes on from that version', async () => {
  const saver = open();
  write(saver, 'words');
  await saver.flush();
  const [made] = only();
  if (!made) throw new Error('No post was made.');
  const scheduled: Post = { ...made, status: 'scheduled', version: 2 };
  server.posts.set(made.id, scheduled);
  saver.adopt(scheduled);
  write(saver, 'better words');
  await saver.flush();
  expect(saver.view.theirs).toBeNull();
  expect(only()[0]?.text).toBe('better words');
});
