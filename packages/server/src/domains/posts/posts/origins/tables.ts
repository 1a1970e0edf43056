import type { OriginRecord } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb } from '../../../../platform/db/columns.ts';

/** Whose words a published post has, kept as it was published. */
export const postOrigins = pgTable(
  'post_origins',
  {
    postId: uuid('post_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** As it was published, whatever becomes of it on LinkedIn. */
    text: text('text').notNull(),
    /** SHA-256 of the text as UTF-8, in hexadecimal. */
    hash: text('hash').notNull(),
    publishedAt: instant('published_at').notNull(),
    /** Null until it is worked out, which needs nothing but what is stored with the post. */
    record: jsonb('record').$type<OriginRecord>(),
    /** A keyed hash of the secret in the link; null while it is not shared. */
    shareHash: text('share_hash'),
    sharePassages: boolean('share_passages').notNull().default(false),
    sharedAt: instant('shared_at'),
  },
  (table) => [
    index('post_origins_user').on(table.userId),
    uniqueIndex('post_origins_share').on(table.shareHash),
    index('post_origins_open')
      .on(table.publishedAt)
      .where(sql`record IS NULL`),
  ],
);
