import { z } from 'zod';
import { defineJob, type Job } from '../../../platform/queue.ts';

export const pruneTokensJob = defineJob({ name: 'access-tokens.prune', payload: z.object({}) });

export const accessTokenJobs: readonly Job[] = [pruneTokensJob];
