/** The failures a caller can expect. README.md describes when each occurs. */
export type LocalModelErrorCode =
  | 'cancelled'
  | 'unknown_model'
  | 'unsupported_platform'
  | 'npm_missing'
  | 'runtime_install_failed'
  | 'runtime_missing'
  | 'runtime_broken'
  | 'disk_full'
  | 'hub_unreachable'
  | 'hub_refused'
  | 'not_on_hub'
  | 'changed_on_hub'
  | 'interrupted'
  | 'wrong_size'
  | 'wrong_checksum'
  | 'model_missing'
  | 'model_damaged'
  | 'not_enough_memory'
  | 'load_failed'
  | 'start_timeout'
  | 'keeps_crashing';

export type LocalModelErrorDetails = Readonly<Record<string, string | number | readonly string[]>>;

/** An expected failure: `code` is for programs, `message` can be shown to users. */
export class LocalModelError extends Error {
  readonly code: LocalModelErrorCode;
  readonly details: LocalModelErrorDetails;

  constructor(code: LocalModelErrorCode, message: string, details: LocalModelErrorDetails = {}) {
    super(message);
    this.name = 'LocalModelError';
    this.code = code;
    this.details = details;
  }
}

export const cancelled = () => new LocalModelError('cancelled', 'Cancelled.');

/** The code of a failed system call, such as ENOSPC. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
