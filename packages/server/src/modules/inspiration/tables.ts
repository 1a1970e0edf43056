import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Posts to learn from: the starter posts, which belong to nobody, and what each person imported. The migration also makes a
 * trigram index over `text` where the database has `pg_trgm`.
 */
export const libraryPosts = pgTable(
  'library_posts',
  {
    id: uuid('id').primaryKey(),
    /** Null for starter posts. */
    userId: uuid('user_id'),
    importId: uuid('import_id'),
    /** Groups the posts of one author; empty where the file names none. */
    authorKey: text('author_key').notNull(),
    author: text('author'),
    own: boolean('own').notNull(),
    text: text('text').notNull(),
    digest: text('digest').notNull(),
    industry: text('industry'),
    language: text('language'),
    format: text('format'),
    characters: integer('characters').notNull(),
    hasMedia: boolean('has_media').notNull(),
    url: text('url'),
    postedAt: instant('posted_at'),
    reactions: integer('reactions'),
    comments: integer('comments'),
    reposts: integer('reposts'),
    impressions: integer('impressions'),
    standing: real('standing'),
    /** Orders posts of which nothing else is known. */
    position: integer('position').notNull(),
    search: tsvector('search').notNull(),
  },
  (table) => [
    index('library_posts_search').using('gin', table.search),
    index('library_posts_owner').on(table.userId, table.standing),
    index('library_posts_same').on(table.userId, table.digest),
    uniqueIndex('library_posts_once').on(table.importId, table.digest),
  ],
);
