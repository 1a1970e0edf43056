import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { MediaFile } from '@limelight/contracts';
import { mediaKey, readMediaFile } from './files.ts';
import { remakePicture } from './picture.ts';
import { mediaPath, presentMedia } from './present.ts';
import { findMedia, insertMedia, markRemoved } from './repository.ts';

const uploadRule = { name: 'media-upload', points: 120, perSeconds: 3600 } as const;

/** Keeps a picture that a person sent. Refuses with `media_invalid`, `media_too_large` and `too_many_requests`. */
export async function keepMedia(context: Context, userId: string, file: File): Promise<MediaFile> {
  await context.limits.take(uploadRule, userId);
  return keepPicture(context, userId, new Uint8Array(await file.arrayBuffer()));
}

/** Keeps a picture as a file of the person's. The row comes first, so that no file is ever kept that nothing knows of. */
export async function keepPicture(context: Context, userId: string, given: Uint8Array): Promise<MediaFile> {
  const picture = await remakePicture(given);
  const now = new Date(context.clock.now());
  const row = {
    id: randomUUID(),
    mime: picture.mime,
    bytes: picture.bytes.byteLength,
    width: picture.width,
    height: picture.height,
    pages: null,
    name: '',
    parts: null,
  };
  await insertMedia(context.database.db, userId, row, now);
  try {
    await context.storage.put(mediaKey(row.id), picture.bytes, picture.mime);
  } catch (error) {
    await markRemoved(context.database.db, row.id);
    throw error;
  }
  return presentMedia(context, { ...row, createdAt: now });
}

/** The picture at a signed address. Refuses with `signature_invalid` and `not_found`. */
export async function openSignedMedia(
  context: Context,
  mediaId: string,
  { expires, signature }: { expires: number; signature: string },
): Promise<{ mime: string; bytes: Uint8Array; secondsLeft: number }> {
  const now = context.clock.now();
  if (!context.secrets.verify(mediaPath(mediaId), expires, signature, now))
    throw new AppError('signature_invalid');
  const row = await findMedia(context.database.db, mediaId);
  const bytes = row === null ? null : await readMediaFile(context, row);
  if (row === null || bytes === null) throw new AppError('not_found');
  return { mime: row.mime, bytes, secondsLeft: Math.max(0, Math.floor(expires - now / 1000)) };
}
