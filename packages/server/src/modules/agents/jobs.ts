import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Tells the person by mail what an agent brought. */
export const agentMailJob = defineJob({
  name: 'agents.mail',
  payload: z.object({ runId: z.uuid() }),
  retryLimit: 9,
});

/** Starts the agents whose time has come. */
export const agentTickJob = defineJob({ name: 'agents.tick', payload: z.object({}), retryLimit: 0 });

export const agentJobs: readonly Job[] = [agentMailJob, agentTickJob];
