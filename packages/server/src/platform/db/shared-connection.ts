import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Connection } from './connection.ts';

/**
 * A pool whose statements share one connection of `pool` while one of them is under way, so those sent together take one
 * round trip. For short reads that somebody waits for: each waits for the one before.
 */
export function sharingConnection(pool: pg.Pool): pg.Pool {
  let shared: Promise<pg.PoolClient> | null = null;
  let underWay = 0;
  const query = async (given: unknown, values?: unknown): Promise<unknown> => {
    shared ??= pool.connect();
    const mine = shared;
    underWay += 1;
    try {
      const client = await mine;
      const send: (...statement: unknown[]) => unknown = client.query.bind(client);
      return await send(given, values);
    } finally {
      underWay -= 1;
      if (underWay === 0) {
        shared = null;
        void mine.then(
          (client) => client.release(),
          () => undefined,
        );
      }
    }
  };
  return new Proxy(pool, {
    get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name, target) as unknown)),
  });
}

/** The same for the query builder. */
export const readingTogether = (pool: pg.Pool): Connection => drizzle(sharingConnection(pool));
