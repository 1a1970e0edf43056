import type { ChatExchange, ChatOutcome, Engine } from '@limelight/contracts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** What was asked of a text in the chat beside it, and the change it led to; goes with its post. */
export const chatExchanges = pgTable(
  'chat_exchanges',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    postId: uuid('post_id').notNull(),
    /** The run that says what it used. */
    helpId: uuid('help_id').notNull(),
    instruction: text('instruction').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    engine: jsonb('engine').$type<Engine>().notNull(),
    doubts: jsonb('doubts').$type<string[]>().notNull(),
    /** Parts of the instruction that the change does not do. */
    undone: jsonb('undone').$type<ChatExchange['undone']>().notNull().default([]),
    outcome: text('outcome').$type<ChatOutcome>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('chat_exchanges_post').on(table.postId, table.createdAt),
    index('chat_exchanges_user').on(table.userId),
  ],
);
