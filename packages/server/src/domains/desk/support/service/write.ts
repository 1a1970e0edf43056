import { randomUUID } from 'node:crypto';
import type { EndpointInput, openTicket as openEndpoint, TicketTopic } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import { ticketMailJob } from '../jobs.ts';
import {
  attachFiles,
  countMessages,
  insertMessage,
  insertTicket,
  lockTicket,
  updateTicket,
  type MessageRow,
  type TicketRow,
} from '../repository.ts';
import { stateAfter } from '../rules/state.ts';
import type { Side } from '../rules/token.ts';

const openLimit = { name: 'ticket-open', points: 20, perSeconds: 86_400 } as const;
const answerLimit = { name: 'ticket-answer', points: 60, perSeconds: 3600 } as const;
/** After that the user is asked to open a new ticket. */
const messageLimit = 300;

export interface NewMessage {
  side: Side;
  via: MessageRow['via'];
  text: string;
  files: readonly string[];
  /** For emails: identifies a repeated delivery. */
  mailKey?: string;
}

/**
 * Adds a message to a locked ticket and notifies the other side. False when this email was already added. Refuses with
 * `ticket_full` and `ticket_file_missing`.
 */
export async function writeMessage(
  context: Context,
  tx: Tx,
  ticket: TicketRow,
  { side, via, text, files, mailKey }: NewMessage,
): Promise<boolean> {
  if ((await countMessages(tx, ticket.id)) >= messageLimit) throw new AppError('ticket_full');
  const now = new Date(context.clock.now());
  const message = {
    id: randomUUID(),
    ticketId: ticket.id,
    side,
    via,
    text,
    mailKey: mailKey ?? null,
    createdAt: now,
  };
  if (!(await insertMessage(tx, message))) return false;
  const attached = await attachFiles(tx, ticket.userId, files, message.id);
  if (attached !== new Set(files).size) throw new AppError('ticket_file_missing');
  const unread = side === 'team';
  await updateTicket(tx, ticket.id, { state: stateAfter(side), unread, updatedAt: now });
  const to = side === 'team' ? 'person' : 'team';
  // The job decides whether email can be sent, because an operator's terminal may lack the settings.
  await context.queue.enqueue(tx, ticketMailJob, { messageId: message.id, to });
  return true;
}

interface NewTicket {
  userId: string | null;
  /** For visitors. */
  visitor: { name: string; email: string } | null;
  topic: TicketTopic;
  subject: string;
  first: Omit<NewMessage, 'side'>;
}

export async function startTicket(context: Context, tx: Tx, given: NewTicket): Promise<TicketRow> {
  const now = new Date(context.clock.now());
  const { userId, visitor, topic, subject, first } = given;
  const ticket = await insertTicket(tx, {
    id: randomUUID(),
    userId,
    name: visitor?.name ?? null,
    email: visitor?.email ?? null,
    topic,
    subject,
    state: 'open',
    unread: false,
    createdAt: now,
    updatedAt: now,
  });
  await writeMessage(context, tx, ticket, { ...first, side: 'person' });
  return ticket;
}

export async function openTicket(
  context: Context,
  userId: string,
  { topic, subject, text, files }: EndpointInput<typeof openEndpoint>['body'],
): Promise<string> {
  await context.limits.take(openLimit, userId);
  return context.database.db.transaction(async (tx) => {
    const first = { via: 'page', text, files } as const;
    return (await startTicket(context, tx, { userId, visitor: null, topic, subject, first })).id;
  });
}

async function ownTicket(tx: Tx, userId: string, id: string): Promise<TicketRow> {
  const ticket = existing(await lockTicket(tx, userId, id));
  return ticket;
}

export async function answerTicket(
  context: Context,
  userId: string,
  id: string,
  { text, files }: { text: string; files: readonly string[] },
): Promise<void> {
  await context.limits.take(answerLimit, userId);
  await context.database.db.transaction(async (tx) => {
    const ticket = await ownTicket(tx, userId, id);
    await writeMessage(context, tx, ticket, { side: 'person', via: 'page', text, files });
  });
}

/** Closes or reopens a user's ticket. Repeating it changes nothing. */
export async function setClosed(context: Context, userId: string, id: string, closed: boolean) {
  await context.database.db.transaction(async (tx) => {
    const ticket = await ownTicket(tx, userId, id);
    if ((ticket.state === 'closed') === closed) return;
    await updateTicket(tx, id, {
      state: closed ? 'closed' : 'open',
      unread: false,
      updatedAt: new Date(context.clock.now()),
    });
  });
}

export async function markRead(context: Context, userId: string, id: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    const ticket = await ownTicket(tx, userId, id);
    if (ticket.unread) await updateTicket(tx, ticket.id, { unread: false });
  });
}
