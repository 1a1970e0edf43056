import { z } from 'zod';
import type { Context } from '../../context.ts';
import { defineJob, handleJob, type Job, type JobHandler } from '../../platform/queue.ts';
import { sweepMedia } from './media/sweep.ts';
import { emptyBin } from './deleting/repository.ts';

const mediaSweep = defineJob({ name: 'posts-sweep-media', payload: z.object({}), retryLimit: 0 });
const binSweep = defineJob({ name: 'posts-empty-bin', payload: z.object({}), retryLimit: 0 });

export const postsJobs: readonly Job[] = [mediaSweep, binSweep];

const binKeptMs = 30 * 24 * 3_600_000;
const batch = 200;

export function postsHandlers(context: Context): readonly JobHandler[] {
  return [
    handleJob({ job: mediaSweep, concurrency: 1, cron: '* * * * *', run: () => sweepMedia(context) }),
    handleJob({
      job: binSweep,
      concurrency: 1,
      cron: '23 * * * *',
      async run() {
        const before = new Date(context.clock.now() - binKeptMs);
        while ((await context.database.db.transaction((tx) => emptyBin(tx, before, batch))) === batch);
      },
    }),
  ];
}
