import type { Engine } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** A question as it was asked, with what was answered: null while it is open, empty when it was skipped. */
export interface KeptTurn {
  /** Names the question for a thumb; without one it takes none. */
  id?: string;
  question: string;
  hint: string;
  answer: string | null;
  engine: Engine;
  /** `id@version`; null for the first question. */
  promptVersion?: string | null;
}

/** A person has one open interview at most. */
export const interviews = pgTable(
  'interviews',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    status: text('status', { enum: ['open', 'done'] }).notNull(),
    turns: jsonb('turns').$type<KeptTurn[]>().notNull(),
    /** Rises with every change, so that a question thought of meanwhile is not put after another answer. */
    revision: integer('revision').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('interviews_user').on(table.userId, table.createdAt),
    uniqueIndex('interviews_open')
      .on(table.userId)
      .where(sql`status = 'open'`),
  ],
);
