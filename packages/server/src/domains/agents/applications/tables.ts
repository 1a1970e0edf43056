import type { ApplicationDocument, Engine, OpeningWish } from '@limelight/contracts';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';

/** A CV and letter for an opening. Its id is that of the run that made it. */
export const applications = pgTable(
  'applications',
  {
    ...owned,
    jobId: uuid('job_id'),
    title: text('title').notNull(),
    company: text('company').notNull(),
    document: jsonb('document').$type<ApplicationDocument>().notNull(),
    wishes: jsonb('wishes').$type<OpeningWish[]>().notNull(),
    askFirst: integer('ask_first').notNull(),
    leftOut: integer('left_out').notNull(),
    engine: jsonb('engine').$type<Engine>(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('applications_user').on(table.userId, table.createdAt)],
);
