import { importKinds, type ImportReportLine } from '@limelight/contracts';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';
import type { ImportedProfile, ImportedResults } from './reading/imported.ts';

/** One row per imported file or text. The id is that of the run. */
export const imports = pgTable(
  'imports',
  {
    ...owned,
    name: text('name').notNull(),
    kind: text('kind', { enum: importKinds }).notNull(),
    owner: text('owner'),
    own: boolean('own').notNull(),
    voiceId: uuid('voice_id'),
    report: jsonb('report').$type<ImportReportLine[]>().notNull(),
    profile: jsonb('profile').$type<ImportedProfile>(),
    results: jsonb('results').$type<ImportedResults>(),
  },
  (table) => [index('imports_owner').on(table.userId, table.createdAt)],
);

export const importedPosts = pgTable(
  'imported_posts',
  {
    id: uuid('id').primaryKey(),
    importId: uuid('import_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: ['post', 'comment'] }).notNull(),
    own: boolean('own').notNull(),
    text: text('text').notNull(),
    /** A hash of the text, which is unique within an import. */
    digest: text('digest').notNull(),
    url: text('url'),
    author: text('author'),
    industry: text('industry'),
    postedAt: instant('posted_at'),
    hasMedia: boolean('has_media').notNull(),
    reactions: integer('reactions'),
    comments: integer('comments'),
    reposts: integer('reposts'),
    impressions: integer('impressions'),
  },
  (table) => [
    uniqueIndex('imported_posts_once').on(table.importId, table.kind, table.digest),
    index('imported_posts_owner').on(table.userId, table.digest),
  ],
);
