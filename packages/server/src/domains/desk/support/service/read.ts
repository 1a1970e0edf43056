import type { EndpointData, Ticket, listTickets as listEndpoint } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import {
  AppError,
  existing,
  pageOf,
  readCursor,
  requireSigned,
  writeCursor,
} from '../../../../platform/http/index.ts';
import { filePath, presentSummary, presentTicket } from '../present.ts';
import { findFile, findTicket, listFiles, listMessages, listTickets } from '../repository.ts';
import { readTicketFile } from './files.ts';

/** A user's ticket. Refuses with `not_found`. */
export async function readOwnTicket(context: Context, userId: string, id: string): Promise<Ticket> {
  const { db } = context.database;
  const ticket = existing(await findTicket(db, userId, id));
  const messages = await listMessages(db, [id]);
  const files = await listFiles(
    db,
    messages.map((message) => message.id),
  );
  return presentTicket(context, ticket, messages, files);
}

export async function readOwnTickets(
  context: Context,
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<EndpointData<typeof listEndpoint>> {
  const read = await listTickets(context.database.db, userId, readCursor(cursor), limit + 1);
  const { rows, nextCursor } = pageOf(read, limit, ({ updatedAt: at, id }) => writeCursor({ at, id }));
  return { items: rows.map(presentSummary), nextCursor };
}

/**
 * A file at its signed address, served as a download so that it never runs. Refuses with `signature_invalid` and
 * `not_found`.
 */
export async function openFile(
  context: Context,
  id: string,
  signed: { expires: number; signature: string },
): Promise<Response> {
  requireSigned(context, filePath(id), signed);
  const row = await findFile(context.database.db, id);
  const bytes = row === null ? null : await readTicketFile(context, id);
  if (row === null || bytes === null) throw new AppError('not_found');
  const how = row.mime.startsWith('image/') ? 'inline' : 'attachment';
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': row.mime === 'text/plain' ? 'text/plain; charset=utf-8' : row.mime,
      'content-length': String(bytes.byteLength),
      'content-disposition': `${how}; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  });
}
