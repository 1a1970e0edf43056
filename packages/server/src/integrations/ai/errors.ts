import type { ErrorCode } from '@limelight/contracts';

/**
 * Why a model gave no complete text. `empty`: there was no usable output. `limit`: it stopped at its token limit.
 * `declined`: the model or its provider's filter refused.
 */
export type WriterFailure =
  | 'unauthorised'
  | 'rate_limited'
  | 'rejected'
  | 'unavailable'
  | 'empty'
  | 'limit'
  | 'declined';

/**
 * In the order in which people can act on them: first what other words or waiting may fix, last what only the
 * operator can fix.
 */
const byUse: readonly WriterFailure[] = [
  'declined',
  'limit',
  'rate_limited',
  'unavailable',
  'empty',
  'rejected',
  'unauthorised',
];

/** Of two models' failures, the one to report. */
export function moreUseful(one: WriterError, other: WriterError): WriterError {
  return byUse.indexOf(one.failure) <= byUse.indexOf(other.failure) ? one : other;
}

export const writerCodes: Readonly<Record<WriterFailure, ErrorCode>> = {
  unauthorised: 'writer_key_refused',
  rate_limited: 'writer_busy',
  rejected: 'writer_rejected',
  unavailable: 'writer_unavailable',
  empty: 'writer_empty',
  limit: 'writer_cut',
  declined: 'writer_declined',
};

/** The outcome of one model call. `cut`: it failed after part of the text had arrived. */
export type ModelCallOutcome = 'done' | 'aborted' | 'cut' | WriterFailure;

/**
 * No configured model wrote the text. When several failed, this is the failure a person can best act on. After an
 * interrupted text no other model is tried.
 */
export class WriterError extends Error {
  readonly failure: WriterFailure;
  readonly model: string;

  constructor(failure: WriterFailure, model: string, options?: ErrorOptions) {
    super(`${model}: ${failure}`, options);
    this.name = 'WriterError';
    this.failure = failure;
    this.model = model;
  }
}

function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  return typeof error.statusCode === 'number' ? error.statusCode : null;
}

/** Classifies a provider's error by its HTTP status. Without a status there was no response. */
export function failureOf(error: unknown): WriterFailure {
  const status = statusOf(error);
  if (status === null) return 'unavailable';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 429) return 'rate_limited';
  return status >= 400 && status < 500 && status !== 408 ? 'rejected' : 'unavailable';
}

export const isBadRequest = (error: unknown): boolean =>
  error instanceof WriterError &&
  error.failure === 'rejected' &&
  [400, 422].includes(statusOf(error.cause) ?? 0);

const longestReason = 200;

/** The root cause, since wrapping errors only say that another error occurred. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

/** What the provider or connection reported, or null. Only for operators, never shown to users. */
export function reasonOf({ cause }: WriterError): string | null {
  if (!(cause instanceof Error)) return null;
  const status = statusOf(cause);
  const refused = status !== null && status >= 400;
  const said = (refused ? cause : rootOf(cause)).message.split('\n', 1)[0]?.slice(0, longestReason).trim();
  return [refused ? String(status) : '', said ?? ''].filter((part) => part !== '').join(' ') || null;
}

/** Removes the API key from a provider's message, in which some providers repeat it. */
export function withoutKey<T extends string | null>(words: T, apiKey: string | null): T | string {
  return words === null || apiKey === null || apiKey === '' ? words : words.replaceAll(apiKey, '…');
}
