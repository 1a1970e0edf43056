import type { Engine, RunProgress, RunSource } from '@limelight/contracts';
import { runStatuses, stepStatuses } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../../../platform/db/columns.ts';

/** A wrapper for JSON values, so that `null` and strings are stored like everything else. */
export interface Boxed {
  value: unknown;
}

/** A row for each task that costs credits, uses a model or takes long. */
export const runs = pgTable(
  'runs',
  {
    id: uuid('id').primaryKey(),
    /** Null for a visitor's run. */
    userId: uuid('user_id'),
    /** A visitor's hashed address. Null for a user's run. */
    visitor: text('visitor'),
    kind: text('kind').notNull(),
    status: text('status', { enum: runStatuses }).notNull(),
    input: jsonb('input').$type<Boxed>().notNull(),
    result: jsonb('result').$type<Boxed>(),
    /** Identifies runs that were started together, such as three drafts of one idea. */
    groupId: uuid('group_id'),
    reservationId: uuid('reservation_id'),
    price: integer('price').notNull(),
    charged: integer('charged'),
    errorCode: text('error_code'),
    /** For the server's operator, never shown to users. */
    errorReason: text('error_reason'),
    prompts: jsonb('prompts').$type<string[]>().notNull().default([]),
    progress: jsonb('progress').$type<RunProgress>(),
    text: text('text').notNull().default(''),
    /** The author of the text or of the last answer. Null while there is none. */
    engine: jsonb('engine').$type<Engine>(),
    /** Increases with every change of a step or of the progress, so that followers detect changes. */
    revision: integer('revision').notNull().default(0),
    /** Identifies the process that works on it. A process with another token can no longer write. */
    leaseToken: uuid('lease_token'),
    leaseUntil: instant('lease_until'),
    attempts: integer('attempts').notNull().default(0),
    /** Inputs that were edited before repeating, by step name. */
    editedInputs: jsonb('edited_inputs').$type<Record<string, Boxed>>().notNull().default({}),
    cancelRequestedAt: instant('cancel_requested_at'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('runs_user').on(table.userId, table.createdAt, table.id),
    index('runs_group').on(table.groupId),
    index('runs_open')
      .on(table.status, table.leaseUntil)
      .where(sql`status IN ('queued', 'running')`),
    index('runs_finished').on(table.finishedAt),
  ],
);

/** The steps of a run. A completed step is never repeated. */
export const runSteps = pgTable(
  'run_steps',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    status: text('status', { enum: stepStatuses }).notNull(),
    input: jsonb('input').$type<Boxed>(),
    result: jsonb('result').$type<Boxed>(),
    summary: text('summary'),
    sources: jsonb('sources').$type<RunSource[]>().notNull().default([]),
    attempt: integer('attempt').notNull(),
    revision: integer('revision').notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.name] })],
);

/** The usage of every model call: numbers only, never content. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid('id').primaryKey(),
    runId: uuid('run_id').notNull(),
    step: text('step').notNull(),
    model: text('model').notNull(),
    outcome: text('outcome').notNull(),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    costMicroUsd: integer('cost_micro_usd'),
    durationMs: integer('duration_ms').notNull(),
    firstDeltaMs: integer('first_delta_ms'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('model_calls_run').on(table.runId), index('model_calls_created').on(table.createdAt)],
);
