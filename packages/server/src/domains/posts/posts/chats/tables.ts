import type { ChatChoices, ChatExchange, ChatOutcome, Engine } from '@limelight/contracts';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { jsonb, owned } from '../../../../platform/db/columns.ts';

/** Requests made in the chat beside a text, with the resulting changes. Deleted together with the post. */
export const chatExchanges = pgTable(
  'chat_exchanges',
  {
    ...owned,
    postId: uuid('post_id').notNull(),
    helpId: uuid('help_id').notNull(),
    instruction: text('instruction').notNull(),
    before: text('before').notNull(),
    after: text('after').notNull(),
    /** An answer in words; empty when it is a change or choices. */
    words: text('words').notNull().default(''),
    choices: jsonb('choices').$type<ChatChoices>(),
    engine: jsonb('engine').$type<Engine>().notNull(),
    doubts: jsonb('doubts').$type<string[]>().notNull(),
    /** Parts of the instruction that the change did not carry out. */
    undone: jsonb('undone').$type<ChatExchange['undone']>().notNull().default([]),
    outcome: text('outcome').$type<ChatOutcome>().notNull(),
  },
  (table) => [
    index('chat_exchanges_post').on(table.postId, table.createdAt),
    index('chat_exchanges_user').on(table.userId),
  ],
);
