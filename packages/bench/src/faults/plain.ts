import { fork } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { here } from '../processes.ts';
import { kept } from './journal.ts';
import type { End, Publisher } from './publisher.ts';
import type { Sandbox } from './sandbox.ts';

const member = z.object({ member: z.string(), author: z.string(), token: z.string() });

const ends: Readonly<Record<string, End>> = { published: 'published', failed: 'failed' };

/**
 * The baseline: a table of posts, and for each a pg-boss job that uploads, creates and marks the post. Any failure is
 * retried up to three times, and then the post is marked as failed.
 */
export async function openPlain(options: {
  directory: string;
  databaseUrl: string;
  sandbox: Sandbox;
  timeoutMs: number;
  people: number;
}): Promise<Publisher> {
  const { directory, databaseUrl, sandbox } = options;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query(
    `CREATE TABLE IF NOT EXISTS plain_posts (
       index int PRIMARY KEY, author text NOT NULL, token text NOT NULL, kind text NOT NULL, text text NOT NULL,
       status text NOT NULL)`,
  );
  const boss = new PgBoss({ connectionString: databaseUrl, schedule: false, supervise: true, max: 2 });
  boss.on('error', () => {});
  await boss.start();
  await boss.createQueue('plain', { retryLimit: 3, retryDelay: 1, retryBackoff: true, expireInSeconds: 10 });
  const members = await kept(directory, 'plain-people', z.array(member), async () => {
    const made: z.infer<typeof member>[] = [];
    for (let place = 0; place < options.people; place += 1) {
      const { id } = await sandbox.control.linkedin.addMember({
        name: `Plain ${place}`,
        email: `plain-${place}@example.com`,
      });
      const { token, subject } = await sandbox.control.linkedin.issueToken({ member: id });
      made.push({ member: id, author: `urn:li:person:${subject}`, token });
    }
    return made;
  });
  const log = openSync(join(directory, 'processes.log'), 'a');
  return {
    name: 'retry three times',
    members: members.map((one) => one.member),
    spawnWorker: () =>
      fork(here('./faults/plain-worker.ts'), [], {
        env: {
          PATH: process.env['PATH'] ?? '',
          DATABASE_URL: databaseUrl,
          LINKEDIN_API_URL: sandbox.linkedinApiUrl,
          TIMEOUT_MS: String(options.timeoutMs),
        },
        stdio: ['ignore', log, log, 'ipc'],
        execArgv: [],
      }),
    async submit(post, dueAt) {
      const who = members[post.person];
      if (who === undefined) throw new Error('nobody there');
      const { rowCount } = await pool.query(
        `INSERT INTO plain_posts VALUES ($1, $2, $3, $4, $5, 'waiting') ON CONFLICT DO NOTHING`,
        [post.index, who.author, who.token, post.kind, post.text],
      );
      if (rowCount === 1) await boss.send('plain', { index: post.index }, { startAfter: dueAt });
    },
    release: async () => {},
    async states() {
      // A post whose job was abandoned along with its worker counts as failed, like one whose last attempt failed.
      const { rows } = await pool.query<{ index: number; status: string }>(
        `SELECT p.index, CASE WHEN p.status = 'waiting' AND j.state = 'failed' THEN 'failed' ELSE p.status END AS status
         FROM plain_posts p LEFT JOIN pgboss.job j ON j.name = 'plain' AND (j.data->>'index')::int = p.index`,
      );
      return rows.map(({ index, status }) => ({ index, status, comment: null, end: ends[status] ?? 'open' }));
    },
    async countOpen() {
      const { rows } = await pool.query<{ open: number }>(
        "SELECT count(*)::int AS open FROM plain_posts WHERE status = 'waiting'",
      );
      return rows[0]?.open ?? 0;
    },
    async tend() {
      // Requeues the jobs of dead workers.
      await boss.supervise('plain');
    },
    async close() {
      await boss.stop({ graceful: false, close: true }).catch(() => {});
      await pool.end();
    },
  };
}
