import type { Context } from '../../../../context.ts';
import { audit, type Act } from '../../../accounts/audit/index.ts';
import { getUser } from '../../../accounts/identity/index.ts';
import {
  deleteTickets,
  findTicketByNumber,
  listFiles,
  listMessages,
  listTeamTickets,
  lockTicketByNumber,
  updateTicket,
  type FileRow,
  type MessageRow,
  type TicketRow,
} from '../repository.ts';
import { keepTicketFile } from './files.ts';
import { writeMessage } from './write.ts';

type Actor = Act['actor'];

/** The tickets waiting for the team, longest waiting first, or with `all` every ticket. */
export async function teamTickets(context: Context, all: boolean): Promise<TicketRow[]> {
  return listTeamTickets(context.database.db, { all, limit: 200 });
}

export interface TeamView {
  ticket: TicketRow;
  from: string;
  messages: MessageRow[];
  files: FileRow[];
}

/** A ticket for the team, or null for an unknown number. The access is recorded. */
export async function teamTicket(context: Context, number: number, actor: Actor): Promise<TeamView | null> {
  const { db } = context.database;
  const ticket = await findTicketByNumber(db, number);
  if (ticket === null) return null;
  await audit(db, { actor, action: 'ticket.read', subject: ticket.id, now: context.clock.now() });
  const user = ticket.userId === null ? null : await getUser(db, ticket.userId);
  const { name, email } = user ?? ticket;
  const messages = await listMessages(db, [ticket.id]);
  const files = await listFiles(
    db,
    messages.map(({ id }) => id),
  );
  return { ticket, from: `${name ?? ''} <${email ?? ''}>`, messages, files };
}

/** Answers a ticket and notifies its owner by email. False for an unknown number. */
export async function answerAsTeam(
  context: Context,
  number: number,
  { text, file, actor }: { text: string; file: { name: string; bytes: Uint8Array } | null; actor: Actor },
): Promise<boolean> {
  const asked = await findTicketByNumber(context.database.db, number);
  if (asked === null) return false;
  const kept = file === null ? null : await keepTicketFile(context, asked.userId, file);
  return context.database.db.transaction(async (tx) => {
    const ticket = await lockTicketByNumber(tx, number);
    if (ticket === null) return false;
    const files = kept === null ? [] : [kept.id];
    await writeMessage(context, tx, ticket, { side: 'team', via: 'terminal', text, files });
    await audit(tx, { actor, action: 'ticket.answer', subject: ticket.id, now: context.clock.now() });
    return true;
  });
}

/** False for an unknown number. */
export async function closeAsTeam(context: Context, number: number, actor: Actor): Promise<boolean> {
  const now = context.clock.now();
  return context.database.db.transaction(async (tx) => {
    const ticket = await lockTicketByNumber(tx, number);
    if (ticket === null) return false;
    if (ticket.state !== 'closed')
      await updateTicket(tx, ticket.id, { state: 'closed', updatedAt: new Date(now) });
    await audit(tx, { actor, action: 'ticket.close', subject: ticket.id, now });
    return true;
  });
}

/** Deletes a ticket, which visitors can ask for. False for an unknown number. */
export async function deleteAsTeam(context: Context, number: number, actor: Actor): Promise<boolean> {
  return context.database.db.transaction(async (tx) => {
    const ticket = await lockTicketByNumber(tx, number);
    if (ticket === null) return false;
    await deleteTickets(tx, [ticket.id]);
    await audit(tx, { actor, action: 'ticket.delete', subject: ticket.id, now: context.clock.now() });
    return true;
  });
}
