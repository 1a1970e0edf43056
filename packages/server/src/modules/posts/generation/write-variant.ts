import type { Brief, Engine } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { outlineEngine, WriterError, type ModelCall } from '../../../integrations/ai/index.ts';
import { requestWritePost } from './request.ts';
import { newDataId } from '../../../integrations/ai/data-block.ts';
import { DeltaCleaner } from '../../../integrations/ai/delta-cleaner.ts';
import { AnswerCleaner, DeclinedAnswer, UnreadableAnswer } from './answer-cleaner.ts';
import { notedSources, type Material } from './material.ts';
import type { OutlineDraft } from './outline.ts';
import type { VariantResult } from './rules.ts';
import { ThreadFault } from '../../../platform/threads/index.ts';

/** As much as a draft may hold; a model that does not end is ended there. */
const characterLimit = 12_000;
/** Room for a long post and for what a reasoning model thinks before it. */
const maxOutputTokens = 8_000;

/** Why writing was ended from outside. */
export class Stopped extends Error {
  /** All of it by its author, this text alone by its author, or the process. */
  readonly why: 'cancelled' | 'stopped' | 'shutdown';
  constructor(why: Stopped['why']) {
    super(why);
    this.why = why;
  }
}

export interface VariantRequest {
  userId: string;
  brief: Brief;
  material: Material;
  /** What is delivered in place of a model's text; null where a model writes. */
  outline: OutlineDraft | null;
  variant: number;
  variants: number;
  signal: AbortSignal;
  onDelta: (delta: string) => void;
  onCall: (call: ModelCall) => void;
}

type Piece = { delta: string; engine: Engine };

async function* pieces(context: Context, request: VariantRequest, missing: string[]): AsyncGenerator<Piece> {
  const { brief, material, outline, variant, variants, signal, onCall } = request;
  if (outline !== null) {
    missing.push(...outline.left);
    yield { delta: outline.text, engine: outlineEngine };
    return;
  }
  const options = { dataId: newDataId(), variant, variants, cited: material.cited };
  const { request: messages, left } = requestWritePost(brief, notedSources(material), options);
  missing.push(...left);
  yield* context.writers.stream({ ...messages, maxOutputTokens, signal }, onCall);
}

function failureReason(error: unknown): string | null {
  if (error instanceof WriterError) return error.failure;
  if (error instanceof DeclinedAnswer) return 'declined';
  if (error instanceof UnreadableAnswer) return 'unreadable';
  if (error instanceof ThreadFault) return error.kind;
  return error instanceof Stopped && error.why === 'shutdown' ? 'shutdown' : null;
}

/** Writes one text and delivers it piece by piece. Only an error that nobody expected is thrown. */
export async function writeVariant(context: Context, request: VariantRequest): Promise<VariantResult> {
  // The person's own words are never taken for what a model puts around a post.
  const cleaner = request.outline === null ? new AnswerCleaner() : new DeltaCleaner();
  const missing: string[] = [];
  const result: Omit<VariantResult, 'state'> = {
    variant: request.variant,
    text: '',
    engine: context.writers.describe(),
    missing,
    reason: null,
  };
  const deliver = (ready: string) => {
    const fitting = ready.slice(0, characterLimit - result.text.length);
    if (fitting === '') return;
    result.text += fitting;
    request.onDelta(fitting);
  };
  try {
    for await (const { delta, engine } of pieces(context, request, missing)) {
      result.engine = engine;
      deliver(cleaner.push(delta));
      if (result.text.length >= characterLimit) break;
    }
    if (cleaner instanceof AnswerCleaner) deliver(cleaner.end());
    return result.text === ''
      ? { ...result, state: 'failed', reason: 'empty' }
      : { ...result, state: 'written' };
  } catch (error) {
    if (error instanceof Stopped && error.why !== 'shutdown') return { ...result, state: error.why };
    const reason = failureReason(error);
    if (reason === null) throw error;
    return { ...result, state: 'failed', reason };
  }
}
