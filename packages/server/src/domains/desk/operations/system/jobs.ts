import { z } from 'zod';
import type { Context } from '../../../../context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../../platform/queue.ts';
import { tidiedTables } from '../../../../platform/retention.ts';
import { deleteOld } from '../repository.ts';

const tidy = defineJob({ name: 'system.tidy', payload: z.object({}) });

/** Deletes hourly what is older than `platform/retention.ts` allows. */
export function systemHandlers({ clock, database, limits }: Context): readonly JobHandler[] {
  return [
    handleJob({
      job: tidy,
      cron: '41 * * * *',
      run: async () => {
        for (const [table, { since, keptMs }] of Object.entries(tidiedTables))
          await deleteOld(database.pool, table, since, new Date(clock.now() - keptMs));
        await limits.sweep();
      },
    }),
  ];
}
