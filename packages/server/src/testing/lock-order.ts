import type pg from 'pg';
import { lockOrder } from '../platform/db/lock-order.ts';

const ranks = new Map<string, number>(lockOrder.map((name, rank) => [name, rank]));

/** What a statement locks, and whether it waits for it. */
export function locksOf(text: string, values: readonly unknown[]): { names: string[]; waits: boolean } {
  if (/pg_advisory_xact_lock\(hashtext\(/i.test(text))
    return { names: [`@${String(values[0])}`], waits: true };
  const rows = /\bfor (?:no key )?(?:update|share)\b(?: of "?([a-z_]+)"?)?( skip locked)?/i.exec(text);
  // The queue locks its own jobs, in an order of its own.
  if (rows === null || /\bpgboss\b/.test(text) || !/^\s*(?:select|with)\b/i.test(text))
    return { names: [], waits: false };
  const [, only, skips] = rows;
  if (only !== undefined) return { names: [only], waits: skips === undefined };
  const tables = [...text.matchAll(/\b(?:from|join)\s+"?([a-z_]+)/gi)].map(([, table = '']) => table);
  return { names: [...new Set(tables)], waits: skips === undefined };
}

/** The locks that a transaction takes, in a sentence if their order contradicts that of `platform/db/lock-order.ts`. */
export function createLockCheck(): { take: (text: string, values: readonly unknown[]) => string | null } {
  const held = new Set<string>();
  return {
    take(text, values) {
      const { names, waits } = locksOf(text, values);
      const missing = names.find((name) => !ranks.has(name));
      const fresh = names.filter((name) => !held.has(name));
      const lowest = Math.min(...fresh.map((name) => ranks.get(name) ?? 0));
      const later = [...held].find((name) => (ranks.get(name) ?? 0) > lowest);
      for (const name of fresh) held.add(name);
      if (missing !== undefined) return `${missing} is locked, but has no place in the order.`;
      if (!waits || later === undefined) return null;
      return `${fresh.join(' and ')} must be locked before ${later}, not after it: ${text}`;
    },
  };
}

function statementOf(given: unknown, values: unknown): { text: string; values: readonly unknown[] } {
  if (typeof given === 'string') return { text: given, values: Array.isArray(values) ? values : [] };
  if (typeof given !== 'object' || given === null || !('text' in given)) return { text: '', values: [] };
  const own = 'values' in given ? given.values : values;
  return { text: String(given.text), values: Array.isArray(own) ? own : [] };
}

/** Notes every transaction of the pool that takes its locks in another order than the written one. */
export function watchLocks(pool: pg.Pool): { faults: readonly string[] } {
  const faults: string[] = [];
  pool.on('connect', (client) => {
    let check: ReturnType<typeof createLockCheck> | null = null;
    const query: (...given: unknown[]) => unknown = client.query.bind(client);
    Object.assign(client, {
      query(...given: unknown[]) {
        const { text, values } = statementOf(given[0], given[1]);
        if (/^\s*begin\b/i.test(text)) check = createLockCheck();
        else if (/^\s*(?:commit|rollback)\b(?! to)/i.test(text)) check = null;
        const fault = check?.take(text, values) ?? null;
        if (fault !== null) faults.push(fault);
        return query(...given);
      },
    });
  });
  return { faults };
}
