import { randomUUID } from 'node:crypto';
import { sanitizeLine, ticketFileByteLimit, type TicketFileType } from '@limelight/contracts';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { remakePicture } from '../../../posts/media/index.ts';
import { insertFile, markFilesRemoved, type FileRow } from '../repository.ts';

const nameLimit = 120;

export function ticketFileKey(id: string): string {
  return `support/${id.slice(0, 2)}/${id}`;
}

/** A display name: no path, no control characters, never empty. */
function nameOf(given: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const plain = sanitizeLine(last.toWellFormed().replace(/\p{C}/gu, ''));
  return (plain === '' ? 'file' : plain).slice(-nameLimit);
}

/** True for readable text: UTF-8 without control characters except line breaks and tabs. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/[\u0000-\u0008\u000b\u000e-\u001f]/.test(text);
  } catch {
    return false;
  }
}

const pictures: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/gif',
  'image/webp',
]);

/** Checks a file by its content, whatever its name. Pictures are re-encoded without metadata. */
async function inspect(bytes: Uint8Array): Promise<{ mime: TicketFileType; bytes: Uint8Array }> {
  if (bytes.byteLength > ticketFileByteLimit) throw new AppError('ticket_file_too_large');
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type === undefined) {
    if (bytes.byteLength === 0 || !isPlainText(bytes)) throw new AppError('ticket_file_invalid');
    return { mime: 'text/plain', bytes };
  }
  if (type.mime === 'application/pdf') return { mime: type.mime, bytes };
  if (!pictures.has(type.mime)) throw new AppError('ticket_file_invalid');
  try {
    return await remakePicture(bytes);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code === 'media_too_large' ? 'ticket_file_too_large' : 'ticket_file_invalid');
  }
}

/**
 * Stores a file for a message that is still being written. `userId` is null for visitors. Refuses with
 * `ticket_file_invalid` and `ticket_file_too_large`. The row is written first, so that every stored file is known.
 */
export async function keepTicketFile(
  context: Context,
  userId: string | null,
  given: { name: string; bytes: Uint8Array },
): Promise<FileRow> {
  const { mime, bytes } = await inspect(given.bytes);
  const row: FileRow = {
    id: randomUUID(),
    userId,
    messageId: null,
    name: nameOf(given.name),
    mime,
    bytes: bytes.byteLength,
    createdAt: new Date(context.clock.now()),
    removed: false,
  };
  await insertFile(context.database.db, row);
  try {
    await context.storage.put(ticketFileKey(row.id), bytes, mime);
  } catch (error) {
    await markFilesRemoved(context.database.db, [row.id]);
    throw error;
  }
  return row;
}

/** The content of a file, or null when it was removed. */
export async function readTicketFile(context: Context, id: string): Promise<Uint8Array | null> {
  return context.storage.get(ticketFileKey(id));
}
