import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** The C collation sorts by code point, so that an index can find words by prefix. */
const word = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** What a post is found by besides its words. The index of words has the same expression. */
export const labels = sql.raw(
  "(ARRAY['u' || coalesce(user_id::text, ''), 'a' || author_key, 'i' || industry])",
);

/**
 * Posts to learn from: the starter posts, which have no owner, and each person's imports. The migration stores
 * texts and words out of line (TOAST), so that filtering and sorting read few pages.
 */
export const libraryPosts = pgTable(
  'library_posts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id'),
    importId: uuid('import_id'),
    /** Groups the posts of an author; empty when the file does not name one. */
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
    /** False for a copy from another import of the same person, so that a post is listed once. */
    listed: boolean('listed').notNull().default(true),
    /** The order of posts without any figures. */
    position: integer('position').notNull(),
    search: tsvector('search').notNull(),
  },
  (table) => [
    // Words together with owner, author and industry, so that a search reads no posts of others.
    index('library_posts_search').using('gin', table.search, labels),
    index('library_posts_standing').on(table.userId, table.standing.desc().nullsLast(), table.id.desc()),
    index('library_posts_newest').on(table.userId, table.postedAt.desc().nullsLast(), table.id.desc()),
    index('library_posts_reactions').on(table.userId, table.reactions.desc().nullsLast(), table.id.desc()),
    index('library_posts_comments').on(table.userId, table.comments.desc().nullsLast(), table.id.desc()),
    index('library_posts_author').on(table.userId, table.authorKey, table.reactions),
    // A person’s own posts are few among those they imported of others.
    index('library_posts_own')
      .on(table.userId, table.language)
      .where(sql`own`),
    index('library_posts_same').on(table.userId, table.digest),
    index('library_posts_unlisted')
      .on(table.userId, table.digest)
      .where(sql`NOT listed`),
    uniqueIndex('library_posts_once').on(table.importId, table.digest),
  ],
);

/** The distinct words of a person's posts, or of the starter posts, used for spelling correction. */
export const libraryWords = pgTable(
  'library_words',
  {
    userId: uuid('user_id').notNull(),
    word: word('word').notNull(),
    /** The number of imports with this word. */
    imports: integer('imports').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.word] })],
);

/** The number of posts and the words of each import, so that they can be removed with it. */
export const libraryImportWords = pgTable(
  'library_import_words',
  {
    importId: uuid('import_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    posts: integer('posts').notNull(),
    words: text('words').array().notNull(),
  },
  (table) => [index('library_import_words_owner').on(table.userId)],
);
