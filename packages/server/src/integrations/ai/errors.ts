import type { ErrorCode } from '@limelight/contracts';

/**
 * Why a model gave no whole text. `empty`: it answered, with nothing usable. `limit`: it stopped at its token limit. `declined`: it,
 * or a filter of its provider, would not write it.
 */
export type WriterFailure =
  | 'unauthorised'
  | 'rate_limited'
  | 'rejected'
  | 'unavailable'
  | 'empty'
  | 'limit'
  | 'declined';

/** By what a person can do about it: first what other words or a minute mend, last what only who runs the server can. */
const byUse: readonly WriterFailure[] = [
  'declined',
  'limit',
  'rate_limited',
  'unavailable',
  'empty',
  'rejected',
  'unauthorised',
];

/** Of two models that both failed, the failure to tell. */
export function moreUseful(one: WriterError, other: WriterError): WriterError {
  return byUse.indexOf(one.failure) <= byUse.indexOf(other.failure) ? one : other;
}

/** The code, with its sentence, that tells a person why. */
export const writerCodes: Readonly<Record<WriterFailure, ErrorCode>> = {
  unauthorised: 'writer_key_refused',
  rate_limited: 'writer_busy',
  rejected: 'writer_rejected',
  unavailable: 'writer_unavailable',
  empty: 'writer_empty',
  limit: 'writer_cut',
  declined: 'writer_declined',
};

/** How one call of a model ended. `cut`: it failed after some of the text had come. */
export type ModelCallOutcome = 'done' | 'aborted' | 'cut' | WriterFailure;

/** No configured model wrote the text. Of several models' failures it is the one a person can do most about; after a cut in the text there is no other model. */
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

/** Names a provider's error by its HTTP status; one without a status never got an answer. */
export function failureOf(error: unknown): WriterFailure {
  const status = statusOf(error);
  if (status === null) return 'unavailable';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 429) return 'rate_limited';
  return status >= 400 && status < 500 && status !== 408 ? 'rejected' : 'unavailable';
}

/** Whether a provider refused the request for what stands in it. */
export const isBadRequest = (error: unknown): boolean =>
  error instanceof WriterError &&
  error.failure === 'rejected' &&
  [400, 422].includes(statusOf(error.cause) ?? 0);

const longestReason = 200;

/** What began it: an error that only says that another one happened is no reason. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

/** What the provider or the connection said of it, for who runs the server and never for a person's page; null where nothing was. */
export function reasonOf({ cause }: WriterError): string | null {
  if (!(cause instanceof Error)) return null;
  const status = statusOf(cause);
  const refused = status !== null && status >= 400;
  const said = (refused ? cause : rootOf(cause)).message.split('\n', 1)[0]?.slice(0, longestReason).trim();
  return [refused ? String(status) : '', said ?? ''].filter((part) => part !== '').join(' ') || null;
}

/** A provider's words without the key it was called with: some providers repeat it. */
export function withoutKey<T extends string | null>(words: T, apiKey: string | null): T | string {
  return words === null || apiKey === null || apiKey === '' ? words : words.replaceAll(apiKey, '…');
}
