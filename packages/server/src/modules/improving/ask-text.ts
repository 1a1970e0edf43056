import type { Engine } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import type { ModelCall } from '../../integrations/ai/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { askModel } from './ask-model.ts';
import { cleanAnswer } from './rules.ts';

/**
 * A model's changed text, made the text alone as a generated post is: a preface, a fence and our marks are left out, a text
 * inside JSON is taken out of it. JSON that holds none is asked for once more, and then refused with `writer_unreadable`,
 * never shown. Throws what `askModel` throws, `writer_declined` and `writer_empty`.
 */
export async function askText(
  context: Context,
  { system, prompt }: { system: string; prompt: string },
  text: string,
  signal: AbortSignal,
  onCall: (call: ModelCall) => void,
): Promise<{ text: string; engine: Engine }> {
  let words = prompt;
  for (const tries of [1, 2]) {
    const { answer, engine } = await askModel(context, { system, prompt: words }, signal, onCall);
    const clean = cleanAnswer(answer, text);
    if (clean === 'declined') throw new AppError('writer_declined');
    if (clean?.text === '') throw new AppError('writer_empty');
    if (clean !== null) return { text: clean.text, engine };
    context.log.warn({ tries }, 'model answer is not a text');
    words = `${prompt}\n\nAn answer before this one could not be used: it was no text. Answer with the text alone, without JSON.`;
  }
  throw new AppError('writer_unreadable');
}
