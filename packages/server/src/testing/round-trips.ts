import type pg from 'pg';

/** What a piece of work asked of the database: the texts of its statements, by the round trip they were sent in. */
export type RoundTrips = readonly (readonly string[])[];

const statementText = (given: unknown) =>
  typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : String(given);

/**
 * Notes how often `work` waits for the database: statements that are sent while others are under way belong to the same
 * trip. Nothing else may use the pool meanwhile.
 */
export async function roundTripsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<RoundTrips> {
  let underWay = 0;
  let counting = true;
  const trips: string[][] = [];
  const watched = new WeakSet<pg.PoolClient>();
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query: (...given: unknown[]) => unknown = client.query.bind(client);
    Object.assign(client, {
      query(...given: unknown[]) {
        if (counting) {
          if (underWay === 0) trips.push([]);
          trips.at(-1)?.push(statementText(given[0]));
        }
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
