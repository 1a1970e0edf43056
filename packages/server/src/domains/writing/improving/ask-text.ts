import type { Engine } from '@limelight/contracts';
import type { Prompt } from '../../../integrations/ai/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { Run, StreamOptions } from '../../../run.ts';

const characterLimit = 12_000;
const cutMessage =
  'The model reached its limit before the end of its answer. Nothing was charged. Try it with a shorter text, or with a part of the text.';

/**
 * Asks a model for a changed text, without what stands around it. `own` is the text it changes. Refuses with `no_model`,
 * `writer_empty`, `writer_cut` and the writer's codes.
 */
export async function askText<Data>(
  run: Run,
  prompt: Prompt<Data>,
  wanted: Pick<StreamOptions<Data>, 'data' | 'unstored' | 'mend' | 'check'> & { own: string },
): Promise<{ text: string; engine: Engine }> {
  const answered = await run
    .stream('write', { prompt, ...wanted, characterLimit })
    .catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'writer_cut')) throw error;
      throw new AppError('writer_cut', undefined, { message: cutMessage });
    });
  if (answered === null) throw new AppError('no_model');
  if (answered.cut !== null) throw new AppError('writer_cut', undefined, { message: cutMessage });
  return answered;
}
