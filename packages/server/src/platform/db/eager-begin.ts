import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

type Ask = (given: unknown, values?: unknown) => Promise<unknown>;

const statementText = (given: unknown) =>
  typeof given === 'object' && given !== null && 'text' in given ? String(given.text) : String(given);

/**
 * A client whose `BEGIN` shares its round trip with the reads that follow. Until it is answered, writes wait: if it
 * failed, they would count by themselves.
 */
function withEagerBegin(client: pg.PoolClient): pg.PoolClient {
  const ask: Ask = async (given, values) => {
    const send: (...statement: unknown[]) => unknown = client.query.bind(client);
    return send(given, values);
  };
  let begun: Promise<unknown> | null = null;
  let waits = false;
  const begin = (given: unknown) => {
    const answer = ask(given);
    const over = () => {
      if (begun === answer) begun = null;
    };
    begun = answer;
    waits = false;
    answer.then(over, () => undefined);
  };
  const query: Ask = async (given, values) => {
    const text = statementText(given);
    if (/^begin\b/.test(text)) return begin(given);
    if (begun === null) return ask(given, values);
    // What did not begin has nothing to take back.
    if (/^rollback\b/.test(text))
      return begun.then(
        async () => ask(given, values),
        () => null,
      );
    waits ||= !/^\s*select\b/i.test(text);
    if (waits) return begun.then(async () => ask(given, values));
    const [, answer] = await Promise.all([begun, ask(given, values)]);
    return answer;
  };
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name, target) as unknown)),
  });
}

const known = new WeakMap<pg.PoolClient, NodePgDatabase>();

/** The query builder for transactions of a client. */
export function eagerlyOn(client: pg.PoolClient): NodePgDatabase {
  const found = known.get(client);
  if (found !== undefined) return found;
  const made = drizzle(withEagerBegin(client));
  known.set(client, made);
  return made;
}
