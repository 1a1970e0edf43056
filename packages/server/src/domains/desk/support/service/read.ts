import type { EndpointData, Ticket, listTickets as listEndpoint } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
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

function readCursor(cursor: string): { at: Date; id: string } {
  const [time, id] = cursor.split('_');
  const at = new Date(Number(time));
  if (
    id === undefined ||
    !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ||
    Number.isNaN(at.getTime())
  )
    throw new AppError('invalid_input', [{ path: 'cursor', message: 'Start again from the first page.' }]);
  return { at, id };
}

export async function readOwnTickets(
  context: Context,
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<EndpointData<typeof listEndpoint>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  const rows = await listTickets(context.database.db, userId, after, limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > page.length && last !== undefined;
  return {
    items: page.map(presentSummary),
    nextCursor: more ? `${last.updatedAt.getTime()}_${last.id}` : null,
  };
}

/**
 * A file at its signed address, served as a download so that it never runs. Refuses with `signature_invalid` and
 * `not_found`.
 */
export async function openFile(
  context: Context,
  id: string,
  { expires, signature }: { expires: number; signature: string },
): Promise<Response> {
  if (!context.secrets.verify(filePath(id), expires, signature, context.clock.now()))
    throw new AppError('signature_invalid');
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
