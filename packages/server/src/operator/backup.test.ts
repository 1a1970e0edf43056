import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createPost, saveJobSearch } from '@limelight/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { closeContext, createContext, type Context } from '../context.ts';
import {
  feedTexts,
  scheduleAt,
  signUpAuthor,
  uploadPicture,
  writePost,
} from '../domains/publishing/publishing/test-scene.ts';
import { publishingDeps } from '../domains/publishing/publishing/service/deps.ts';
import { createPublisher } from '../domains/publishing/publishing/service/run.ts';
import { isMigrated } from '../platform/db/index.ts';
import { createLog } from '../platform/log.ts';
import { startWeb } from '../roles/web.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
import { runCommand } from './commands.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'limelight-backup-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const run = async (context: Context, ...words: string[]) =>
  runCommand(context, 'operator:test', { words, options: {} });

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(app.databaseUrl);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The program before its first start: a database without a table, and storage of its own. */
async function fresh(): Promise<{ context: Context; close: () => Promise<void> }> {
  const name = `restored_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${name}`);
  const url = new URL(app.databaseUrl);
  url.pathname = `/${name}`;
  const config = { ...app.context.config, STORAGE_DIR: join(folder, name) };
  const context = createContext(config, url.href, { clock: app.clock, log: createLog('silent') });
  const close = async () => {
    await context.queue.stop(0);
    await closeContext(context);
    await administer(`DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { context, close };
}

/** Each table with the number of its rows and a sum over all of them. */
async function contentOf({ database }: Context): Promise<Map<string, string>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND table_name NOT IN ('schema_migrations', 'audit_entries') ORDER BY 1`,
  );
  const content = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ sum: string }>(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS sum FROM "${name}" t`,
    );
    content.set(name, rows[0]?.sum ?? '');
  }
  return content;
}

const referencesOf = async ({ database }: Context) => {
  const { rows } = await database.pool.query<{ rule: string }>(
    "SELECT conname || pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1",
  );
  return rows.map(({ rule }) => rule);
};

const countJobs = async ({ database }: Context) => {
  const { rows } = await database.pool.query<{ count: number }>(
    "SELECT count(*) AS count FROM pgboss.job WHERE state < 'active'",
  );
  return rows[0]?.count ?? 0;
};

it('has its name only once it is whole, and goes over what an interrupted one left', async () => {
  const file = join(folder, 'nightly.backup');
  await writeFile(`${file}.part`, 'half of it');
  const seen: string[][] = [];
  const { storage } = app.context;
  const watched = {
    ...storage,
    async *list() {
      seen.push(await readdir(folder));
      yield* storage.list();
    },
  };
  await run({ ...app.context, storage: watched }, 'backup', file);
  expect(seen.flat()).toContain('nightly.backup.part');
  expect(seen.flat()).not.toContain('nightly.backup');
  expect((await readdir(folder)).filter((name) => name.startsWith('nightly'))).toEqual(['nightly.backup']);
  const broken = {
    ...storage,
    // oxlint-disable-next-line require-yield -- fails before the first
    async *list(): AsyncGenerator<never, void> {
      throw new Error('the storage is gone');
    },
  };
  await expect(run({ ...app.context, storage: broken }, 'backup', `${file}2`)).rejects.toThrow('is gone');
  expect((await readdir(folder)).filter((name) => name.startsWith('nightly'))).toEqual(['nightly.backup']);
});

it('brings all rows, waiting jobs and files into a database that never was', async () => {
  const who = await app.signUp({ name: 'Zoë Maier' });
  const session = { token: who.token };
  const post = await app.call(
    createPost,
    { body: { text: 'Tab\tand\nline, \u2028 “quotes” and 🙂.' } },
    session,
  );
  expect(post.status).toBeLessThan(300);
  const bytes = randomBytes(7_000_001);
  await app.context.storage.put(`media/${who.id}/large.bin`, bytes, 'application/octet-stream');
  await app.context.storage.put(`media/${who.id}/none.txt`, new Uint8Array(), 'text/plain');
  const file = join(folder, 'whole.backup');
  expect(await run(app.context, 'backup', file)).toContain('2 files');
  await expect(run(app.context, 'backup', file)).rejects.toThrow('could not be written');
  await expect(run(app.context, 'restore', file)).rejects.toThrow('This database already has accounts');
  expect(await readdir(folder)).not.toContain('whole.backup.part');

  const { context, close } = await fresh();
  try {
    expect(await run(context, 'restore', file)).toContain('2 files');
    expect(await contentOf(context)).toEqual(await contentOf(app.context));
    expect(await countJobs(context)).toBe(await countJobs(app.context));
    expect(await isMigrated(context.database)).toBe(true);
    expect(Buffer.from((await context.storage.get(`media/${who.id}/large.bin`)) ?? []).equals(bytes)).toBe(
      true,
    );
    expect(await context.storage.get(`media/${who.id}/none.txt`)).toHaveLength(0);
    // What counts up goes on after what was restored, and references hold again.
    await context.database.pool.query(
      "INSERT INTO audit_entries (actor, action, subject, details, at) SELECT actor, action, 'again', details, at FROM audit_entries LIMIT 1",
    );
    expect(await referencesOf(context)).toEqual(await referencesOf(app.context));
    await expect(run(context, 'restore', file)).rejects.toThrow('This database already has accounts');
  } finally {
    await close();
  }
});

/** Calls the API of a started program and returns the data of its answer. */
const caller = (port: number) => async (path: string, token: string | null, body?: object) => {
  const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect([path, response.status]).toEqual([path, 200]);
  return z.object({ data: z.json() }).parse(await response.json()).data;
};

// Written by the operator's command of the release whose last migration is 0014. Later releases never change it.
it('takes over what an earlier release stored', async () => {
  const file = fileURLToPath(new URL('fixtures/earlier-release.backup', import.meta.url));
  const { context, close } = await fresh();
  try {
    expect(await run(context, 'restore', file)).toContain('67 rows, 3 files, 3 jobs');
    expect(await isMigrated(context.database)).toBe(true);
    expect(await referencesOf(context)).toEqual(await referencesOf(app.context));
    const web = await startWeb(context);
    try {
      const call = caller(web.port);
      const person = { email: 'person-1-d30cb467@example.com', password: 'Correct1@horse' };
      const { token } = z.object({ token: z.string() }).parse(await call('/auth/login', null, person));
      expect(await call('/user/details', token)).toMatchObject({ name: 'Bench Person' });
      expect(await call('/posts?status=published', token)).toMatchObject({
        items: [{ text: 'Published by the release before.', media: [{ altText: 'A desk' }] }],
      });
      expect(await call('/posts?status=scheduled', token)).toMatchObject({
        items: [{ text: 'Scheduled by the release before.', scheduledAt: '2035-05-01T09:00:00.000Z' }],
      });
      const drafts = JSON.stringify(await call('/posts?status=draft', token));
      expect(drafts).toContain('A draft of the release before, changed once.');
      expect(await call('/carousels', token)).toMatchObject({
        items: [{ title: 'We cancelled every meeting' }],
      });
      for (const path of ['/ideas', '/pictures', '/saved', '/snippets', '/support/tickets', '/teams'])
        expect(JSON.stringify(await call(path, token))).toContain('"id"');
      expect(await call('/runs', token)).toMatchObject({
        items: [{ status: 'done' }, { status: 'done' }, { status: 'done' }],
      });
      expect(await call('/linkedin/connection', token)).toMatchObject({ name: 'Member 1' });
    } finally {
      await web.stop(1000);
    }
  } finally {
    await close();
  }
});

it('publishes nothing again that was published after the backup', async () => {
  const author = await signUpAuthor(app);
  const alone = await writePost(app, author, 'Words alone.');
  const picture = await writePost(app, author, 'With a picture.', await uploadPicture(app, author));
  const later = await writePost(app, author, 'In a week.');
  const minute = 60_000;
  const at = (minutes: number) => new Date(app.clock.now() + minutes * minute).toISOString();
  const due = at(10);
  for (const { id } of [alone, picture]) await scheduleAt(app, author, id, due);
  await scheduleAt(app, author, later.id, at(7 * 24 * 60));
  const search = { query: 'Technical Writer', daily: true, timeZone: 'UTC' };
  await app.call(saveJobSearch, { body: search }, { token: author.token });
  await app.context.database.pool.query("UPDATE job_searches SET last_run_on = '2026-11-17'");
  const file = join(folder, 'before.backup');
  await run(app.context, 'backup', file);
  app.clock.advance(10 * minute + 10_000);
  const publishAll = async (context: Context) => {
    const deps = publishingDeps(context);
    if (deps === null) throw new Error('LinkedIn is not configured.');
    for (const { id } of [alone, picture, later]) await createPublisher(deps)(id, new Date(due));
  };
  await publishAll(app.context);
  const published = await feedTexts(app, author);
  expect(published.toSorted()).toEqual(['With a picture.', 'Words alone.']);
  app.clock.advance(60 * minute);
  const { context, close } = await fresh();
  try {
    expect(await run(context, 'restore', file)).toContain('2 posts that were due by now wait');
    await publishAll(context);
    expect(await feedTexts(app, author)).toEqual(published);
    const { rows } = await context.database.pool.query(
      'SELECT text, status, hold, failure_code FROM posts WHERE user_id = $1 ORDER BY scheduled_at, text',
      [author.id],
    );
    const waits = { status: 'scheduled', hold: 'late', failure_code: 'restored' };
    expect(rows).toEqual([
      { text: 'With a picture.', ...waits },
      { text: 'Words alone.', ...waits },
      { text: 'In a week.', status: 'scheduled', hold: null, failure_code: null },
    ]);
    const days = await context.database.pool.query('SELECT last_run_on::text AS day FROM job_searches');
    expect(days.rows).toEqual([{ day: '2026-11-18' }]);
  } finally {
    await close();
  }
}, 60_000);

it('refuses what is damaged, cut off or no backup before it writes anything', async () => {
  const file = join(folder, 'good.backup');
  await run(app.context, 'backup', file);
  const text = gunzipSync(await readFile(file)).toString('utf8');
  const changed = join(folder, 'changed.backup');
  const bad: [string, Buffer][] = [
    ['changed', gzipSync(text.replace('"madeAt":"2', '"madeAt":"3'))],
    ['without its end', gzipSync(text.slice(0, text.lastIndexOf('\nend')))],
    ['cut off', (await readFile(file)).subarray(0, 5_000)],
    ['something else', Buffer.from('no backup at all')],
    ['another thing', gzipSync('{"no": "backup"}\n')],
  ];
  const { context, close } = await fresh();
  try {
    for (const [what, content] of bad) {
      await writeFile(changed, content);
      const refusal = await run(context, 'restore', changed).catch((error: unknown) => String(error));
      expect([what, refusal]).toEqual([
        what,
        expect.stringMatching(/CommandError|damaged|not a backup|cannot read this backup|cut off/),
      ]);
    }
    await expect(run(context, 'restore', join(folder, 'nowhere'))).rejects.toThrow('could not be read');
    const { rows } = await context.database.pool.query("SELECT to_regclass('public.users') AS users");
    expect(rows).toEqual([{ users: null }]);
  } finally {
    await close();
  }
});
