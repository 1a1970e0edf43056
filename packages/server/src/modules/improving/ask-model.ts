import type { Engine } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import {
  DeltaCleaner,
  type ModelCall,
  type TextRequest,
  writerCodes,
  WriterError,
} from '../../integrations/ai/index.ts';
import { AppError } from '../../platform/http/index.ts';

/** Room for a long text in any language and for what a reasoning model thinks before it. */
const maxOutputTokens = 8_000;
const characterLimit = 12_000;

const tooLong = () =>
  new AppError('writer_cut', undefined, {
    message:
      'The model reached its limit before the end of its answer. Nothing was charged. Try it with a shorter text, or with a part of the text.',
  });

/** A model's whole answer. Throws the writer's codes, or the signal's reason after an abort. */
export async function askModel(
  context: Context,
  prompt: Pick<TextRequest, 'system' | 'prompt' | 'schema'>,
  signal: AbortSignal,
  onCall: (call: ModelCall) => void,
): Promise<{ answer: string; engine: Engine }> {
  const cleaner = new DeltaCleaner();
  let answer = '';
  let engine = context.writers.describe();
  try {
    for await (const piece of context.writers.stream({ ...prompt, maxOutputTokens, signal }, onCall)) {
      engine = piece.engine;
      answer += cleaner.push(piece.delta);
      if (answer.length > characterLimit) throw tooLong();
    }
  } catch (error) {
    if (error instanceof WriterError)
      throw error.failure === 'limit' ? tooLong() : new AppError(writerCodes[error.failure]);
    throw error;
  }
  return { answer, engine };
}
