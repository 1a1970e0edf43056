import type { Engine } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

/** A question with its answer, which is null while open and empty when skipped. */
export interface KeptTurn {
  /** Identifies the question for feedback. A question without an id cannot receive any. */
  id?: string;
  question: string;
  hint: string;
  answer: string | null;
  engine: Engine;
  /** `id@version`, or null for the first question. */
  promptVersion?: string | null;
}

/** A person has at most one open interview. */
export const interviews = pgTable(
  'interviews',
  {
    ...owned,
    status: text('status', { enum: ['open', 'done'] }).notNull(),
    turns: jsonb('turns').$type<KeptTurn[]>().notNull(),
    /** Incremented with every change, so that a question prepared meanwhile is not added after a different answer. */
    revision: integer('revision').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('interviews_user').on(table.userId, table.createdAt),
    uniqueIndex('interviews_open')
      .on(table.userId)
      .where(sql`status = 'open'`),
  ],
);
