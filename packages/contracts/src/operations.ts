import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';

const count = z.number().int();

export const readOperations = defineEndpoint({
  name: 'readOperations',
  summary: 'How this installation is doing, for its operators: queue, failures, model costs, storage',
  method: 'GET',
  path: '/operations',
  response: z.object({
    at: timestamp,
    /** False while writes are refused for lack of room. */
    hasRoom: z.boolean(),
    /** Kinds of jobs of which one waits, is at work, or failed within a week. */
    queue: z.array(
      z.object({
        name: z.string(),
        waiting: count,
        active: count,
        failed: count,
        /** Since when the oldest one could have begun. */
        dueSince: timestamp.nullable(),
      }),
    ),
    /** Runs that ended within a week, by kind. */
    runs: z.array(z.object({ kind: z.string(), done: count, failed: count, cancelled: count })),
    /** Why runs failed within a week, the commonest first. */
    failures: z.array(
      z.object({
        kind: z.string(),
        code: z.string(),
        reason: z.string().nullable(),
        count,
        lastAt: timestamp,
      }),
    ),
    /** Calls within 30 days. */
    models: z.array(
      z.object({
        model: z.string(),
        calls: count,
        /** Calls that ended otherwise than done or left by the reader. */
        failed: count,
        inputTokens: count,
        outputTokens: count,
        /** Null where no price is set. */
        costMicroUsd: count.nullable(),
      }),
    ),
    storage: z.object({
      databaseBytes: count,
      /** Files that people uploaded. */
      files: count,
      fileBytes: count,
      /** The largest tables with their indexes. */
      tables: z.array(z.object({ name: z.string(), bytes: count })),
    }),
  }),
  errors: ['operators_only'],
});
