import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue.ts';
import { importFileKey } from './rules.ts';

/** Runs once an import has ended. */
export const removeFileJob = defineJob({
  name: 'imports.remove-file',
  payload: z.object({ userId: z.uuid(), runId: z.uuid() }),
});

export const importsHandlers = ({ storage }: Context): JobHandler[] => [
  handleJob({
    job: removeFileJob,
    concurrency: 2,
    run: async ({ userId, runId }) => storage.remove(importFileKey(userId, runId)),
  }),
];
