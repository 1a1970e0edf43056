// The baseline for user/details: Hono and pg with the same three queries, without logging or validating the answer.
import { createHash } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const app = new Hono();
app.get('/ready', (http) => http.text('ok'));
app.get('/details', async (http) => {
  const token = (http.req.header('authorization') ?? '').slice('Bearer '.length);
  const now = new Date();
  const session = await pool.query<{ userId: string }>({
    name: 'session',
    text: `SELECT s.id, s.user_id AS "userId", s.ended_at IS NOT NULL AS ended, s.expires_at <= $2 AS expired,
                  s.last_seen_at <= $3 AS stale, u.email_verified_at IS NOT NULL AS "emailVerified"
           FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1`,
    values: [createHash('sha256').update(token).digest('base64url'), now, now],
  });
  const userId = session.rows[0]?.userId;
  if (userId === undefined) return http.json({ message: 'no session' }, 401);
  const [user, totals] = await Promise.all([
    pool.query<Record<string, unknown>>({
      name: 'user',
      text: `SELECT id, name, email, email_verified_at IS NOT NULL AS "emailVerified", password_hash IS NOT NULL AS "hasPassword",
                    plan, plan_expires_at AS "planExpiresAt",
                    ARRAY(SELECT provider FROM sign_in_accounts a WHERE a.user_id = users.id ORDER BY provider) AS "signInProviders"
             FROM users WHERE id = $1 AND deleted_at IS NULL`,
      values: [userId],
    }),
    pool.query<Record<string, unknown>>({
      name: 'totals',
      text: `SELECT coalesce(sum(amount) FILTER (WHERE expires_at IS NULL OR expires_at > $2), 0)::int AS held,
                    coalesce(sum(amount) FILTER (WHERE kind = 'grant'), 0)::int AS granted
             FROM credit_entries WHERE user_id = $1`,
      values: [userId, now],
    }),
  ]);
  return http.json({ data: { ...user.rows[0], ...totals.rows[0] } });
});
serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' });
