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
import { instant } from '../../platform/db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** Ordered by its letters alone, so that words with the same beginning are neighbours in an index. */
const word = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * Posts to learn from: the starter posts, which belong to nobody, and what each person imported. The migration keeps texts and
 * words outside of the rows, so that filtering and sorting read few pages.
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
    /** False for the same post from a later import of the same person: it is listed once. */
    listed: boolean('listed').notNull().default(true),
    /** Orders posts of which nothing else is known. */
    position: integer('position').notNull(),
    search: tsvector('search').notNull(),
  },
  (table) => [
    index('library_posts_search').using('gin', table.search),
    index('library_posts_standing').on(table.userId, table.standing.desc().nullsLast(), table.id.desc()),
    index('library_posts_newest').on(table.userId, table.postedAt.desc().nullsLast(), table.id.desc()),
    index('library_posts_reactions').on(table.userId, table.reactions.desc().nullsLast(), table.id.desc()),
    index('library_posts_comments').on(table.userId, table.comments.desc().nullsLast(), table.id.desc()),
    index('library_posts_author').on(table.userId, table.authorKey, table.reactions),
    index('library_posts_same').on(table.userId, table.digest),
    index('library_posts_unlisted')
      .on(table.userId, table.digest)
      .where(sql`NOT listed`),
    uniqueIndex('library_posts_once').on(table.importId, table.digest),
  ],
);

/** The different words of a person's posts, or of the starter posts: what a misspelt word is compared with. */
export const libraryWords = pgTable(
  'library_words',
  {
    userId: uuid('user_id').notNull(),
    word: word('word').notNull(),
    /** Imports that have it. */
    imports: integer('imports').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.word] })],
);

/** What each import brought: how many posts, and their words, to be taken out with it. */
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
