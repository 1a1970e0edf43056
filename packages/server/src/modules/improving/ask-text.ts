import type { Engine } from '@limelight/contracts';
import type { Prompt } from '../../integrations/ai/index.ts';
import { AppError } from '../../platform/http/index.ts';
import type { Run } from '../../run.ts';
import { cleanAnswer } from './rules.ts';

/** As long as a text can be. */
const characterLimit = 12_000;

const tooLong = () =>
  new AppError('writer_cut', undefined, {
    message:
      'The model reached its limit before the end of its answer. Nothing was charged. Try it with a shorter text, or with a part of the text.',
  });

/** The same question with what was wrong with the answer before. */
const askedAgain = <Data>(prompt: Prompt<Data>): Prompt<Data> => ({
  ...prompt,
  render(data, dataId) {
    const asked = prompt.render(data, dataId);
    return {
      ...asked,
      prompt: `${asked.prompt}\n\nAn answer before this one could not be used: it was no text. Answer with the text alone, without JSON.`,
    };
  },
});

/**
 * A model's changed text, made the text alone as a generated post is: a preface, a fence and our marks are left out, a text
 * inside JSON is taken out of it. JSON that holds none is asked for once more, and then refused with `writer_unreadable`,
 * never shown. Refuses with `no_model`, `writer_declined`, `writer_empty`, `nothing_to_change` and the writer's codes.
 */
export async function askText<Data>(
  run: Run,
  prompt: Prompt<Data>,
  { data, text }: { data: Data; text: string },
): Promise<{ text: string; engine: Engine }> {
  for (const [name, asking] of [
    ['write', prompt],
    ['write again', askedAgain(prompt)],
  ] as const) {
    const answered = await run
      .stream(name, { prompt: asking, data, characterLimit })
      .catch((error: unknown) => {
        throw error instanceof AppError && error.code === 'writer_cut' ? tooLong() : error;
      });
    if (answered === null) throw new AppError('no_model');
    if (answered.text.length >= characterLimit) throw tooLong();
    const clean = cleanAnswer(answered.text, text);
    if (clean === 'declined') throw new AppError('writer_declined');
    if (clean?.text === '') throw new AppError('writer_empty');
    if (clean !== null) return { text: clean.text, engine: answered.engine };
  }
  throw new AppError('writer_unreadable');
}
