import { envelope, mediaFile, uploadMedia, type MediaFile } from '@limelight/contracts';
import { imageByteLimit } from '@limelight/contracts/catalog';
import { ApiError, readRefusal } from '../../../lib/api-error.ts';
import { requestUrl, toFormData } from '../../../lib/request.ts';
import { requestTimeoutMs } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** What can be said about a file before it is sent, or null. */
export function refusePicture(file: Pick<File, 'type' | 'size'>): string | null {
  if (!pictureTypes.some((type) => type === file.type)) return 'Use a JPG, PNG, GIF or WebP file.';
  if (file.size > imageByteLimit) return 'That picture is too large. Use one of at most 10 MB.';
  return null;
}

/**
 * Sends a picture and tells how far it is, from 0 to 1: the one thing fetch cannot. Rejects with an ApiError; a session
 * that ended is `status` 401, which the caller passes on to the call layer.
 */
export function sendPicture(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<MediaFile> {
  const url = requestUrl('/api', uploadMedia, {});
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const fail = (code: ApiError['code'], status: number | null, body: unknown) => {
      const refusal = readRefusal(body);
      const message =
        refusal.message ??
        (status === null
          ? 'The picture did not arrive: no connection. Try again.'
          : 'The picture could not be taken. Try again.');
      reject(
        new ApiError({
          code,
          status,
          data: body,
          details: refusal.details,
          serverMessage: refusal.message,
          message,
          options: {},
          url,
        }),
      );
    };
    request.open(uploadMedia.method, url);
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
      const parsed = envelope(mediaFile).safeParse(body);
      if (parsed.success) resolve(parsed.data.data);
      else fail('unreadable', request.status, body);
    });
    request.addEventListener('error', () => fail('network', null, null));
    request.addEventListener('timeout', () => fail('timeout', null, null));
    request.addEventListener('abort', () => fail('aborted', null, null));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(toFormData({ file }));
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
