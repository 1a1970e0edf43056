import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Connection } from './connection.ts';
import { sql } from 'drizzle-orm';

/**
 * Signals to other processes that this one is alive: it holds a lock on its own connection, which the database
 * releases as soon as the process ends.
 */
export interface Presence {
  /** Creates an owner id for a piece of work. `listGone` returns it once this process has ended. */
  newOwner(): string;
  begin(): Promise<void>;
  close(): Promise<void>;
}

const againMs = 500;

/**
 * The first 48 bits of an owner (UUID version 8) are its process's number. Owners without a presence are version 4.
 */
function ownerOf(number: string): string {
  const rest = randomUUID().slice(15);
  return `${number.slice(0, 8)}-${number.slice(8)}-8${rest}`;
}

export function createPresence(connectionString: string, log: Log): Presence {
  const number = randomBytes(6).toString('hex');
  let shown = false;
  let closed = false;
  let client: pg.Client | null = null;

  async function show(): Promise<void> {
    const next = new pg.Client({ connectionString, keepAlive: true, application_name: 'limelight-presence' });
    const lost = (error: unknown) => {
      if (closed || client !== next) return;
      client = null;
      log.debug({ err: error }, 'presence lost');
      void sleep(againMs, undefined, { ref: false }).then(async () => showUntilShown());
    };
    next.on('error', lost);
    next.on('end', () => lost(new Error('the connection ended')));
    await next.connect();
    await next.query('SELECT pg_advisory_lock($1)', [Number.parseInt(number, 16)]);
    client = next;
  }

  async function showUntilShown(): Promise<void> {
    while (!closed) {
      try {
        await show();
        return;
      } catch (error) {
        log.debug({ err: error }, 'presence not shown yet');
        await sleep(againMs, undefined, { ref: false });
      }
    }
  }

  return {
    newOwner: () => (shown ? ownerOf(number) : randomUUID()),
    async begin() {
      await show();
      shown = true;
    },
    async close() {
      closed = true;
      await client?.end().catch(() => undefined);
      client = null;
    },
  };
}

/** The owners whose process has ended. */
export async function listGone(connection: Connection, owners: readonly string[]): Promise<Set<string>> {
  const numbered = owners.filter((owner) => owner[14] === '8');
  if (numbered.length === 0) return new Set();
  const { rows } = await connection.execute<{ number: number }>(
    sql`SELECT (classid::bigint << 32) + objid::bigint AS number FROM pg_locks
        WHERE locktype = 'advisory' AND objsubid = 1 AND granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  const alive = new Set(rows.map((row) => Number(row.number)));
  return new Set(
    numbered.filter((owner) => !alive.has(Number.parseInt(owner.slice(0, 8) + owner.slice(9, 13), 16))),
  );
}
