import { voiceKinds, type DescribedTrait } from '@limelight/contracts';
import type { MeasuredVoice } from '@limelight/post-text';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

/** The voices of a user. Their own has the user's id, and gets a row once it has data. */
export const voices = pgTable(
  'voices',
  {
    ...owned,
    name: text('name').notNull(),
    kind: text('kind', { enum: voiceKinds }).notNull(),
    rules: jsonb('rules').$type<string[]>().notNull(),
    dismissed: jsonb('dismissed').$type<string[]>().notNull().default([]),
    described: jsonb('described').$type<DescribedTrait[]>(),
    describedPosts: integer('described_posts'),
    describedAt: instant('described_at'),
    /** The measurement, and the mark of the posts it was made from. */
    measured: jsonb('measured').$type<MeasuredVoice>(),
    measuredMark: text('measured_mark'),
    /** Incremented by each change of the name or the rules, so that concurrent changes are noticed. */
    version: integer('version').notNull().default(1),
  },
  (table) => [index('voices_owner').on(table.userId, table.createdAt)],
);
