import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connectControl } from '@limelight/sandbox';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { createApi, type Person } from './faults/api.ts';
import type { Control } from './faults/sandbox.ts';
import { percentile, rounded, type Measurement } from './figures.ts';
import { checkout, end, freePort, here, untilAnswers } from './processes.ts';
import { createPost, postBody } from './raw-create.ts';

/** All are due at the same time, like posts scheduled for nine o'clock. */
const posts = Number(process.env['BENCH_POSTS'] ?? 10_000);
const people = Math.min(100, Math.ceil(posts / 10));
const signUpsAtOnce = 10;
const workers = 2;
/** As in the program. */
const concurrency = 50;
const leadMs = 8000;

interface Linkedin {
  url: string;
  control: Control;
  stop(): Promise<void>;
}

const ready = z.object({ url: z.string() });

/** Runs LinkedIn in a separate process, so that no other work slows its answers. */
async function startLinkedin(): Promise<Linkedin> {
  const child = spawn(process.execPath, [`${checkout}packages/sandbox/src/main.ts`, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const first: unknown[] = await once(lines, 'line');
  const { url } = ready.parse(JSON.parse(String(first[0])));
  const control = connectControl(url);
  await control.linkedin.configure({ duplicateWindowMs: 0, memberCallsPerDay: 1e9, appCallsPerDay: 1e9 });
  return { url, control, stop: async () => end(child) };
}

interface Timed {
  perSecond: number;
  lateness: { p50: number; p99: number };
}

/** Waits until this many texts that start with `prefix` are on LinkedIn, and returns the delay of each. */
async function timeArrivals(control: Control, before: number, dueAt: Date): Promise<Timed> {
  const until = Date.now() + 15 * 60_000;
  while ((await control.linkedin.postCount()) < before + posts) {
    if (Date.now() > until) throw new Error('the posts did not all come in a quarter of an hour');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const arrived = (await control.linkedin.posts({ limit: posts })).map(
    (post) => post.createdAt - dueAt.getTime(),
  );
  return {
    perSecond: posts / (Math.max(...arrived) / 1000),
    lateness: { p50: percentile(arrived, 50), p99: percentile(arrived, 99) },
  };
}

/** Copies each user's scheduled post and its job until there are enough. */
async function copyPosts(pool: pg.Pool): Promise<void> {
  const columnsOf = async (schema: string, table: string, without: readonly string[]) => {
    const { rows } = await pool.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = $1 AND table_name = $2 AND is_generated = 'NEVER' AND NOT (column_name = ANY($3))`,
      [schema, table, without],
    );
    return rows.map(({ name }) => `"${name}"`).join(', ');
  };
  const postColumns = await columnsOf('public', 'posts', ['id', 'text']);
  const jobColumns = await columnsOf('pgboss', 'job', ['id', 'data']);
  const each = Math.ceil(posts / people) - 1;
  await pool.query(
    `WITH one AS (SELECT * FROM posts WHERE status = 'scheduled'),
          copy AS (
            INSERT INTO posts (id, text, ${postColumns})
            SELECT gen_random_uuid(), one.text || ' ' || n, ${postColumns} FROM one, generate_series(1, $1) AS n
            RETURNING id)
     INSERT INTO pgboss.job (id, data, ${jobColumns})
     SELECT gen_random_uuid(), jsonb_set(job.data, '{postId}', to_jsonb(copy.id::text)), ${jobColumns}
     FROM copy, (SELECT * FROM pgboss.job WHERE name = 'publishing.run' AND state = 'created' LIMIT 1) AS job`,
    [each],
  );
  await pool.query('VACUUM ANALYZE posts');
  await pool.query('ANALYZE pgboss.job');
}

async function startAll(begin: () => ChildProcess): Promise<ChildProcess[]> {
  const children = Array.from({ length: workers }, begin);
  await Promise.all(children.map(async (child) => once(child, 'message')));
  return children;
}

interface Scene {
  databaseUrl: string;
  folder: string;
  linkedin: Linkedin;
  pool: pg.Pool;
}

function environment(scene: Scene, roles: string, port: number): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    ROLES: roles,
    PORT: String(port),
    DATABASE_URL: scene.databaseUrl,
    DATA_DIR: scene.folder,
    APP_SECRET: 's'.repeat(40),
    ENCRYPTION_KEY: '0f'.repeat(32),
    TRUSTED_PROXIES: '127.0.0.1',
    LINKEDIN_CLIENT_ID: 'demo-client',
    LINKEDIN_CLIENT_SECRET: 'demo-secret',
    LINKEDIN_OAUTH_URL: `${scene.linkedin.url}/linkedin`,
    LINKEDIN_API_URL: `${scene.linkedin.url}/linkedin-api`,
    STAND_INS: 'linkedin',
    LOG_LEVEL: 'info',
  };
}

/** Measures the program: scheduled posts, two worker processes, the production queue. */
async function timeProgram(scene: Scene): Promise<Timed> {
  const port = await freePort();
  const program = `${checkout}packages/server/dist/main.js`;
  const begin = (roles: string, at: number) =>
    fork(program, [], {
      env: environment(scene, roles, at),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
  const web = begin('web', port);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/readyz`, web);
  const api = createApi(url);
  const authors: Person[] = [];
  for (let place = 0; place < people; place += signUpsAtOnce) {
    const places = Array.from({ length: signUpsAtOnce }, (_, next) => place + next);
    const { control } = scene.linkedin;
    authors.push(...(await Promise.all(places.map(async (one) => api.signUp(one, control)))));
  }
  await scene.pool.query("UPDATE users SET plan = 'Pro', plan_expires_at = now() + interval '1 year'");
  const first = new Date(Date.now() + 3_600_000);
  for (const [index, author] of authors.entries()) {
    const post = { index, kind: 'text', text: `Nine o’clock for ${index}.`, comment: null } as const;
    await api.schedule(author, await api.draft(author, post), first);
  }
  await end(web);
  await copyPosts(scene.pool);
  const children = await startAll(() => begin('worker', 0));
  try {
    const dueAt = new Date(Date.now() + leadMs);
    await scene.pool.query(
      "UPDATE posts SET scheduled_at = $1, planned_at = NULL WHERE status = 'scheduled'",
      [dueAt],
    );
    await scene.pool.query(
      `UPDATE pgboss.job SET start_after = $1, data = jsonb_set(data, '{at}', to_jsonb($2::text))
       WHERE name = 'publishing.run' AND state = 'created'`,
      [dueAt, dueAt.toISOString()],
    );
    return await timeArrivals(
      scene.linkedin.control,
      await scene.linkedin.control.linkedin.postCount(),
      dueAt,
    );
  } finally {
    await Promise.all(children.map(end));
  }
}

/** Measures jobs of the same queue that make the same call and nothing else. */
async function timeRaw(scene: Scene, tokens: readonly { token: string; author: string }[]): Promise<Timed> {
  const boss = new PgBoss({ connectionString: scene.databaseUrl, schedule: false, supervise: false, max: 4 });
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue('raw', { retryLimit: 0, expireInSeconds: 900, notify: true });
  const begin = () =>
    fork(here('./raw-worker.ts'), [], {
      env: {
        PATH: process.env['PATH'] ?? '',
        DATABASE_URL: scene.databaseUrl,
        LINKEDIN_API_URL: `${scene.linkedin.url}/linkedin-api`,
        CONCURRENCY: String(concurrency),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
  const dueAt = new Date(Date.now() + leadMs + 4000);
  for (let from = 0; from < posts; from += 1000) {
    const jobs = Array.from({ length: Math.min(1000, posts - from) }, (_, offset) => {
      const who = tokens[(from + offset) % tokens.length];
      return { data: { ...who, text: `Raw ${from + offset}.` }, startAfter: dueAt };
    });
    await boss.insert('raw', jobs);
  }
  await boss.stop({ graceful: false, close: true });
  await scene.pool.query('VACUUM ANALYZE pgboss.job');
  const children = await startAll(begin);
  try {
    return await timeArrivals(
      scene.linkedin.control,
      await scene.linkedin.control.linkedin.postCount(),
      dueAt,
    );
  } finally {
    await Promise.all(children.map(end));
  }
}

/** The creates per second that the sandbox alone can answer, with as many at a time as all workers together. */
async function capacityOf(
  scene: Scene,
  tokens: readonly { token: string; author: string }[],
): Promise<number> {
  const calls = Math.min(3000, posts);
  const api = `${scene.linkedin.url}/linkedin-api`;
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: workers * concurrency }, async () => {
      while (next < calls) {
        const number = next;
        next += 1;
        const who = tokens[number % tokens.length];
        if (who === undefined) throw new Error('nobody there');
        await createPost(api, who.token, postBody(who.author, `Alone ${number}.`));
      }
    }),
  );
  return calls / ((performance.now() - began) / 1000);
}

/** Measures ten thousand posts due in one minute against the minimum that a job queue could do for them. */
export async function measurePublishing(databaseUrl: string): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'limelight-bench-'));
  const linkedin = await startLinkedin();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  try {
    const scene: Scene = { databaseUrl, folder, linkedin, pool };
    const own = await timeProgram(scene);
    const tokens: { token: string; author: string }[] = [];
    for (let place = 0; place < people; place += 1) {
      const member = await linkedin.control.linkedin.addMember({ name: `Raw ${place}` });
      const grant = await linkedin.control.linkedin.issueToken({ member: member.id });
      tokens.push({ token: grant.token, author: `urn:li:person:${grant.subject}` });
    }
    const raw = await timeRaw(scene, tokens);
    const capacity = await capacityOf(scene, tokens);
    const ratio = own.perSecond / raw.perSecond;
    const show = ({ perSecond, lateness }: Timed) =>
      `${rounded(perSecond)} posts/s, late by p50 ${rounded(lateness.p50 / 1000)} s, p99 ${rounded(lateness.p99 / 1000)} s`;
    return {
      title: `${posts} posts due in one minute`,
      method: `${people} members, ${workers} worker processes as in production, ${concurrency} at a time each; the yardstick is jobs of the same queue on the same database, fetched and closed in the same way and as many at a time, that make the same call to the same sandbox and write nothing; lateness is from the time of the post to its being on LinkedIn`,
      figures: [
        { name: 'ours', value: show(own) },
        { name: 'raw jobs', value: show(raw) },
        { name: 'sandbox alone', value: `${rounded(capacity)} creates/s` },
        { name: 'ratio', value: `${rounded(ratio * 100)} %`, target: '>= 70 %', reached: ratio >= 0.7 },
      ],
    };
  } finally {
    await pool.end();
    await linkedin.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
