import { fileURLToPath } from 'node:url';
import { createAgent, getRun, listAgentDrafts, newsAgentRun, userDetails } from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, wasKilled, type TestApp } from '../../../testing/index.ts';

const worker = fileURLToPath(new URL('test-news-worker.ts', import.meta.url));
const minuteMs = 60_000;
const mostSteps = 60;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Runs a worker process that is killed once that many steps are stored. Returns whether it was killed. */
async function diesAfter(runId: string, killAfter: number): Promise<boolean> {
  const { databaseUrl, clock, sandbox } = app;
  const environment = {
    STORAGE_DIR: '/nowhere',
    FETCH_ALLOWED_ADDRESSES: sandbox.webUrl,
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    STAND_INS: 'mail',
  };
  const orders = { databaseUrl, environment, now: clock.now(), runId, killAfter };
  return wasKilled(worker, orders);
}

/**
 * Starts a run whose process is killed after that many steps. Returns whether it was killed before the run was done.
 */
async function proveOne(stored: number): Promise<boolean> {
  const person = await app.signUp();
  const { token } = person;
  const feeds = ['gazette.xml', 'ledger.atom', 'table.json'].map(
    (name) => `${app.sandbox.webUrl}/feeds/${name}`,
  );
  const outputs = ['digest' as const, 'approval' as const];
  const work = { kind: 'news' as const, settings: { topics: ['hiring'], feeds, results: 2, outputs } };
  const agent = (await app.call(createAgent, { body: { name: 'Killed news', work } }, { token })).body.data;
  const body = newsAgentRun.input.parse({ agentId: agent.id });
  const runId = (await app.call(newsAgentRun.start, { body }, { token })).body.data.id;
  const died = await diesAfter(runId, stored);
  // The lease of the dead process expires.
  app.clock.advance(10 * minuteMs);
  await app.runDueJobs();
  const run = (await app.call(getRun, { params: { id: runId } }, { token })).body.data;
  expect(run).toMatchObject({ status: 'done', error: null, charged: 100 });
  expect((await app.call(listAgentDrafts, { query: {} }, { token })).body.data.items).toHaveLength(2);
  const { rows } = await app.context.database.pool.query('SELECT id FROM posts WHERE user_id = $1', [
    person.id,
  ]);
  expect(rows).toHaveLength(2);
  const mails = (await app.sandbox.control.mailbox.mails(person.email)).filter(({ subject }) =>
    subject.startsWith('Killed news'),
  );
  expect(mails).toHaveLength(1);
  expect((await app.call(userDetails, {}, { token })).body.data.userUsage).toBe(400);
  return died;
}

test('a news run killed after any step gives one digest, one set of drafts and one charge', async () => {
  let killed = 0;
  while (killed < mostSteps && (await proveOne(killed + 1))) killed += 1;
  // The steps are the settings, three feeds, the ranking, two articles and the ids of the drafts.
  expect(killed).toBeGreaterThanOrEqual(7);
}, 600_000);
