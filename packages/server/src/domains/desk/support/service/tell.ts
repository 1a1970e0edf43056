import { starterName } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Mail } from '../../../../platform/mail.ts';
import { renderMail, type MailContent } from '../../../../platform/mail-layout.ts';
import { getUser } from '../../../accounts/identity/index.ts';
import {
  findTicketOfMessage,
  listFiles,
  listMessages,
  type MessageRow,
  type TicketRow,
} from '../repository.ts';
import { acknowledgementMail, answerMail, teamMail } from '../rules/mails.ts';
import { replyAddress, type Side } from '../rules/token.ts';
import { readTicketFile } from './files.ts';

/** The usual size limit of mail servers. Files beyond it are only named. */
const attachedBytes = 15 * 1024 * 1024;

type Attachments = NonNullable<Mail['attachments']>;

async function filesOf(
  context: Context,
  messageId: string,
): Promise<{ names: string[]; attachments: Attachments }> {
  const rows = await listFiles(context.database.db, [messageId]);
  const attachments: { name: string; mime: string; bytes: Uint8Array }[] = [];
  let room = attachedBytes;
  for (const { id, name, mime, bytes: size } of rows) {
    if (size > room) continue;
    const bytes = await readTicketFile(context, id);
    if (bytes === null) continue;
    attachments.push({ name, mime, bytes });
    room -= size;
  }
  return { names: rows.map(({ name }) => name), attachments };
}

/** The reply address for this side. Undefined when no email is received. */
function replyTo(context: Context, side: Side, ticket: TicketRow): { replyTo: string } | undefined {
  const { INBOUND_MAIL_ADDRESS: inbound } = context.config;
  return inbound === undefined
    ? undefined
    : { replyTo: replyAddress(context.secrets, inbound, side, ticket) };
}

async function send(
  context: Context,
  mail: Pick<Mail, 'to' | 'messageId' | 'thread' | 'replyTo' | 'attachments'>,
  content: MailContent,
): Promise<void> {
  await context.mailer.send({ ...mail, ...renderMail(content) });
}

async function tellPerson(context: Context, ticket: TicketRow, message: MessageRow): Promise<void> {
  const user = ticket.userId === null ? null : await getUser(context.database.db, ticket.userId);
  const to = ticket.userId === null ? ticket.email : (user?.email ?? null);
  if (to === null) return;
  const back = replyTo(context, 'person', ticket);
  const { names, attachments } = await filesOf(context, message.id);
  const { number, subject } = ticket;
  const told = { number, subject, text: message.text, answerable: back !== undefined, fileNames: names };
  const page = user === null ? null : `${context.config.PUBLIC_URL}/dashboard/support/${ticket.id}`;
  // Without inbound email, visitors reply to the team's own mailbox.
  const elsewhere = page === null ? { replyTo: context.config.SUPPORT_EMAIL } : {};
  const head = { to, messageId: `${message.id}.person`, thread: ticket.id, ...elsewhere, ...back };
  await send(context, { ...head, attachments }, answerMail(told, page));
}

async function tellTeam(context: Context, ticket: TicketRow, message: MessageRow): Promise<void> {
  const { db } = context.database;
  const user = ticket.userId === null ? null : await getUser(db, ticket.userId);
  const first = (await listMessages(db, [ticket.id]))[0];
  const back = replyTo(context, 'team', ticket);
  const { names, attachments } = await filesOf(context, message.id);
  const { number, subject, topic } = ticket;
  const content = teamMail({
    number,
    subject,
    topic,
    text: message.text,
    answerable: back !== undefined,
    fileNames: names,
    from: user === null ? `${ticket.name ?? ''} <${ticket.email ?? ''}>` : `${user.name} <${user.email}>`,
    plan: user === null ? null : (user.plan ?? starterName),
    isFirst: first?.id === message.id,
  });
  const head = {
    to: context.config.SUPPORT_EMAIL,
    messageId: `${message.id}.team`,
    thread: `${ticket.id}.team`,
  };
  await send(context, { ...head, ...back, attachments }, content);
}

/** Sends an email about a message. Repeating it uses the same Message-ID. */
export async function tellOf(
  context: Context,
  { messageId, to }: { messageId: string; to: 'person' | 'team' | 'acknowledgement' },
): Promise<void> {
  if (!context.mailer.configured) return;
  const found = await findTicketOfMessage(context.database.db, messageId);
  // Deleted along with its account in the meantime.
  if (found === null) return;
  const { ticket, message } = found;
  switch (to) {
    case 'person':
      return tellPerson(context, ticket, message);
    case 'team':
      return tellTeam(context, ticket, message);
    case 'acknowledgement': {
      if (ticket.email === null) return;
      const back = replyTo(context, 'person', ticket);
      const head = { to: ticket.email, messageId: `${messageId}.taken`, thread: ticket.id };
      return send(context, { ...head, ...back }, acknowledgementMail(ticket.number));
    }
  }
}
