import type { Engine } from '@limelight/contracts';
import {
  DeclinedAnswer,
  UnreadableAnswer,
  type Prompt,
  type StreamCleaner,
} from '../../../integrations/ai/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { Run } from '../../../run.ts';
import { cleanAnswer } from './rules.ts';

const characterLimit = 12_000;

/** Collects the whole answer and cleans it at the end. */
function wholeAnswer(text: string): StreamCleaner {
  let answer = '';
  return {
    push(piece) {
      answer += piece;
      if (answer.length >= characterLimit) throw new AppError('writer_cut');
      return '';
    },
    end() {
      const clean = cleanAnswer(answer, text);
      if (clean === 'declined') throw new DeclinedAnswer();
      if (clean === null) throw new UnreadableAnswer();
      return clean.text;
    },
  };
}

/**
 * Asks a model for a changed text. Prefaces, code fences and data markers are removed, and a text inside JSON is
 * extracted; JSON without a text is never shown. Refuses with `no_model`, `writer_empty` and the writer's codes.
 */
export async function askText<Data>(
  run: Run,
  prompt: Prompt<Data>,
  { data, text }: { data: Data; text: string },
): Promise<{ text: string; engine: Engine }> {
  const answered = await run
    .stream('write', { prompt, data, cleaner: () => wholeAnswer(text) })
    .catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'writer_cut')) throw error;
      throw new AppError('writer_cut', undefined, {
        message:
          'The model reached its limit before the end of its answer. Nothing was charged. Try it with a shorter text, or with a part of the text.',
      });
    });
  if (answered === null) throw new AppError('no_model');
  if (answered.text === '') throw new AppError('writer_empty');
  return answered;
}
