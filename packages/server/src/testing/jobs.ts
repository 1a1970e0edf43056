import { allHandlers } from '../app.ts';
import type { Context } from '../context.ts';

interface JobRow {
  id: string;
  name: string;
  data: unknown;
}

/**
 * Works off what is due by the test's clock, in order, as a worker would; a job that fails stays for the next call.
 * Returns how many ran. `failures` collects what handlers threw.
 */
export async function runDueJobs(context: Context, failures: unknown[] = []): Promise<number> {
  const handlers = new Map(allHandlers(context).map((handler) => [handler.job.name, handler]));
  const tried = new Set<string>();
  let ran = 0;
  for (;;) {
    const { rows } = await context.database.pool.query<JobRow>(
      `SELECT id, name, data FROM pgboss.job
       WHERE state IN ('created', 'retry') AND start_after <= $1 AND NOT (id = ANY($2)) AND name = ANY($3)
       ORDER BY start_after, created_on LIMIT 1`,
      // Jobs without a time of their own carry the database's clock, which may be ahead of the test's.
      [new Date(Math.max(context.clock.now(), 0)), [...tried], [...handlers.keys()]],
    );
    const { rows: immediate } =
      rows.length > 0
        ? { rows }
        : await context.database.pool.query<JobRow>(
            `SELECT id, name, data FROM pgboss.job
             WHERE state IN ('created', 'retry') AND start_after <= created_on AND NOT (id = ANY($1)) AND name = ANY($2)
             ORDER BY created_on LIMIT 1`,
            [[...tried], [...handlers.keys()]],
          );
    const job = immediate[0];
    if (job === undefined) return ran;
    tried.add(job.id);
    ran += 1;
    try {
      await handlers.get(job.name)?.run(job.data ?? {}, new AbortController().signal);
      await context.database.pool.query('DELETE FROM pgboss.job WHERE id = $1 AND name = $2', [
        job.id,
        job.name,
      ]);
    } catch (error) {
      failures.push(error);
    }
  }
}

/** Runs one periodic handler by its job's name. */
export async function runPeriodic(context: Context, name: string): Promise<void> {
  const handler = allHandlers(context).find((candidate) => candidate.job.name === name);
  if (handler === undefined) throw new Error(`No handler is called ${name}.`);
  await handler.run({}, new AbortController().signal);
}
