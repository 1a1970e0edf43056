import { errorCatalogue, type ErrorCode } from '@limelight/contracts';

/** A refusal by name. What is thrown otherwise is an unknown error: nothing of it reaches the client. */
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
