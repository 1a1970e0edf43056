/** Google returned no identity. `rejected`: it refused the code; `unavailable`: there was no valid response. */
export class GoogleError extends Error {
  readonly kind: 'rejected' | 'unavailable';

  constructor(kind: 'rejected' | 'unavailable', message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'GoogleError';
    this.kind = kind;
  }
}
