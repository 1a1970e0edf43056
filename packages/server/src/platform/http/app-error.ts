import { errorCatalogue, type ErrorCode } from '@limelight/contracts';

/** An expected refusal. Any other thrown error is unknown, and its details never reach the client. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    details?: unknown,
    options: { message?: string; retryAfterSeconds?: number } = {},
  ) {
    super(options.message ?? errorCatalogue[code].message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/** What was found. Refuses with `not_found` when it is null. */
export function existing<T>(found: T | null): T {
  if (found === null) throw new AppError('not_found');
  return found;
}
