// The yardstick for publishing: jobs of pg-boss that make one create each.
import { PgBoss } from 'pg-boss';
import { createPost, postBody } from './raw-create.ts';

const api = process.env['LINKEDIN_API_URL'] ?? '';
const boss = new PgBoss({
  connectionString: process.env['DATABASE_URL'] ?? '',
  schedule: false,
  supervise: false,
  max: 20,
});
boss.on('error', () => {});
await boss.start();
/** Takes the next job as soon as one is done, as the program's workers do. */
async function work(): Promise<void> {
  let own: string | null = null;
  own = await boss.work<{ token: string; author: string; text: string }>(
    'raw',
    { batchSize: 1, localConcurrency: 1, pollingIntervalSeconds: Number(process.env['POLLING_SECONDS']) },
    async ([job]) => {
      if (job === undefined) return;
      if (own !== null) boss.notifyWorker(own);
      await createPost(api, job.data.token, postBody(job.data.author, job.data.text));
    },
  );
}

for (let number = 0; number < Number(process.env['CONCURRENCY']); number += 1) await work();
process.once('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
