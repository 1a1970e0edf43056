import type { MediaMime, UploadMime } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, owned } from '../../../platform/db/columns.ts';

const mimes = [
  'image/jpeg',
  'image/png',
  'image/gif',
  'application/pdf',
  'video/mp4',
] as const satisfies readonly MediaMime[];

const uploadMimes = [...mimes, 'application/octet-stream'] as const satisfies readonly UploadMime[];

/** Uploaded files. Rows marked `removed` are deleted after their file. */
export const media = pgTable(
  'media',
  {
    ...owned,
    mime: text('mime', { enum: mimes }).notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Set for documents only. */
    pages: integer('pages'),
    name: text('name').notNull().default(''),
    /** The first open gap in a carousel or graphic that was drawn here. Null for other files. */
    openGap: text('open_gap'),
    /** The SHA-256 of its bytes, by which two uploads of a file are the same. Null for videos and older files. */
    hash: text('hash'),
    /** The carousel that it was drawn from. */
    madeFrom: uuid('made_from'),
    /** The number of parts the file is stored in, or null if it is stored in one piece. */
    parts: integer('parts'),
    /** For a copy, the id of the file whose bytes it uses. Otherwise null. */
    fileId: uuid('file_id'),
    /** When the last post stopped using it, or null while a post does. */
    unattachedSince: instant('unattached_since'),
    /** True for files in the person's library, which are kept without a post. */
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

/** Uploads in progress of large files. The finished file gets the same id. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    ...owned,
    mime: text('mime', { enum: uploadMimes }).notNull(),
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    /** The number of consecutive parts received, counted from the first. */
    parts: integer('parts').notNull().default(0),
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [
    index('media_uploads_user').on(table.userId),
    index('media_uploads_touched').on(table.touchedAt),
  ],
);

/** The files of a post, in order. A file belongs to at most one post. */
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
