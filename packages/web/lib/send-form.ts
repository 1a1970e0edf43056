import type { Endpoint } from '@limelight/contracts';
import { ApiError, isApiError, readRefusal } from './api-error.ts';
import { requestTimeoutMs } from './api.ts';
import { requestUrl, toFormData } from './request.ts';
import { session } from './session.ts';

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
export async function patiently<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error) || tried === tries || signal.aborted) throw error;
      await wait(firstWaitMs * 2 ** (tried - 1), signal);
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
