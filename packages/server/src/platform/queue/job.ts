import type { z } from 'zod';

/** A kind of job, with its queue, payload (ids only) and retries. Handlers must be safe to run twice. */
export interface Job<P extends z.ZodType = z.ZodType> {
  name: string;
  payload: P;
  retryLimit: number;
  retryDelaySeconds: number;
  /** A job that runs longer counts as lost and is retried. */
  expireInSeconds: number;
}

/** A job with its handler. `cron` (UTC) runs it regularly with an empty payload. */
export interface JobHandler<P extends z.ZodType = z.ZodType> {
  job: Job<P>;
  concurrency: number;
  /** The maximum of these per group. Jobs without a group are not limited. */
  perGroup?: number;
  cron?: string;
  run(payload: z.output<P>, signal: AbortSignal): Promise<void>;
}

export function defineJob<P extends z.ZodType>(
  job: Pick<Job<P>, 'name' | 'payload'> & Partial<Job<P>>,
): Job<P> {
  return { retryLimit: 5, retryDelaySeconds: 5, expireInSeconds: 300, ...job };
}

/** Keeps the payload's type between a job and its handler. Without `concurrency`, one runs at a time. */
export function handleJob<P extends z.ZodType>(
  handler: Omit<JobHandler<P>, 'concurrency'> & Partial<JobHandler<P>>,
): JobHandler {
  return {
    concurrency: 1,
    ...handler,
    run: async (payload, signal) => handler.run(handler.job.payload.parse(payload), signal),
  };
}
