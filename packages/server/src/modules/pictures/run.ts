import { creditCosts, imageRun } from '@limelight/contracts';
import { WriterError } from '../../integrations/ai/index.ts';
import { AppError } from '../../platform/http/index.ts';
import { implementRun, type Run } from '../../run.ts';
import { keepPicture } from '../media/index.ts';
import { countPictures } from './repository.ts';
import { pictureLimit } from './rules.ts';
import { addToLibrary } from './service.ts';

type Drawn = { id: string } | { refused: string };

/** What a failed image model means for the person. */
function asRefusal(error: unknown): unknown {
  if (!(error instanceof WriterError)) return error;
  if (error.failure === 'unauthorised') return new AppError('writer_key_refused');
  return new AppError(error.failure === 'rate_limited' ? 'writer_busy' : 'image_failed');
}

/** One picture by the image model, kept as a file that `addToLibrary` takes; or why the model declined. */
async function drawPicture(
  { context, userId }: Run,
  order: Pick<Parameters<Run['context']['painter']['paint']>[0], 'prompt' | 'shape'>,
  signal: AbortSignal,
): Promise<Drawn> {
  try {
    const painted = await context.painter.paint({ ...order, signal });
    if ('refused' in painted) return painted;
    return { id: (await keepPicture(context, userId, painted.bytes)).id };
  } catch (error) {
    throw asRefusal(error);
  }
}

/** The same as steps of another run: one picture for each prompt. */
export async function drawPictures(run: Run, name: string, prompts: readonly string[]): Promise<Drawn[]> {
  return run.each(
    name,
    prompts,
    async (prompt, step) => drawPicture(run, { prompt, shape: 'square' }, step.signal),
    { concurrency: 2 },
  );
}

/** Pictures by an image model, kept in the library. Each one drawn is paid for; declined ones are not. */
export const image = implementRun(imageRun, {
  where: 'worker',
  price: (_tx, _owner, { count }) => creditCosts['image.create'] * count,
  charge: ({ mediaIds }) => creditCosts['image.create'] * mediaIds.length,
  async prepare(tx, run, { count }) {
    if (!run.context.painter.hasModel()) throw new AppError('no_image_model');
    if ((await countPictures(tx, run.userId)) + count > pictureLimit) throw new AppError('picture_limit');
  },
  async work(run, { prompt, size, count }) {
    let done = 0;
    run.progress(0, count, 'Drawing');
    const places = Array.from({ length: count }, (_, index) => index + 1);
    const drawn = await run.each(
      'images',
      places,
      async (_place, step): Promise<Drawn> => {
        try {
          return await drawPicture(run, { prompt, shape: size }, step.signal);
        } finally {
          done += 1;
          run.progress(done, count, `${done} of ${count} drawn`);
        }
      },
      { concurrency: 2 },
    );
    const refused = drawn.find((one) => 'refused' in one);
    return {
      mediaIds: drawn.flatMap((one) => ('id' in one ? [one.id] : [])),
      refused: refused === undefined ? null : refused.refused,
    };
  },
  async save(tx, run, { mediaIds }) {
    const createdAt = new Date(run.context.clock.now());
    for (const id of mediaIds)
      await addToLibrary(tx, run.userId, { id, altText: '', origin: 'generated', graphic: null, createdAt });
  },
});
