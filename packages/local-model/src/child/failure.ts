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
