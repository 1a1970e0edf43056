import { z } from 'zod';

const order = {
  runtimeEntry: z.string(),
  modelId: z.string(),
  apiKey: z.string(),
  /** 0 uses a free port. A port that is in use is replaced by a free one. */
  port: z.int(),
  /** By default the number of cores suitable for arithmetic. */
  threads: z.int().positive().optional(),
  queueLimit: z.int().min(0),
};

/** The first line on the child's standard input, which stays open as long as the parent lives. */
export const childOrder = z.discriminatedUnion('work', [
  z.object({
    work: z.literal('writing'),
    modelPath: z.string(),
    maxContextTokens: z.int().positive(),
    ...order,
  }),
  z.object({
    work: z.literal('hearing'),
    /** Where each file of the model is. */
    files: z.object({ encoder: z.string(), decoder: z.string(), joiner: z.string(), tokens: z.string() }),
    /** It ends after so long without a request, to free its memory. */
    idleMs: z.int().positive(),
    ...order,
  }),
]);
export type ChildOrder = z.infer<typeof childOrder>;

/** The only line on the child's standard output. */
export const childReport = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready'), port: z.int(), contextTokens: z.int().optional() }),
  z.object({
    event: z.literal('failed'),
    code: z.enum(['runtime_broken', 'model_damaged', 'not_enough_memory', 'load_failed']),
    message: z.string(),
    reason: z.string(),
  }),
]);
export type ChildReport = z.infer<typeof childReport>;
