import { errorCatalogue, type ErrorCode, type generationEvents } from '@limelight/contracts';
import type { z } from 'zod';
import type { Draft, Outcome } from './rules.ts';

type Data = { [K in keyof typeof generationEvents]: z.infer<(typeof generationEvents)[K]> };

export type GenerationEvent = { [K in keyof Data]: { type: K; data: Data[K] } }[keyof Data];

function errorEvent(code: ErrorCode, details?: unknown): GenerationEvent {
  const { message } = errorCatalogue[code];
  return { type: 'error', data: { code, message, ...(details === undefined ? {} : { details }) } };
}

/** The last event. After a cancellation its details contain the charge and the texts it covers. */
export function endOf(
  found: { drafts: readonly Draft[]; outcome: Outcome; postId: string | null } | null,
): GenerationEvent {
  if (found === null) return errorEvent('writer_unavailable');
  const { drafts, outcome, postId } = found;
  const userUsage = drafts.reduce((sum, { charged }) => sum + charged, 0);
  switch (outcome.status) {
    case 'done': {
      const { texts, missing } = outcome;
      const [first] = texts;
      if (first === undefined) return errorEvent('writer_empty');
      const { text, engine } = first;
      return { type: 'done', data: { text, engine, userUsage, variants: texts, missing, postId } };
    }
    case 'cancelled':
      return errorEvent('generation_cancelled', { userUsage, variants: outcome.texts });
    case 'failed':
      return errorEvent(outcome.code, outcome.reason === null ? undefined : { reason: outcome.reason });
    case 'running':
      return errorEvent('writer_unavailable');
  }
}
