import { pathToFileURL } from 'node:url';

/** A loading failure that the parent reports by name. */
export class Failure extends Error {
  readonly code: 'runtime_broken' | 'model_damaged' | 'not_enough_memory' | 'load_failed';
  readonly reason: string;

  constructor(code: Failure['code'], message: string, reason = message) {
    super(message);
    this.code = code;
    this.reason = reason;
  }
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The failure to load a model, for a reason that its runtime gave. */
export function loadFailure(code: Exclude<Failure['code'], 'runtime_broken'>, reason: string): Failure {
  const words = {
    not_enough_memory:
      'There is not enough free memory for this model. Close other programs or choose a smaller model.',
    model_damaged: 'The model file is damaged. Delete it and download it again.',
    load_failed: 'The model could not be loaded. Choose another model.',
  };
  return new Failure(code, words[code], reason);
}

/** Imports a runtime from its file. Rejects with `runtime_broken`. */
export async function importRuntime<T>(entry: string, isRuntime: (value: unknown) => value is T): Promise<T> {
  let module: unknown;
  try {
    module = await import(pathToFileURL(entry).href);
  } catch (error) {
    throw new Failure('runtime_broken', 'The runtime is damaged. Install it again.', messageOf(error));
  }
  if (isRuntime(module)) return module;
  // A CommonJS module has its exports in `default`.
  const wrapped: unknown =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : null;
  if (isRuntime(wrapped)) return wrapped;
  throw new Failure('runtime_broken', 'The runtime is not the expected one. Install it again.');
}

/** An error answer of the API in OpenAI's format. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  get body(): unknown {
    const type =
      this.status === 429
        ? 'rate_limit_error'
        : this.status >= 500
          ? 'server_error'
          : 'invalid_request_error';
    return { error: { message: this.message, type, param: null, code: this.code } };
  }
}
