/** Why the embedded database could not be started; the message is written for the person at the terminal. */
export type EmbeddedPostgresErrorCode =
  | 'already_running'
  | 'binaries_missing'
  | 'no_account'
  | 'not_ours'
  | 'unreachable'
  | 'wrong_version'
  | 'initialise_failed'
  | 'start_failed';

/** A named failure of the embedded database. `code` is for programs, `message` says what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The code of a system error such as ENOENT, or undefined for anything else. */
export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Runs a file operation and answers undefined where the file or directory does not exist. */
export async function unlessAbsent<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
