import { argv, exit, kill, pid } from 'node:process';
import pg from 'pg';
import { z } from 'zod';
import { allJobs } from '../../../app.ts';
import { closeContext, createContext } from '../../../context.ts';
import { loadConfig } from '../../../platform/config/index.ts';
import { createLog } from '../../../platform/log.ts';
import { testEnvironment } from '../../../testing/environment.ts';
import { runDueJobs } from '../../../testing/jobs.ts';

/** Instructions for a worker process in tests. It is killed after `killAfter` stored steps. */
export const orders = z.object({
  databaseUrl: z.string(),
  environment: z.record(z.string(), z.string()),
  now: z.number(),
  runId: z.string(),
  killAfter: z.number(),
});

const { databaseUrl, environment, now, runId, killAfter } = orders.parse(JSON.parse(argv[2] ?? ''));

async function dieAfter(steps: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  for (;;) {
    const { rows } = await client.query<{ stored: number }>(
      `SELECT count(*)::int AS stored FROM run_steps WHERE run_id = $1 AND status = 'done'`,
      [runId],
    );
    if ((rows[0]?.stored ?? 0) >= steps) kill(pid, 'SIGKILL');
  }
}

const context = createContext(loadConfig(testEnvironment(environment)), databaseUrl, {
  clock: { now: () => now },
  log: createLog('error'),
});
await context.queue.start(allJobs(context), []);
void dieAfter(killAfter);
await runDueJobs(context);
await context.queue.stop(1000);
await closeContext(context);
exit(0);
