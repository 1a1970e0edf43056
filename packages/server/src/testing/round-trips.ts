import type pg from 'pg';

/**
 * Counts how often `work` waits for the database: statements that are sent while others are under way count with those.
 * Nothing else may use the pool meanwhile.
 */
export async function roundTripsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  let underWay = 0;
  let trips = 0;
  let counting = true;
  const watched = new WeakSet<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query: (...given: unknown[]) => unknown = client.query.bind(client);
    Object.assign(client, {
      query(...given: unknown[]) {
        if (underWay === 0 && counting) trips += 1;
        underWay += 1;
        const answered = () => {
          underWay -= 1;
        };
        const answer = query(...given);
        void Promise.resolve(answer).then(answered, answered);
        return answer;
      },
    });
  };
  pool.on('acquire', watch);
  try {
    await work();
  } finally {
    pool.off('acquire', watch);
    counting = false;
  }
  return trips;
}
