import { z } from 'zod';
import { GET } from '../endpoint.ts';
import { timestamp } from '../fields.ts';

const count = z.number().int();

export const readOperations = GET('/operations', {
  summary: 'How this installation is doing, for its operators: queue, failures, model costs, storage',
  response: z.object({
    at: timestamp,
    /** False while writes are refused because the disk is full. */
    hasRoom: z.boolean(),
    /** Kinds of jobs that are waiting, running, or failed within the last week. */
    queue: z.array(
      z.object({
        name: z.string(),
        waiting: count,
        active: count,
        failed: count,
        /** The time since when the oldest waiting job could have started. */
        dueSince: timestamp.nullable(),
      }),
    ),
    /** Runs that ended within the last week, by kind. */
    runs: z.array(z.object({ kind: z.string(), done: count, failed: count, cancelled: count })),
    failures: z.array(
      z.object({
        kind: z.string(),
        code: z.string(),
        reason: z.string().nullable(),
        count,
        lastAt: timestamp,
      }),
    ),
    /** Model calls of the last 30 days. */
    models: z.array(
      z.object({
        model: z.string(),
        calls: count,
        /** Calls that neither succeeded nor were cancelled by the reader. */
        failed: count,
        inputTokens: count,
        outputTokens: count,
        /** Null when no price is configured. */
        costMicroUsd: count.nullable(),
      }),
    ),
    storage: z.object({
      databaseBytes: count,
      files: count,
      fileBytes: count,
      /** The largest tables, including their indexes. */
      tables: z.array(z.object({ name: z.string(), bytes: count })),
    }),
  }),
  errors: ['operators_only'],
});
