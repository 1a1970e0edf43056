import type pg from 'pg';

/** A text that ran this often is likely to run often: those that did so first are the ones that run the most. */
const usesBeforeName = 20;
/** Each connection keeps the plans of the named ones. */
const mostNames = 200;
const mostCounted = 2_000;

/** Names the texts of statements that run often, for all connections of a pool. */
export function nameFrequentStatements(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === mostNames) return known;
    const used = (uses.get(text) ?? 0) + 1;
    if (used < usesBeforeName) {
      if (uses.size === mostCounted) uses.clear();
      uses.set(text, used);
      return undefined;
    }
    uses.delete(text);
    const name = `frequent-${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

interface Statement {
  text: string;
  name?: string | undefined;
  values?: readonly unknown[];
}

const isStatement = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string';

/**
 * Makes a connection cheaper: statements that run often are prepared, so that PostgreSQL parses and plans them once,
 * and those of the same turn of the event loop are written to the socket together.
 */
export function economise(client: pg.PoolClient, nameOf: (text: string) => string | undefined): void {
  const query: (...given: unknown[]) => unknown = client.query.bind(client);
  const { stream } = client.connection;
  let gathering = false;
  const send = () => {
    gathering = false;
    stream.uncork();
  };
  const named = (given: unknown, values: unknown): unknown => {
    const statement: unknown = typeof given === 'string' ? { text: given } : given;
    if (!isStatement(statement) || statement.name !== undefined) return given;
    const all = statement.values ?? values;
    // Without values there is nothing to prepare, as with BEGIN.
    if (!Array.isArray(all) || all.length === 0) return given;
    const name = nameOf(statement.text);
    return name === undefined ? given : { ...statement, name };
  };
  Object.assign(client, {
    query(given: unknown, ...rest: unknown[]) {
      if (!gathering) {
        gathering = true;
        stream.cork();
        process.nextTick(send);
      }
      return query(named(given, rest[0]), ...rest);
    },
  });
}
