// The baseline for the start: the same embedded PostgreSQL and a Hono server that makes one query.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded/index.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };
const database = await startEmbeddedPostgres({ dataDir: process.env['BENCH_DATA'] ?? '', log: silent });
const pool = new pg.Pool({ connectionString: database.url });
// The server closes idle connections when it stops.
pool.on('error', () => {});
await pool.query('SELECT 1');
const app = new Hono();
app.get('/readyz', (http) => http.text('ok'));
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' });
process.once('SIGTERM', () => {
  void pool
    .end()
    .then(() => database.stop())
    .then(() => process.exit(0));
});
