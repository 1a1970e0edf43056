import { ticketStates, type TicketFileType, type TicketTopic } from '@limelight/contracts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** A conversation. Visitors have their name and address here. */
export const tickets = pgTable(
  'tickets',
  {
    id: uuid('id').primaryKey(),
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id'),
    name: text('name'),
    email: text('email'),
    topic: text('topic').$type<TicketTopic>().notNull(),
    subject: text('subject').notNull(),
    state: text('state', { enum: ticketStates }).notNull(),
    unread: boolean('unread').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('tickets_number').on(table.number),
    index('tickets_user').on(table.userId, table.updatedAt),
    index('tickets_waiting').on(table.state, table.updatedAt),
  ],
);

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    id: uuid('id').primaryKey(),
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    ticketId: uuid('ticket_id').notNull(),
    side: text('side', { enum: ['person', 'team'] }).notNull(),
    via: text('via', { enum: ['page', 'mail', 'form', 'terminal'] }).notNull(),
    text: text('text').notNull(),
    /** The hash of the email's Message-ID, so that it is added once. */
    mailKey: text('mail_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ticket_messages_ticket').on(table.ticketId, table.seq),
    uniqueIndex('ticket_messages_mail').on(table.ticketId, table.mailKey),
  ],
);

/** Attached files. A file has no message until one is written with it. `removed` ones wait for the sweep. */
export const ticketFiles = pgTable(
  'ticket_files',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id'),
    messageId: uuid('message_id'),
    name: text('name').notNull(),
    mime: text('mime').$type<TicketFileType>().notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
    removed: boolean('removed').notNull(),
  },
  (table) => [
    index('ticket_files_message').on(table.messageId),
    index('ticket_files_loose')
      .on(table.createdAt)
      .where(sql`message_id IS NULL OR removed`),
  ],
);
