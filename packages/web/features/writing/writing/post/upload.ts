import {
  envelope,
  finishUpload,
  getUpload,
  mediaFile,
  mediaUpload,
  sendUploadPart,
  startUpload,
  uploadMedia,
  type Endpoint,
  type MediaFile,
  type MediaUpload,
} from '@limelight/contracts';
import {
  documentByteLimit,
  imageByteLimit,
  videoByteLimit,
  videoLeastBytes,
} from '@limelight/contracts/catalog';
import { ApiError, isApiError, readRefusal } from '../../../../lib/api-error.ts';
import { requestTimeoutMs } from '../../../../lib/api.ts';
import { call } from '../../../../lib/client.ts';
import { requestUrl, toFormData } from '../../../../lib/request.ts';
import { session } from '../../../../lib/session.ts';

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

export interface Sending {
  /** Receives the progress from 0 to 1, which fetch cannot report. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a form with a file. Rejects with an ApiError. When the session has expired its `status` is 401, which the
 * caller handles.
 */
export function sendForm<T>(
  endpoint: Endpoint,
  params: Record<string, unknown>,
  file: Blob,
  read: (body: unknown) => T | null,
  { onProgress, signal }: Sending,
): Promise<T> {
  const url = requestUrl('/api', endpoint, { params });
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const fail = (code: ApiError['code'], status: number | null, body: unknown) => {
      const refusal = readRefusal(body);
      const message =
        refusal.message ??
        (status === null
          ? 'The upload failed because there is no connection. Try again.'
          : 'The file could not be uploaded. Try again.');
      const { details, message: serverMessage } = refusal;
      reject(new ApiError({ code, status, data: body, details, serverMessage, message, options: {}, url }));
    };
    request.open(endpoint.method, url);
    request.timeout = requestTimeoutMs;
    request.setRequestHeader('Accept', 'application/json');
    const token = session.read();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const body = readJson(request.responseText);
      if (request.status < 200 || request.status >= 300) {
        fail(readRefusal(body).code, request.status, body);
        return;
      }
      const answer = read(body);
      if (answer === null) fail('unreadable', request.status, body);
      else resolve(answer);
    });
    request.addEventListener('error', () => fail('network', null, null));
    request.addEventListener('timeout', () => fail('timeout', null, null));
    request.addEventListener('abort', () => fail('aborted', null, null));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(toFormData({ file }));
  });
}

const readFile = (body: unknown) => envelope(mediaFile).safeParse(body).data?.data ?? null;
const readUpload = (body: unknown) => envelope(mediaUpload).safeParse(body).data?.data ?? null;

const tries = 6;
const firstWaitMs = 1000;

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** True for a failure of the connection or the server, not of the file. */
export function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.code === 'network' || error.code === 'timeout' || (error.status ?? 0) >= 500;
}

/** Retries after a pause when the connection was lost. */
async function patiently<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error) || tried === tries || signal.aborted) throw error;
      await wait(firstWaitMs * 2 ** (tried - 1), signal);
    }
  }
}

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

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
