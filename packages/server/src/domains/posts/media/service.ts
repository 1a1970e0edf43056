import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { AppError, existing, requireSigned } from '../../../platform/http/index.ts';
import { sha256 } from '../../../platform/secrets.ts';
import { uploadPartBytes, type MediaFile, type PictureCut } from '@limelight/contracts';
import { mediaKey, readMediaFile, readMediaPieces, readMediaRange } from './files.ts';
import { cutPicture, remakePicture } from './picture.ts';
import { mediaPath, presentMedia } from './present.ts';
import { rangeOf, type OpenedFile } from './range.ts';
import { findMedia, insertMedia, markRemoved, type MediaRow } from './repository/media.ts';

const uploadRule = { name: 'media-upload', points: 120, perSeconds: 3600 } as const;

/** Stores an uploaded picture. Refuses with `media_invalid`, `media_too_large` or `too_many_requests`. */
export async function keepMedia(context: Context, userId: string, file: File): Promise<MediaFile> {
  await context.limits.take(uploadRule, userId);
  return keepPicture(context, userId, new Uint8Array(await file.arrayBuffer()));
}

/** Stores a file. The row is inserted first, so that no file is ever stored without one. */
async function keepFile(
  context: Context,
  userId: string,
  bytes: Uint8Array,
  facts: Pick<MediaRow, 'mime' | 'width' | 'height' | 'pages' | 'name'> &
    Partial<Pick<MediaRow, 'openGap' | 'madeFrom'>>,
): Promise<MediaFile> {
  const now = new Date(context.clock.now());
  const row = { id: randomUUID(), ...facts, bytes: bytes.byteLength, parts: null, hash: sha256(bytes) };
  await insertMedia(context.database.db, userId, row, now);
  try {
    await context.storage.put(mediaKey(row.id), bytes, row.mime);
  } catch (error) {
    await markRemoved(context.database.db, row.id);
    throw error;
  }
  return presentMedia(context, { ...row, createdAt: now });
}

/** Re-encodes and stores a picture, with the first open gap in it if it was drawn here. Refuses with `media_invalid` or `media_too_large`. */
export async function keepPicture(
  context: Context,
  userId: string,
  given: Uint8Array,
  openGap: string | null = null,
): Promise<MediaFile> {
  const { bytes, mime, width, height } = await remakePicture(given);
  return keepFile(context, userId, bytes, { mime, width, height, pages: null, name: '', openGap });
}

/** Stores a rotated and cropped copy of a picture. Refuses with `not_found` or `picture_not_still`. */
export async function keepCut(
  context: Context,
  userId: string,
  row: MediaRow,
  cut: PictureCut,
): Promise<MediaFile> {
  const { mime } = row;
  const bytes = existing(await readMediaFile(context, row));
  if (mime !== 'image/jpeg' && mime !== 'image/png') throw new AppError('picture_not_still');
  const { width, height, ...made } = await cutPicture(
    { mime, bytes, width: row.width, height: row.height },
    cut,
  );
  const { openGap } = row;
  return keepFile(context, userId, made.bytes, { mime, width, height, pages: null, name: '', openGap });
}

export async function keepDocument(
  context: Context,
  userId: string,
  {
    bytes,
    ...facts
  }: { bytes: Uint8Array; name: string; pages: number } & Pick<MediaRow, 'openGap' | 'madeFrom'>,
): Promise<MediaFile> {
  return keepFile(context, userId, bytes, { mime: 'application/pdf', width: 0, height: 0, ...facts });
}

/** Streams a whole video. Throws if a part is gone, because the length has already been sent. */
async function* wholeFilm(
  context: Context,
  film: Parameters<typeof readMediaPieces>[1] & { bytes: number },
): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const piece of readMediaPieces(context, film)) {
    sent += piece.byteLength;
    yield piece;
  }
  if (sent !== film.bytes) throw new Error(`a film of ${film.bytes} bytes has ${sent}`);
}

/**
 * Opens the file at a signed address, or the requested range of it. Pictures are always returned whole. Refuses with
 * `signature_invalid` or `not_found`.
 */
export async function openSignedMedia(
  context: Context,
  mediaId: string,
  signed: { expires: number; signature: string },
  asked: string | null,
): Promise<OpenedFile | { beyond: number }> {
  requireSigned(context, mediaPath(mediaId), signed);
  const row = existing(await findMedia(context.database.db, mediaId));
  const { mime, bytes: size, parts } = row;
  const shared = { mime, secondsLeft: Math.max(0, Math.floor(signed.expires - context.clock.now() / 1000)) };
  if (parts === null) {
    const body = new Uint8Array(existing(await readMediaFile(context, row)));
    return { ...shared, body, length: body.byteLength, range: null };
  }
  const range = rangeOf(asked, size, uploadPartBytes);
  if (range === 'beyond') return { beyond: size };
  if (range === null)
    return {
      ...shared,
      body: ReadableStream.from(wholeFilm(context, { ...row, parts })),
      length: size,
      range,
    };
  const body = new Uint8Array(existing(await readMediaRange(context, row, range.first, range.last)));
  return { ...shared, body, length: body.byteLength, range: { ...range, size } };
}
