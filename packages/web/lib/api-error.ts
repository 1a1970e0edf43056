import { isErrorCode, type ErrorCode } from '@limelight/contracts';
import { z } from 'zod';

/**
 * Reasons a call failed. The ones that are not an `ErrorCode` are decided in the browser, without a code from the
 * server.
 */
export type FailureCode = ErrorCode | 'aborted' | 'timeout' | 'network' | 'unreadable';

/** The rejection of every failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: FailureCode;
  /** Null when there was no answer. */
  readonly status: number | null;
  readonly data: unknown;
  /** The `details` of the refusal, if the server sent any. */
  readonly details: unknown;
  /** The server's own message, or null. */
  readonly serverMessage: string | null;
  readonly options: unknown;
  readonly url: string;

  constructor(init: {
    code: FailureCode;
    status: number | null;
    data: unknown;
    details: unknown;
    serverMessage: string | null;
    message: string;
    options: unknown;
    url: string;
  }) {
    super(init.message);
    this.code = init.code;
    this.status = init.status;
    this.data = init.data;
    this.details = init.details;
    this.serverMessage = init.serverMessage;
    this.options = init.options;
    this.url = init.url;
  }
}

export function isApiError(value: unknown, ...codes: FailureCode[]): value is ApiError {
  return value instanceof ApiError && (codes.length === 0 || codes.includes(value.code));
}

/** True for a call replaced by a newer one or stopped by the user. Such a failure is not reported to anybody. */
export function isAborted(value: unknown): boolean {
  return isApiError(value, 'aborted');
}

/** Reads the body of a refusal, `{ message, code, details? }`. Missing parts become null. */
export function readRefusal(body: unknown): { message: string | null; code: ErrorCode; details: unknown } {
  const record = typeof body === 'object' && body !== null ? body : {};
  const message =
    'message' in record && typeof record.message === 'string' && record.message ? record.message : null;
  const code =
    'code' in record && typeof record.code === 'string' && isErrorCode(record.code) ? record.code : null;
  return {
    message,
    code: code ?? 'internal_error',
    details: 'details' in record ? record.details : undefined,
  };
}

const fieldList = z.array(z.object({ path: z.string(), message: z.string() }));

/** Maps each field name to its first message in the `details` of a refusal (`[{ path, message }]`). */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = isApiError(error) ? fieldList.safeParse(error.details) : null;
  const found: Record<string, string> = {};
  for (const { path, message } of fields?.data ?? []) found[path] ??= message;
  return found;
}
