import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

export const agentMailJob = defineJob({
  name: 'agents.mail',
  payload: z.object({ runId: z.uuid() }),
  retryLimit: 9,
});

export const agentTickJob = defineJob({ name: 'agents.tick', payload: z.object({}), retryLimit: 0 });
