import {
  envelope,
  finishUpload,
  getUpload,
  mediaFile,
  mediaUpload,
  sendUploadPart,
  startUpload,
  uploadMedia,
  type MediaFile,
  type MediaUpload,
} from '@limelight/contracts';
import {
  documentByteLimit,
  imageByteLimit,
  videoByteLimit,
  videoLeastBytes,
} from '@limelight/contracts/catalog';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/client.ts';
import { patiently, sendForm, type Sending } from '../../../../lib/send-form.ts';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
export const largeTypes = ['application/pdf', 'video/mp4'] as const;
export type LargeType = (typeof largeTypes)[number];

type GivenFile = Pick<File, 'type' | 'size'>;

/** The type of a file that is uploaded in parts, or null for any other file. */
export function largeTypeOf(file: GivenFile): LargeType | null {
  return largeTypes.find((type) => type === file.type) ?? null;
}

/** The reason a file is refused before uploading, or null. */
export function refuseFile(file: GivenFile): string | null {
  if (file.type === 'application/pdf')
    return file.size > documentByteLimit ? 'LinkedIn accepts documents of at most 100 MB.' : null;
  if (file.type === 'video/mp4') {
    if (file.size < videoLeastBytes) return 'LinkedIn accepts videos of at least 75 KB.';
    return file.size > videoByteLimit ? 'LinkedIn accepts videos of at most 500 MB.' : null;
  }
  if (!pictureTypes.some((type) => type === file.type))
    return 'Use a JPG, PNG, GIF or WebP picture, a PDF, or an MP4 video.';
  if (file.size > imageByteLimit) return 'That picture is too large. Use one of at most 10 MB.';
  return null;
}

const readFile = (body: unknown) => envelope(mediaFile).safeParse(body).data?.data ?? null;
const readUpload = (body: unknown) => envelope(mediaUpload).safeParse(body).data?.data ?? null;

export function sendPicture(file: File, sending: Sending): Promise<MediaFile> {
  return patiently(sending.signal, () => sendForm(uploadMedia, {}, file, readFile, sending));
}

const quiet = { showError: false };

export function startLarge(file: File, mime: LargeType): Promise<MediaUpload> {
  return call(startUpload, { body: { name: file.name, mime, bytes: file.size } }, quiet);
}

/** Uploads the next part of a file. Parts that have arrived are not sent again. */
export function sendPart(upload: MediaUpload, file: File, sending: Sending): Promise<MediaUpload> {
  const { id, parts: index, partBytes } = upload;
  const piece = file.slice(index * partBytes, (index + 1) * partBytes);
  return patiently(sending.signal, () => sendForm(sendUploadPart, { id, index }, piece, readUpload, sending));
}

/** Has the server check and store an uploaded file. Calling it again returns the same file. */
export function finishLarge(id: string): Promise<MediaFile> {
  return call(finishUpload, { params: { id } }, quiet);
}

/** The progress of an upload, or the file once it is complete. Null when the server knows neither. */
export async function findLarge(id: string): Promise<MediaUpload | MediaFile | null> {
  const unknown = (error: unknown) => {
    if (isApiError(error, 'not_found')) return null;
    throw error;
  };
  const upload = await call(getUpload, { params: { id } }, quiet).catch(unknown);
  return upload ?? finishLarge(id).catch(unknown);
}
