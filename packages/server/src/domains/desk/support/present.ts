import { ticketFileContent, type Ticket, type TicketFile, type TicketSummary } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { signedAddress } from '../../../platform/http/index.ts';
import type { FileRow, MessageRow, TicketRow } from './repository.ts';

/** The signed part of the address: the path below `/api`. */
export function filePath(id: string): string {
  return ticketFileContent.path.replace(':id', id);
}

export function presentFile(context: Context, { id, name, mime, bytes }: FileRow): TicketFile {
  return { id, name, mime, bytes, url: signedAddress(context, filePath(id)) };
}

export function presentSummary(row: TicketRow): TicketSummary {
  const { id, number, topic, subject, state, unread } = row;
  const [createdAt, updatedAt] = [row.createdAt.toISOString(), row.updatedAt.toISOString()];
  return { id, number, topic, subject, state, unread, createdAt, updatedAt };
}

export function presentTicket(
  context: Context,
  row: TicketRow,
  messages: readonly MessageRow[],
  files: readonly FileRow[],
): Ticket {
  return {
    ...presentSummary(row),
    messages: messages.map(({ id, side, via, text, createdAt }) => ({
      id,
      from: side,
      via,
      text,
      files: files.filter(({ messageId }) => messageId === id).map((file) => presentFile(context, file)),
      at: createdAt.toISOString(),
    })),
    answerableByMail: context.mailer.configured && context.config.INBOUND_MAIL_ADDRESS !== undefined,
  };
}
