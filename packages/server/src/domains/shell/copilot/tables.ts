import { proposalStatuses } from '@limelight/contracts';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, jsonb, owned } from '../../../platform/db/columns.ts';
import type { Shown } from './rules/fingerprint.ts';

export const copilotConversations = pgTable(
  'copilot_conversations',
  {
    ...owned,
    title: text('title').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('copilot_conversations_user').on(table.userId, table.updatedAt, table.id)],
);

/** The turns of a conversation. All else about a turn is in its run. */
export const copilotTurns = pgTable(
  'copilot_turns',
  {
    /** The id of its run. */
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => copilotConversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** What the person added while it worked. */
    added: jsonb('added').$type<string[]>().notNull().default([]),
    /** False once its last answer stands, so that no words come too late to be heard. */
    listens: boolean('listens').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('copilot_turns_conversation').on(table.conversationId, table.createdAt)],
);

/** Calls of tools that only happen once the person agrees. */
export const copilotProposals = pgTable(
  'copilot_proposals',
  {
    /** Follows from the step that proposed it, so that a repeated step proposes once. */
    id: uuid('id').primaryKey(),
    turnId: uuid('turn_id').notNull(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => copilotConversations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** Its place among the calls of its turn. */
    position: integer('position').notNull(),
    tool: text('tool').notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    shown: jsonb('shown').$type<Shown>().notNull(),
    fingerprint: text('fingerprint').notNull(),
    credits: integer('credits').notNull(),
    status: text('status', { enum: proposalStatuses }).notNull(),
    outcome: text('outcome'),
    path: text('path'),
    createdAt: instant('created_at').notNull(),
    /** When the person said yes or no. */
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('copilot_proposals_conversation').on(table.conversationId),
    index('copilot_proposals_turn').on(table.turnId),
  ],
);
