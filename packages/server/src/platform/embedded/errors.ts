export type EmbeddedPostgresErrorCode =
  | 'already_running'
  | 'binaries_missing'
  | 'no_account'
  | 'not_ours'
  | 'unreachable'
  | 'wrong_version'
  | 'initialise_failed'
  | 'start_failed';

/** `code` is for programs; `message` tells the person at the terminal what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly code: EmbeddedPostgresErrorCode;

  constructor(code: EmbeddedPostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export function systemErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Returns undefined when the file or directory does not exist. */
export async function unlessAbsent<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
