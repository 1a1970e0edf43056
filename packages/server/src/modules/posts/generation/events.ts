import { errorCatalogue, isErrorCode, type ErrorCode, type generationEvents } from '@limelight/contracts';
import type { z } from 'zod';
import type { KeptText } from '../tables.ts';
import type { GenerationRow } from './repository.ts';

type Data = { [K in keyof typeof generationEvents]: z.infer<(typeof generationEvents)[K]> };

/** What a generation tells its client. */
export type GenerationEvent = { [K in keyof Data]: { type: K; data: Data[K] } }[keyof Data];

export function errorEvent(code: ErrorCode, details?: unknown): GenerationEvent {
  return {
    type: 'error',
    data: { code, message: errorCatalogue[code].message, ...(details === undefined ? {} : { details }) },
  };
}

/** How a generation ended, as its row keeps it. */
export interface Ending {
  status: 'done' | 'failed' | 'cancelled';
  texts: readonly KeptText[];
  missing: readonly string[];
  userUsage: number;
  postId: string | null;
  code: ErrorCode | null;
  reason: string | null;
}

/** The last event. What was charged after a cancel stands in its details, with the texts it was charged for. */
export function endEvent({
  status,
  texts,
  missing,
  userUsage,
  postId,
  code,
  reason,
}: Ending): GenerationEvent {
  const [first] = texts;
  switch (status) {
    case 'done': {
      if (first === undefined) return errorEvent('writer_empty');
      const { text, engine } = first;
      return {
        type: 'done',
        data: { text, engine, userUsage, variants: [...texts], missing: [...missing], postId },
      };
    }
    case 'cancelled':
      return errorEvent('generation_cancelled', { userUsage, variants: texts });
    case 'failed':
      return errorEvent(code ?? 'writer_unavailable', reason === null ? undefined : { reason });
  }
}

/** The last event of a generation that has ended, as its row tells it; null for one that runs. */
export function endOf(row: GenerationRow): GenerationEvent | null {
  const { status, texts, missing, charged, postId, errorCode, errorReason: reason } = row;
  if (status === 'running') return null;
  const code = errorCode !== null && isErrorCode(errorCode) ? errorCode : null;
  return endEvent({ status, texts, missing, userUsage: charged ?? 0, postId, code, reason });
}
