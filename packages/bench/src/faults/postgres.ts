import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../server/src/platform/embedded/index.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

export interface Postgres {
  /** The address of a database on it, which is created if necessary. */
  database(name: string): Promise<string>;
  /** Kills the server with SIGKILL and restarts it on the same data. Returns the times of the kill and the restart. */
  kill(): Promise<{ at: number; back: number }>;
  stop(): Promise<void>;
}

/** The server's main process: the parent of the one that serves a connection. */
async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=', '-p', String(rows[0]?.pid)]);
    const pid = Number(stdout.trim());
    if (!Number.isInteger(pid) || pid <= 1) throw new Error(`no server above the connection: ${stdout}`);
    return pid;
  } finally {
    await client.end();
  }
}

export async function startPostgres(directory: string): Promise<Postgres> {
  const start = async () => startEmbeddedPostgres({ dataDir: join(directory, 'postgres'), log: silent });
  let server: EmbeddedPostgres = await start();
  return {
    async database(name) {
      const admin = new pg.Client(server.url);
      await admin.connect();
      try {
        const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
        if (rowCount === 0) await admin.query(`CREATE DATABASE ${name}`);
      } finally {
        await admin.end();
      }
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    async kill() {
      const { port } = server;
      const pid = await postmasterOf(server.url);
      const at = Date.now();
      process.kill(pid, 'SIGKILL');
      // Releases the lock on the data.
      await server.stop();
      server = await start();
      if (server.port !== port) throw new Error('the database came back on another port');
      return { at, back: Date.now() };
    },
    stop: async () => server.stop(),
  };
}
