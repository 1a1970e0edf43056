import { z } from 'zod';

/** The first line on the child's standard input, which stays open as long as the parent lives. */
export const childOrder = z.object({
  runtimeEntry: z.string(),
  modelPath: z.string(),
  modelId: z.string(),
  apiKey: z.string(),
  /** 0 uses a free port. A port that is in use is replaced by a free one. */
  port: z.int(),
  /** By default the number of cores suitable for arithmetic. */
  threads: z.int().positive().optional(),
  maxContextTokens: z.int().positive(),
  queueLimit: z.int().min(0),
});
export type ChildOrder = z.infer<typeof childOrder>;

/** The only line on the child's standard output. */
export const childReport = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready'), port: z.int(), contextTokens: z.int() }),
  z.object({
    event: z.literal('failed'),
    code: z.enum(['runtime_broken', 'model_damaged', 'not_enough_memory', 'load_failed']),
    message: z.string(),
    reason: z.string(),
  }),
]);
export type ChildReport = z.infer<typeof childReport>;
