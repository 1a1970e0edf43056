import { voiceKinds, type DescribedTrait } from '@limelight/contracts';
import type { MeasuredVoice } from '@limelight/post-text';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** The voices of a person. Their own has the id of the person; it has a row once something about it is kept. */
export const voices = pgTable(
  'voices',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind', { enum: voiceKinds }).notNull(),
    rules: jsonb('rules').$type<string[]>().notNull(),
    /** Suggestions from edits that the person does not want, by their ids. */
    dismissed: jsonb('dismissed').$type<string[]>().notNull().default([]),
    described: jsonb('described').$type<DescribedTrait[]>(),
    /** Posts that the description was made from. */
    describedPosts: integer('described_posts'),
    describedAt: instant('described_at'),
    /** What was measured, and the mark of the posts it was measured from. */
    measured: jsonb('measured').$type<MeasuredVoice>(),
    measuredMark: text('measured_mark'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('voices_owner').on(table.userId, table.createdAt)],
);
