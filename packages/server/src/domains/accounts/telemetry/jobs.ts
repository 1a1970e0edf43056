import { z } from 'zod';
import { defineJob, type Job } from '../../../platform/queue.ts';

export const pruneReportsJob = defineJob({ name: 'telemetry.prune', payload: z.object({}) });

export const telemetryJobs: readonly Job[] = [pruneReportsJob];
