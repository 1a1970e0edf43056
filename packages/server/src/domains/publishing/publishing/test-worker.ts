import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Context } from '../../../context.ts';
import type { Presence } from '../../../platform/db/index.ts';
import type { LinkedinClient } from '../../../integrations/linkedin/index.ts';
import type { TestApp } from '../../../testing/index.ts';
import { publishingDeps, type PublishingDeps } from './service/deps.ts';
import { createPublisher } from './service/run.ts';

/** An external effect that a worker is about to have or has just had. */
export interface Effect {
  what: string;
  phase: 'before' | 'after';
}

/**
 * Called at every effect. A promise that never resolves simulates a killed process, and one that resolves later a
 * frozen one.
 */
export type Watch = (effect: Effect) => Promise<void> | void;

export interface Worker {
  deps: PublishingDeps;
  /** Runs the job of a post. Resolves when it ends or the worker dies. */
  run(postId: string, startedFor?: Date): Promise<'ended' | 'dead'>;
  /** Simulates `kill -9`: the database drops the connections and rolls back, and the process does nothing more. */
  die(): Promise<never>;
  /** The database closes all of its connections. It opens new ones as needed. */
  loseConnections(): Promise<void>;
  close(): Promise<void>;
}

const forever = new Promise<never>(() => undefined);

function wordsOf(query: unknown): string {
  const text =
    typeof query === 'string'
      ? query
      : typeof query === 'object' && query !== null && 'text' in query
        ? String(query.text)
        : '';
  return (
    /^\s*(insert into|update|delete from) "?(\w+)"?/i.exec(text)?.slice(1).join(' ').toLowerCase() ??
    text.trim().split(/\s+/)[0] ??
    'query'
  );
}

/** A separate worker process: own connections and memory, but the app's clock, queue and sandbox. */
export function startWorker(
  app: TestApp,
  watch: Watch,
  {
    monotonicMs,
    clockOffsetMs = 0,
    presence = app.context.presence,
  }: { monotonicMs?: () => number; clockOffsetMs?: number; presence?: Presence } = {},
): Worker {
  const context: Context = {
    ...app.context,
    presence,
    clock: { now: () => app.clock.now() + clockOffsetMs },
  };
  const name = `worker-${randomUUID()}`;
  const pool = new pg.Pool({
    connectionString: context.database.pool.options.connectionString,
    max: 4,
    pipeline: true,
    application_name: name,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const clients = new Set<pg.PoolClient>();
  let dead = false;
  let died: () => void = () => undefined;
  const death = new Promise<'dead'>((resolve) => {
    died = () => resolve('dead');
  });

  const at = async (what: string, phase: Effect['phase']) => {
    if (dead) await forever;
    await watch({ what, phase });
    if (dead) await forever;
  };
  const watched = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    await at(what, 'before');
    const result = await work().catch(async (error: unknown) => {
      if (dead) await forever;
      throw error;
    });
    await at(what, 'after');
    return result;
  };

  const watchQueries = <C extends pg.Pool | pg.PoolClient>(target: C): C =>
    new Proxy(target, {
      get(object, name) {
        const value: unknown = Reflect.get(object, name);
        if (name === 'query' && typeof value === 'function') {
          return async (...given: unknown[]): Promise<unknown> =>
            watched(`db ${wordsOf(given[0])}`, async (): Promise<unknown> =>
              Reflect.apply(value, object, given),
            );
        }
        if (name === 'release' && !(object instanceof pg.Pool)) {
          return (broken?: boolean) => {
            clients.delete(object);
            object.release(broken);
          };
        }
        if (name === 'connect' && object instanceof pg.Pool) {
          return async () => {
            const client = await watched('db connect', async () => {
              const opened = await object.connect();
              clients.add(opened);
              return opened;
            });
            return watchQueries(client);
          };
        }
        return typeof value === 'function' ? (value.bind(object) as unknown) : value;
      },
    });

  const own = publishingDeps(context);
  if (own === null) throw new Error('LinkedIn is not configured in this test');
  const watchedPool = watchQueries(pool);
  const workerContext: Context = {
    ...context,
    database: { db: drizzle(watchedPool), pool: watchedPool, close: async () => pool.end() },
  };
  const linkedin: LinkedinClient = {
    ...own.linkedin,
    initializeUpload: async (...given) =>
      watched('initialize', async () => own.linkedin.initializeUpload(...given)),
    upload: async (...given) => watched('upload', async () => own.linkedin.upload(...given)),
    initializeVideo: async (...given) =>
      watched('initialize', async () => own.linkedin.initializeVideo(...given)),
    uploadPart: async (...given) => watched('part', async () => own.linkedin.uploadPart(...given)),
    finalizeVideo: async (...given) => watched('finalize', async () => own.linkedin.finalizeVideo(...given)),
    createPost: async (...given) => watched('create', async () => own.linkedin.createPost(...given)),
  };
  const deps: PublishingDeps = {
    ...own,
    context: workerContext,
    linkedin,
    ...(monotonicMs ? { monotonicMs } : {}),
    pause: async () => {
      if (dead) await forever;
    },
  };

  const publish = createPublisher(deps);
  const worker: Worker = {
    deps,
    async run(postId, startedFor) {
      const ended = publish(postId, startedFor ?? null).then(() => 'ended' as const);
      return Promise.race([ended, death]);
    },
    async die() {
      dead = true;
      await presence.close();
      for (const client of clients) client.release(true);
      clients.clear();
      await pool.end();
      died();
      return forever;
    },
    async loseConnections() {
      await context.database.pool.query(
        'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = $1',
        [name],
      );
    },
    async close() {
      if (dead) return;
      for (const client of clients) client.release(true);
      await pool.end();
    },
  };
  return worker;
}
