import { fork, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { untilAnswers } from '../processes.ts';
import { createApi, person, type Api, type Person } from './api.ts';
import { explainDoubts } from './doubts.ts';
import { kept, type Journal } from './journal.ts';
import type { End, PostState, Publisher } from './publisher.ts';
import { freePort } from '../processes.ts';
import { type Sandbox } from './sandbox.ts';

/** Time limits, as environment variables of the program. */
export type Windows = Readonly<Record<string, string>>;

export interface ProductOptions {
  directory: string;
  /** The entry point of the program: built or source. */
  program: string;
  databaseUrl: string;
  sandbox: Sandbox;
  windows: Windows;
  people: number;
  journal: Journal;
}

export interface Product extends Publisher {
  api: Api;
  people: readonly Person[];
  pool: pg.Pool;
  postIds(): Promise<Map<number, string>>;
}

const ends: Readonly<Record<string, End>> = {
  published: 'published',
  failed: 'failed',
  unconfirmed: 'unconfirmed',
};

const runPosts = "FROM posts WHERE text LIKE 'Publish ______ of run %'";

/** Limelight as in production: a web process that is not killed, and separate workers. */
export async function openProduct(options: ProductOptions): Promise<Product> {
  const { directory, program, databaseUrl, sandbox, windows, journal } = options;
  const log = openSync(join(directory, 'processes.log'), 'a');
  const environment = (roles: string, port: number): Record<string, string> => ({
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    ROLES: roles,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(directory, 'data'),
    APP_SECRET: 's'.repeat(40),
    ENCRYPTION_KEY: '0f'.repeat(32),
    TRUSTED_PROXIES: '127.0.0.1',
    LINKEDIN_CLIENT_ID: sandbox.appClientId,
    LINKEDIN_CLIENT_SECRET: sandbox.appClientSecret,
    LINKEDIN_OAUTH_URL: sandbox.linkedinUrl,
    LINKEDIN_API_URL: sandbox.linkedinApiUrl,
    STAND_INS: 'linkedin',
    LOG_LEVEL: 'warn',
    ...windows,
  });
  const start = (roles: string, port: number): ChildProcess =>
    fork(program, [], { env: environment(roles, port), stdio: ['ignore', log, log, 'ipc'], execArgv: [] });

  const port = await freePort();
  const web = start('web', port);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/readyz`, web);
  const api = createApi(url);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const boss = new PgBoss({ connectionString: databaseUrl, schedule: false, supervise: false, max: 2 });
  boss.on('error', () => {});
  await boss.start();

  const people = await kept(directory, 'people', z.array(person), async () => {
    const made: Person[] = [];
    const atOnce = 5;
    for (let place = 0; place < options.people; place += atOnce) {
      const some = Array.from(
        { length: Math.min(atOnce, options.people - place) },
        (_, next) => place + next,
      );
      made.push(...(await Promise.all(some.map(async (one) => api.signUp(one, sandbox.control)))));
    }
    return made;
  });
  await pool.query("UPDATE users SET plan = 'Pro', plan_expires_at = now() + interval '1 year'");
  const at = (place: number): Person => {
    const found = people[place];
    if (found === undefined) throw new Error(`nobody at place ${place}`);
    return found;
  };

  const postIds = async (): Promise<Map<number, string>> => {
    const { rows } = await pool.query<{ index: number; id: string }>(
      `SELECT substr(text, 9, 6)::int AS index, id ${runPosts}`,
    );
    return new Map(rows.map(({ index, id }) => [index, id]));
  };
  const drafted = await postIds();

  /** Users check their connection and renew it if LinkedIn refused the token. */
  const reconnect = async (): Promise<void> => {
    const { rows } = await pool.query<{ user_id: string }>(
      "SELECT DISTINCT user_id FROM posts WHERE status = 'scheduled' AND hold = 'reconnect'",
    );
    for (const { user_id: userId } of rows) {
      const place = people.findIndex(({ id }) => id === userId);
      if (place === -1) continue;
      await api.connect(at(place), sandbox.control);
      journal.add({ kind: 'reconnected', at: Date.now(), person: place });
    }
  };

  return {
    name: 'Limelight',
    api,
    people,
    pool,
    members: people.map(({ member }) => member),
    postIds,
    spawnWorker: () => start('worker', 0),
    async submit(post, dueAt) {
      const who = at(post.person);
      const id = drafted.get(post.index) ?? (await api.draft(who, post));
      drafted.set(post.index, id);
      if (post.how === 'scheduled') await api.schedule(who, id, dueAt);
    },
    async release(post) {
      const id = drafted.get(post.index);
      if (post.how === 'now' && id !== undefined) await api.publish(at(post.person), id);
    },
    async states() {
      const { rows } = await pool.query<{ index: number; status: string; comment: string | null }>(
        `SELECT substr(text, 9, 6)::int AS index, status, comment_state AS comment ${runPosts}`,
      );
      return rows.map(({ index, status, comment }): PostState => ({
        index,
        status,
        comment,
        end: ends[status] ?? 'open',
      }));
    },
    async countOpen() {
      const { rows } = await pool.query<{ open: number }>(
        `SELECT count(*)::int AS open ${runPosts} AND status IN ('draft', 'scheduled', 'publishing')`,
      );
      return rows[0]?.open ?? 0;
    },
    async tend() {
      // The clock starts a sweep every minute. An additional one shortens the run and changes nothing else.
      await boss.send('publishing.sweep', {});
      await reconnect();
      await explainDoubts(pool, sandbox.control, journal, Number(windows['PUBLISH_TIMEOUT_MS']));
    },
    async close() {
      await boss.stop({ graceful: false, close: true }).catch(() => {});
      await pool.end();
      web.disconnect();
      await new Promise((resolve) => {
        web.once('exit', resolve);
      });
    },
  };
}
