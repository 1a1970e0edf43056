import { randomUUID } from 'node:crypto';
import { json } from '../http/answer.ts';
import type { Handled } from '../http/router.ts';

/** The description of a failed request. `code` is only used by protocols that have it. */
export type Failure = {
  status: number;
  code: string;
  message: string;
  retryAfterSeconds?: number | undefined;
};

const wait = ({ retryAfterSeconds }: Failure): Record<string, string> =>
  retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };

export function openAiFault({ status, code, message }: Failure): unknown {
  const type = status === 429 ? 'rate_limit_error' : status >= 500 ? 'server_error' : 'invalid_request_error';
  return { error: { message, type, param: null, code } };
}

export const openAiError = (failure: Failure): Handled =>
  json(failure.status, openAiFault(failure), wait(failure));

const ANTHROPIC_TYPES: Readonly<Record<number, string>> = {
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

/** The type of an Anthropic error for a status. Anthropic has no error codes. */
export const anthropicType = (status: number): string =>
  ANTHROPIC_TYPES[status] ?? (status >= 500 ? 'api_error' : 'invalid_request_error');

export const newRequestId = () => `req_${randomUUID().replaceAll('-', '').slice(0, 24)}`;

export const anthropicFault = ({ status, message }: Failure, requestId: string): unknown => ({
  type: 'error',
  error: { type: anthropicType(status), message },
  request_id: requestId,
});

export function anthropicError(failure: Failure): Handled {
  const requestId = newRequestId();
  return json(failure.status, anthropicFault(failure, requestId), {
    'request-id': requestId,
    ...wait(failure),
  });
}
