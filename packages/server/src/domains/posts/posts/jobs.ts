import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue.ts';
import { sweptTables } from '../../../platform/retention.ts';
import { completeRecords } from './origins/service.ts';
import { emptyBin } from './repository/deleting.ts';

const binSweep = defineJob({ name: 'posts-empty-bin', payload: z.object({}), retryLimit: 0 });

const recordJob = defineJob({ name: 'posts-origins', payload: z.object({}), retryLimit: 0 });

const batch = 200;

export function postsHandlers(context: Context): readonly JobHandler[] {
  return [
    handleJob({
      job: binSweep,
      cron: '23 * * * *',
      async run() {
        const before = new Date(context.clock.now() - sweptTables.posts.keptMs);
        while ((await context.database.db.transaction((tx) => emptyBin(tx, before, batch))) === batch);
      },
    }),
    handleJob({ job: recordJob, cron: '*/5 * * * *', run: async () => completeRecords(context) }),
  ];
}
