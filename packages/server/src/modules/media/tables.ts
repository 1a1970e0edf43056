import type { MediaMime } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

const mimes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'application/pdf',
  'video/mp4',
] as const satisfies readonly MediaMime[];

/** Uploaded files. `removed` rows wait for their file to be deleted and then go too. */
export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    mime: text('mime', { enum: mimes }).notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of a document. */
    pages: integer('pages'),
    /** As the person called it. */
    name: text('name').notNull().default(''),
    /** In how many pieces the file is kept; null for one that is whole. */
    parts: integer('parts'),
    /** The file whose bytes these are, for a copy; null for one with bytes of its own. */
    fileId: uuid('file_id'),
    createdAt: instant('created_at').notNull(),
    /** Since when no post carries it; null while one does. */
    unattachedSince: instant('unattached_since'),
    /** In the person's library: kept without a post. */
    held: boolean('held').notNull().default(false),
    removed: boolean('removed').notNull().default(false),
  },
  (table) => [
    index('media_user').on(table.userId),
    index('media_file')
      .on(table.fileId)
      .where(sql`file_id IS NOT NULL`),
    index('media_unattached')
      .on(table.unattachedSince)
      .where(sql`unattached_since IS NOT NULL`),
    index('media_removed')
      .on(table.id)
      .where(sql`removed`),
  ],
);

/** A large file on its way to us, piece by piece; the finished one keeps the id. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    mime: text('mime', { enum: mimes }).notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Pieces that are here, from the first on without a gap. */
    parts: integer('parts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [
    index('media_uploads_user').on(table.userId),
    index('media_uploads_touched').on(table.touchedAt),
  ],
);

/** Which files a post carries, in order. A file belongs to one post. */
export const postMedia = pgTable(
  'post_media',
  {
    postId: uuid('post_id').notNull(),
    mediaId: uuid('media_id').notNull(),
    position: integer('position').notNull(),
    altText: text('alt_text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.position] }),
    uniqueIndex('post_media_media').on(table.mediaId),
  ],
);
