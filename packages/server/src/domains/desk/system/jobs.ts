import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { defineJob, handleJob, type Job, type JobHandler } from '../../../platform/queue.ts';

const tidy = defineJob({ name: 'system.tidy', payload: z.object({}) });

export const systemJobs: readonly Job[] = [tidy];

/** Deletes hourly what only protects the recent past: stored answers for idempotency keys, and expired rate limits. */
export function systemHandlers({ idempotency, limits }: Context): readonly JobHandler[] {
  return [
    handleJob({
      job: tidy,
      concurrency: 1,
      cron: '41 * * * *',
      run: async () => {
        await idempotency.sweep();
        await limits.sweep();
      },
    }),
  ];
}
