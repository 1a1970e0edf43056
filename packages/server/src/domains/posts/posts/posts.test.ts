import { randomUUID } from 'node:crypto';
import {
  createPost,
  deletePost,
  errorCatalogue,
  getPost,
  labelPosts,
  listPostLabels,
  listPosts,
  restorePost,
  updatePost,
  type EndpointInput,
  type Post,
} from '@limelight/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { generate, idea } from '../../writing/writing/post/test-stream.ts';
import { movePost, type PostFacts } from './index.ts';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp();
  person = await app.signUp();
});
afterAll(async () => {
  await app.close();
});

const as = (who: Person = person) => ({ token: who.token });
const minute = 60_000;

async function draft(text: string, who = person): Promise<Post> {
  const { body, status } = await app.call(createPost, { body: { text } }, as(who));
  expect(status).toBe(201);
  return body.data;
}
async function read(id: string): Promise<Post> {
  return (await app.call(getPost, { params: { id } }, as())).body.data;
}
async function move(postId: string, path: readonly Post['status'][], set: PostFacts = {}): Promise<void> {
  await app.context.database.db.transaction(async (tx) => {
    const steps: readonly Post['status'][] = ['draft', ...path];
    for (const [index, to] of path.entries()) {
      const from = steps[index] ?? 'draft';
      await movePost(tx, { postId, from: [from], to, set, now: app.clock.now() });
    }
  });
}
const schedule = (id: string, inMs = 60 * minute) =>
  move(id, ['scheduled'], { scheduledAt: new Date(app.clock.now() + inMs), timeZone: 'Asia/Kolkata' });

describe('a draft', () => {
  it('is kept as it was typed, down to the blanks', async () => {
    const text = '  𝗕𝗼𝗹𝗱 opening 🙂\n\n- one\n- two \n';
    const kept = await draft(text);
    expect(await read(kept.id)).toMatchObject({
      text,
      status: 'draft',
      version: 1,
      visibility: 'PUBLIC',
      media: [],
      scheduledAt: null,
    });
  });

  it('may be empty, or longer than LinkedIn takes', async () => {
    expect((await draft('')).text).toBe('');
    expect((await draft('x'.repeat(5000))).text).toHaveLength(5000);
  });

  it('is made once for one key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const make = () => app.call(createPost, { body: { text: 'once' } }, { ...as(), headers });
    const [first, second] = [await make(), await make()];
    expect(second.body.data.id).toBe(first.body.data.id);
  });

  it('remembers what it was written from', async () => {
    const { body } = await app.call(
      createPost,
      {
        body: {
          text: 'x',
          brief: { idea: 'a thought', tone: 'dry' },
        },
      },
      as(),
    );
    expect((await read(body.data.id)).brief).toMatchObject({
      idea: 'a thought',
      tone: 'dry',
      format: 'auto',
    });
    expect((await read(body.data.id)).engine).toBeNull();
  });

  it('is tagged and put into a folder, which is no change of its text', async () => {
    const one = await draft('One');
    const label = async (action: EndpointInput<typeof labelPosts>['body']['action'], who = person) =>
      (await app.call(labelPosts, { body: { ids: [one.id], action } }, as(who))).body.data.changed;
    await label({ kind: 'add-tags', tags: ['Hiring', 'constructor'] });
    await label({ kind: 'add-tags', tags: ['hiring', 'Sales'] });
    await label({ kind: 'remove-tags', tags: ['SALES'] });
    await label({ kind: 'move', folder: 'Launch' });
    expect(await label({ kind: 'move', folder: 'Theirs' }, await app.signUp())).toBe(0);
    expect(await read(one.id)).toEqual({ ...one, folder: 'Launch', tags: ['Hiring', 'constructor'] });
  });

  it('takes who wrote it from the run alone, and only from the person’s own', async () => {
    const [mine, theirs] = [await generate(app, person), await generate(app, await app.signUp())];
    await Promise.all([mine.rest(), theirs.rest()]);
    const keep = async (id: string) => {
      const body = { text: 'x', writtenBy: { id, variant: 0 } };
      return read((await app.call(createPost, { body }, as())).body.data.id);
    };
    expect(await keep(mine.id)).toMatchObject({
      brief: { idea },
      engine: { kind: 'outline', name: 'Outline' },
    });
    expect(await keep(theirs.id)).toMatchObject({ brief: null, engine: null });
  });

  it('is nobody else’s', async () => {
    const other = await app.signUp();
    const { id } = await draft('mine');
    const calls = [
      app.call(getPost, { params: { id } }, as(other)),
      app.call(updatePost, { params: { id }, body: { version: 1, text: 'taken' } }, as(other)),
      app.call(deletePost, { params: { id } }, as(other)),
      app.call(restorePost, { params: { id } }, as(other)),
    ];
    for (const { status, body } of await Promise.all(calls)) {
      expect(status).toBe(404);
      expect(body.code).toBe('not_found');
    }
    expect((await read(id)).text).toBe('mine');
    expect((await app.call(listPosts, { query: {} }, as(other))).body.data.items).toEqual([]);
  });
});

describe('a change', () => {
  it('raises the version', async () => {
    const { id } = await draft('one');
    app.clock.advance(minute);
    const { body } = await app.call(
      updatePost,
      { params: { id }, body: { version: 1, text: 'two', visibility: 'CONNECTIONS' } },
      as(),
    );
    expect(body.data).toMatchObject({ text: 'two', version: 2, visibility: 'CONNECTIONS' });
    expect(Date.parse(body.data.updatedAt) - Date.parse(body.data.createdAt)).toBe(minute);
  });

  it('made from an older version brings the other text instead', async () => {
    const { id } = await draft('one');
    const change = (text: string) =>
      app.call(updatePost, { params: { id }, body: { version: 1, text } }, as());
    await change('first tab');
    const { status, body } = await change('second tab');
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'version_conflict',
      details: { current: { id, text: 'first tab', version: 2 } },
    });
    expect((await read(id)).text).toBe('first tab');
  });

  it('that is there already is no conflict: its first answer was lost', async () => {
    const { id } = await draft('one');
    const change = () => app.call(updatePost, { params: { id }, body: { version: 1, text: 'two' } }, as());
    expect((await change()).body.data.already).toBe(false);
    const { status, body } = await change();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ version: 2, already: true });
  });

  it('from two tabs at the same moment: one wins, the other learns of it', async () => {
    const { id } = await draft('one');
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((text) =>
        app.call(updatePost, { params: { id }, body: { version: 1, text } }, as()),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect((await read(id)).version).toBe(2);
  });

  it('of a scheduled post keeps its time, and keeps it fit to be published', async () => {
    const { id } = await draft('one');
    await schedule(id);
    const before = await read(id);
    const change = (version: number, text: string) =>
      app.call(updatePost, { params: { id }, body: { version, text } }, as());
    expect((await change(1, 'better')).body.data).toMatchObject({
      status: 'scheduled',
      scheduledAt: before.scheduledAt,
      timeZone: 'Asia/Kolkata',
    });
    expect((await change(2, ' \n ')).body.code).toBe('post_empty');
    expect((await change(2, 'x'.repeat(3001))).body.code).toBe('post_too_long');
    expect((await change(2, 'x'.repeat(3000))).status).toBe(200);
  });

  it.each([[['publishing']], [['publishing', 'published']], [['publishing', 'unconfirmed']]] as const)(
    'of a post that is %s is refused',
    async (path) => {
      const { id } = await draft('out');
      await move(id, path);
      expect(
        (await app.call(updatePost, { params: { id }, body: { version: 1, text: 'no' } }, as())).body.code,
      ).toBe('post_locked');
      expect((await app.call(deletePost, { params: { id } }, as())).body.code).toBe('post_locked');
      expect((await read(id)).text).toBe('out');
    },
  );
});

describe('the bin', () => {
  it('lists what can be restored, the last deleted first, page by page', async () => {
    const { token } = await app.signUp();
    const ids: string[] = [];
    for (const text of ['first', 'second', 'third']) {
      const { body } = await app.call(createPost, { body: { text } }, { token });
      ids.unshift(body.data.id);
      await app.call(deletePost, { params: { id: body.data.id } }, { token });
      app.clock.advance(60_000);
    }
    const kept = await app.call(createPost, { body: { text: 'kept' } }, { token });
    const read = async (cursor?: string) =>
      (await app.call(listPosts, { query: { deleted: true, limit: 2, cursor } }, { token })).body.data;
    const page = await read();
    const rest = await read(page.nextCursor ?? '');
    expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect(page.items.every(({ deletedAt }) => deletedAt !== null)).toBe(true);
    expect(rest.nextCursor).toBeNull();
    const others = await app.call(listPosts, { query: {} }, { token });
    expect(others.body.data.items.map(({ id }) => id)).toEqual([kept.body.data.id]);
  });

  it('takes a post out of sight and gives it back as a draft', async () => {
    const { id } = await draft('for the bin');
    await app.call(deletePost, { params: { id } }, as());
    expect((await app.call(getPost, { params: { id } }, as())).status).toBe(404);
    const { body } = await app.call(restorePost, { params: { id } }, as());
    expect(body.data).toMatchObject({ id, text: 'for the bin', status: 'draft' });
  });

  it('takes a scheduled post’s time, so that nothing is sent', async () => {
    const { id } = await draft('scheduled');
    await schedule(id);
    await app.call(deletePost, { params: { id } }, as());
    const { body } = await app.call(restorePost, { params: { id } }, as());
    expect(body.data).toMatchObject({ status: 'draft', scheduledAt: null, timeZone: null });
  });

  it('gives a failed post back without its failure', async () => {
    const { id } = await draft('failed');
    await move(id, ['publishing', 'failed'], { failureCode: 'rejected', failureMessage: 'No.' });
    await app.call(deletePost, { params: { id } }, as());
    expect((await app.call(restorePost, { params: { id } }, as())).body.data).toMatchObject({
      status: 'draft',
      failure: null,
    });
  });

  it('is emptied after thirty days', async () => {
    const clocked = await createTestApp();
    const who = await clocked.signUp();
    const { body } = await clocked.call(createPost, { body: { text: 'old' } }, as(who));
    await clocked.call(deletePost, { params: { id: body.data.id } }, as(who));
    clocked.clock.advance(29 * 24 * 60 * minute);
    await clocked.runPeriodic('posts-empty-bin');
    const token = await clocked.login(who);
    expect((await clocked.call(restorePost, { params: { id: body.data.id } }, { token })).status).toBe(200);
    await clocked.call(deletePost, { params: { id: body.data.id } }, { token });
    clocked.clock.advance(31 * 24 * 60 * minute);
    await clocked.runPeriodic('posts-empty-bin');
    const later = await clocked.login(who);
    expect((await clocked.call(restorePost, { params: { id: body.data.id } }, { token: later })).status).toBe(
      404,
    );
    await clocked.close();
  });
});

describe('the list', () => {
  it('goes newest first, page by page, each post once', async () => {
    const who = await app.signUp();
    const ids: string[] = [];
    for (let n = 0; n < 7; n += 1) {
      // Some have the same time, so the id decides their order.
      if (n % 3 === 0) app.clock.advance(minute);
      ids.push((await draft(`post ${n}`, who)).id);
    }
    const seen: Post[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 3, ...(cursor === undefined ? {} : { cursor }) };
      const { body } = await app.call(listPosts, { query }, as(who));
      seen.push(...body.data.items);
      cursor = body.data.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen.map((post) => post.id).toSorted()).toEqual(ids.toSorted());
    const times = seen.map((post) => post.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('has the scheduled ones by their time', async () => {
    const who = await app.signUp();
    for (const hours of [5, 1, 3]) await schedule((await draft(`in ${hours}`, who)).id, hours * 60 * minute);
    await draft('only a draft', who);
    const first = await app.call(listPosts, { query: { status: 'scheduled', limit: 2 } }, as(who));
    expect(first.body.data.items.map((post) => post.text)).toEqual(['in 1', 'in 3']);
    const cursor = first.body.data.nextCursor ?? '';
    const second = await app.call(listPosts, { query: { status: 'scheduled', limit: 2, cursor } }, as(who));
    expect(second.body.data.items.map((post) => post.text)).toEqual(['in 5']);
    expect(second.body.data.nextCursor).toBeNull();
  });

  it('has what stands or came out in a window of time', async () => {
    const who = await app.signUp();
    const start = app.clock.now();
    await schedule((await draft('early', who)).id, 60 * minute);
    await schedule((await draft('late', who)).id, 48 * 60 * minute);
    await draft('unscheduled', who);
    const query = {
      from: new Date(start).toISOString(),
      to: new Date(start + 24 * 60 * minute).toISOString(),
    };
    const { body } = await app.call(listPosts, { query }, as(who));
    expect(body.data.items.map((post) => post.text)).toEqual(['early']);
  });

  it('finds words as they stand, signs of the search included', async () => {
    const who = await app.signUp();
    await draft('We grew 40% in a year', who);
    await draft('We grew 40 people', who);
    await draft('a_b \\ c', who);
    const find = async (search: string) =>
      (await app.call(listPosts, { query: { search } }, as(who))).body.data.items.map((post) => post.text);
    expect(await find('GREW 40%')).toEqual(['We grew 40% in a year']);
    expect(await find('40')).toHaveLength(2);
    expect(await find('a_b')).toEqual(['a_b \\ c']);
    expect(await find('\\')).toEqual(['a_b \\ c']);
    expect(await find('axb')).toEqual([]);
    expect(await find('year grew')).toEqual(['We grew 40% in a year']);
  });

  it('finds posts by folder and tag, and names both', async () => {
    const who = await app.signUp();
    const [one, two] = [await draft('About hiring', who), await draft('About doors', who)];
    const label = async (ids: string[], action: EndpointInput<typeof labelPosts>['body']['action']) =>
      app.call(labelPosts, { body: { ids, action } }, as(who));
    await label([one.id], { kind: 'move', folder: 'Spring' });
    await label([one.id, two.id], { kind: 'add-tags', tags: ['Launch'] });
    await label([two.id], { kind: 'add-tags', tags: ['Doors'] });
    const find = async (query: { search?: string; folder?: string; tag?: string }) =>
      (await app.call(listPosts, { query }, as(who))).body.data.items.map(({ id }) => id);
    expect(await find({ folder: 'Spring' })).toEqual([one.id]);
    expect(await find({ tag: 'launch' })).toHaveLength(2);
    expect(await find({ tag: 'Doors', folder: 'Spring' })).toEqual([]);
    expect(await find({ search: 'spring about' })).toEqual([one.id]);
    const names = async () => (await app.call(listPostLabels, {}, as(who))).body.data;
    expect(await names()).toEqual({ folders: ['Spring'], tags: ['Doors', 'Launch'] });
    await app.call(deletePost, { params: { id: one.id } }, as(who));
    expect(await names()).toEqual({ folders: [], tags: ['Doors', 'Launch'] });
  });

  it('refuses a cursor that no page gave, whatever it is', async () => {
    const rubbish = fc.oneof(
      fc.string({ minLength: 1, maxLength: 60 }),
      fc.json().map((value) => Buffer.from(value).toString('base64url').slice(0, 200)),
      fc
        .tuple(fc.double(), fc.string())
        .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url').slice(0, 200)),
    );
    await fc.assert(
      fc.asyncProperty(
        rubbish.filter((cursor) => cursor !== ''),
        async (cursor) => {
          const { status, body } = await app.call(listPosts, { query: { cursor } }, as());
          expect(status).toBe(400);
          expect(body.code).toBe('invalid_input');
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has an answer for every moment that can be written, in a window or in a cursor', async () => {
    const moments = fc.constantFrom(
      '0000-01-01T00:00:00Z',
      '0001-01-01T00:00:00+23:59',
      '9999-12-31T23:59:59-23:59',
      '1969-12-31T23:59:59.999Z',
    );
    const places = fc.tuple(
      fc.oneof(fc.maxSafeInteger(), fc.constantFrom(8.64e15, -1, 0, 253402300800000)),
      fc.uuid(),
    );
    await fc.assert(
      fc.asyncProperty(moments, moments, places, async (from, to, place) => {
        const cursor = Buffer.from(JSON.stringify(place)).toString('base64url');
        const window = await app.call(listPosts, { query: { from, to } }, as());
        expect([200, 400]).toContain(window.status);
        const paged = await app.call(listPosts, { query: { cursor } }, as());
        expect([200, 400]).toContain(paged.status);
      }),
      { numRuns: 40 },
    );
  });
});

it('of one person there may be 2,000 that are not published; deleting or publishing one makes room', async () => {
  const many = await app.signUp();
  const { pool } = app.context.database;
  await pool.query(
    `INSERT INTO posts (id, user_id, status, text, visibility, version, created_at, updated_at)
     SELECT gen_random_uuid(), $1, CASE WHEN n % 2 = 0 THEN 'draft' ELSE 'failed' END, 'Number ' || n, 'PUBLIC', 1, $2, $2
     FROM generate_series(1, 1999) AS n`,
    [many.id, new Date(app.clock.now())],
  );
  const write = async () => app.call(createPost, { body: { text: 'One more' } }, as(many));
  const last = await write();
  expect(last.status).toBe(201);
  const refused = await write();
  expect([refused.status, refused.body.code]).toEqual([409, 'draft_limit']);
  expect(refused.body.message).toBe(errorCatalogue.draft_limit.message);

  const params = { id: last.body.data.id };
  await app.call(deletePost, { params }, as(many));
  const next = await write();
  expect(next.status).toBe(201);
  expect((await app.call(restorePost, { params }, as(many))).body.code).toBe('draft_limit');
  await pool.query("UPDATE posts SET status = 'published' WHERE id = $1", [next.body.data.id]);
  expect((await app.call(restorePost, { params }, as(many))).status).toBe(200);
});
