import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

export const pruneTokensJob = defineJob({ name: 'access-tokens.prune', payload: z.object({}) });
