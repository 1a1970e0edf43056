import { isErrorCode, type ErrorCode } from '@limelight/contracts';
import { z } from 'zod';

/** Why a call did not end well where the server gave no code of its own. */
export type FailureCode = ErrorCode | 'aborted' | 'timeout' | 'network' | 'unreadable';

/** What a rejected call carries. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: FailureCode;
  /** HTTP status, or null when no answer came. */
  readonly status: number | null;
  /** The body of the answer as it came. */
  readonly data: unknown;
  /** `details` of the refusal, when the server gave any. */
  readonly details: unknown;
  /** The server's own sentence, or null. */
  readonly serverMessage: string | null;
  /** The options the call was made with. */
  readonly options: unknown;
  /** The address that was asked. */
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

/** A newer call took its place, or the person stopped it: nothing to tell anybody. */
export function isAborted(value: unknown): boolean {
  return isApiError(value, 'aborted');
}

/** Reads a refusal's body `{ message, code, details? }`; whatever is missing is null. */
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

/** Field name to the first sentence about it, from the `details` of a refusal (`[{ path, message }]`). */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = isApiError(error) ? fieldList.safeParse(error.details) : null;
  const found: Record<string, string> = {};
  for (const { path, message } of fields?.data ?? []) found[path] ??= message;
  return found;
}
