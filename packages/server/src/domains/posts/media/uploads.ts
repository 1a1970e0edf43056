import { randomUUID } from 'node:crypto';
import {
  documentByteLimit,
  uploadPartBytes,
  videoByteLimit,
  videoLeastBytes,
  type MediaFile,
  type MediaUpload,
  type UploadMime,
} from '@limelight/contracts';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from '../../../context.ts';
import { sha256 } from '../../../platform/secrets.ts';
import { AppError, existing } from '../../../platform/http/index.ts';
import { ThreadFault } from '../../../platform/threads/index.ts';
import { sweptTables } from '../../../platform/retention.ts';
import { countPages } from './document.ts';
import { mediaKey, partKey, readMediaPieces, readMediaRange, removeMediaFile } from './files.ts';
import { presentMedia } from './present.ts';
import { findMedia, insertMedia } from './repository/media.ts';
import {
  advanceUpload,
  deleteUpload,
  findUpload,
  insertUpload,
  listStaleUploads,
  type UploadRow,
} from './repository/uploads.ts';

const uploadRule = { name: 'media-large-upload', points: 120, perSeconds: 3600 } as const;
const batch = 100;

function present(row: UploadRow): MediaUpload {
  return {
    id: row.id,
    mime: row.mime,
    name: row.name,
    bytes: row.bytes,
    partBytes: uploadPartBytes,
    parts: row.parts,
  };
}

/** Starts the upload of a large file. Refuses sizes that LinkedIn does not accept. */
export async function beginUpload(
  context: Context,
  userId: string,
  { name, mime, bytes }: { name: string; mime: UploadMime; bytes: number },
): Promise<MediaUpload> {
  if (mime === 'application/pdf' && bytes > documentByteLimit) throw new AppError('document_too_large');
  if (mime === 'video/mp4' && (bytes < videoLeastBytes || bytes > videoByteLimit))
    throw new AppError('video_unfit');
  await context.limits.take(uploadRule, userId);
  const now = new Date(context.clock.now());
  const row = { id: randomUUID(), userId, mime, name, bytes, parts: 0, createdAt: now, touchedAt: now };
  await insertUpload(context.database.db, row);
  return present(row);
}

async function requireUpload(context: Context, userId: string, id: string): Promise<UploadRow> {
  const row = existing(await findUpload(context.database.db, userId, id));
  return row;
}

export async function readUpload(context: Context, userId: string, id: string): Promise<MediaUpload> {
  return present(await requireUpload(context, userId, id));
}

/** Stores one part. A part sent again is accepted without storing it, so that clients can repeat a request safely. */
export async function keepPart(
  context: Context,
  userId: string,
  { id, index }: { id: string; index: number },
  file: File,
): Promise<MediaUpload> {
  const row = await requireUpload(context, userId, id);
  const expected = Math.min(uploadPartBytes, row.bytes - index * uploadPartBytes);
  if (index > row.parts || file.size !== expected) throw new AppError('upload_part_unfit', present(row));
  if (index < row.parts) return present(row);
  await context.storage.put(
    partKey(id, index),
    new Uint8Array(await file.arrayBuffer()),
    'application/octet-stream',
  );
  await advanceUpload(context.database.db, id, index, new Date(context.clock.now()));
  return readUpload(context, userId, id);
}

/** An upload with all of its parts. Refuses with `not_found` and `upload_part_unfit`. */
async function requireWhole(context: Context, userId: string, id: string): Promise<UploadRow> {
  const row = await requireUpload(context, userId, id);
  if (row.parts * uploadPartBytes < row.bytes) throw new AppError('upload_part_unfit', present(row));
  return row;
}

/** A complete upload that becomes something else than a file of a post. */
export interface WholeUpload {
  bytes: number;
  pieces: () => AsyncGenerator<Uint8Array, void>;
  /** Removes it with its parts, once it is kept elsewhere. */
  drop: () => Promise<void>;
}

/** Opens a complete upload that is no file of a post. Refuses with `not_found` and `upload_part_unfit`. */
export async function openUpload(context: Context, userId: string, id: string): Promise<WholeUpload> {
  const row = await requireWhole(context, userId, id);
  if (row.mime !== 'application/octet-stream') throw new AppError('not_found');
  return {
    bytes: row.bytes,
    pieces: () => readMediaPieces(context, row),
    drop: async () => {
      await deleteUpload(context.database.db, id);
      await removeMediaFile(context, id);
    },
  };
}

type FileUpload = UploadRow & { mime: 'application/pdf' | 'video/mp4' };
const isFileUpload = (row: UploadRow): row is FileUpload =>
  row.mime === 'application/pdf' || row.mime === 'video/mp4';

async function inspect(
  context: Context,
  userId: string,
  row: FileUpload,
): Promise<{ pages: number | null; parts: number | null; hash: string | null }> {
  const last = row.mime === 'video/mp4' ? Math.min(row.bytes, uploadPartBytes) : row.bytes;
  const bytes = await readMediaRange(context, row, 0, last - 1);
  if (bytes === null) throw new AppError('upload_part_unfit', present(row));
  if (row.mime === 'video/mp4') {
    const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
    if (type?.mime !== 'video/mp4') throw new AppError('video_unfit');
    return { pages: null, parts: row.parts, hash: null };
  }
  const pages = await countPages(context, userId, bytes);
  await context.storage.put(mediaKey(row.id), bytes, row.mime);
  return { pages, parts: null, hash: sha256(bytes) };
}

/** Turns a complete upload into a file. Idempotent. An upload that fails validation is deleted with its parts. */
export async function endUpload(context: Context, userId: string, id: string): Promise<MediaFile> {
  const finished = await findMedia(context.database.db, id);
  if (finished?.userId === userId) return presentMedia(context, finished);
  const row = await requireWhole(context, userId, id);
  if (!isFileUpload(row)) throw new AppError('not_found');
  const facts = await inspect(context, userId, row).catch(async (error: unknown) => {
    const unfit = error instanceof AppError && !(error instanceof ThreadFault);
    if (unfit && error.code !== 'upload_part_unfit') {
      await deleteUpload(context.database.db, id);
      await removeMediaFile(context, id);
    }
    throw error;
  });
  const now = new Date(context.clock.now());
  const { mime, name, bytes } = row;
  const file = { id, mime, name, bytes, width: 0, height: 0, ...facts };
  await context.database.db.transaction(async (tx) => {
    if (!(await deleteUpload(tx, id))) throw new AppError('not_found');
    await insertMedia(tx, userId, file, now);
  });
  return presentMedia(context, { ...file, createdAt: now });
}

/** Removes uploads that have not continued for a day. */
export async function sweepUploads(context: Context): Promise<void> {
  const before = new Date(context.clock.now() - sweptTables.media_uploads.keptMs);
  for (const id of await listStaleUploads(context.database.db, before, batch)) {
    await removeMediaFile(context, id);
    await deleteUpload(context.database.db, id);
  }
}
