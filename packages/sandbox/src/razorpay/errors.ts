import { json, type Answer } from '../http/answer.ts';

export type ErrorDetail = {
  code?: string;
  status?: number;
  field?: string;
  source?: string;
  step?: string;
  reason?: string;
  metadata?: Record<string, string>;
};

export class Refusal extends Error {
  readonly answer: Answer;

  constructor(description: string, detail: ErrorDetail = {}) {
    super(description);
    this.answer = errorAnswer(description, detail);
  }
}

export function errorAnswer(description: string, detail: ErrorDetail = {}): Answer {
  return json(detail.status ?? 400, {
    error: {
      code: detail.code ?? 'BAD_REQUEST_ERROR',
      description,
      source: detail.source ?? 'business',
      step: detail.step ?? 'payment_initiation',
      reason: detail.reason ?? 'input_validation_failed',
      metadata: detail.metadata ?? {},
      ...(detail.field === undefined ? {} : { field: detail.field }),
    },
  });
}

/** An unknown id is answered with 400, not 404. */
export function unknownId(): Refusal {
  return new Refusal('The id provided does not exist', { source: 'NA', step: 'NA', reason: 'NA' });
}
