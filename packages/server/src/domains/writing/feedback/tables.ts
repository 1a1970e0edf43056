import type { FeedbackAbout, Verdict } from '@limelight/contracts';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../../../platform/db/columns.ts';

/**
 * A person's verdicts on generated texts. The text itself is not stored, only the engine, prompt and settings that
 * produced it and the reason given.
 */
export const feedback = pgTable(
  'feedback',
  {
    userId: uuid('user_id').notNull(),
    source: text('source').$type<FeedbackAbout['source']>().notNull(),
    sourceId: uuid('source_id').notNull(),
    item: integer('item').notNull(),
    what: text('what').notNull(),
    verdict: text('verdict').$type<Verdict>().notNull(),
    reason: text('reason').notNull(),
    engine: text('engine').notNull(),
    promptVersion: text('prompt_version'),
    settings: jsonb('settings').$type<Record<string, string | number | boolean>>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.source, table.sourceId, table.item] }),
    index('feedback_updated').on(table.updatedAt),
  ],
);
