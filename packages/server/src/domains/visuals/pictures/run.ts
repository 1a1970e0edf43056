import { creditCosts, imageRun } from '@limelight/contracts';
import { WriterError } from '../../../integrations/ai/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { cameToNothing, counted, implementRun, made, type Run } from '../../../run.ts';
import { keepPicture, listOwnMedia, readMediaFile } from '../../posts/media/index.ts';
import { countPictures, findPictureRow } from './repository/pictures.ts';
import { pictureLimit } from './rules.ts';
import { addToLibrary } from './service.ts';

type Drawn = { id: string } | { refused: string };

const atOnce = 2;

type PictureRequest = Parameters<Run['context']['painter']['paint']>[0];
type PictureSource = NonNullable<PictureRequest['from']>;

async function readOrigin({ context, userId }: Run, id: string): Promise<PictureSource> {
  const { db } = context.database;
  const row = await findPictureRow(db, userId, id);
  const [media] = row === null ? [] : await listOwnMedia(db, userId, [id]);
  const bytes = media === undefined ? null : await readMediaFile(context, media);
  if (media === undefined || bytes === null) throw new AppError('not_found');
  const { mime } = media;
  if (mime !== 'image/jpeg' && mime !== 'image/png') throw new AppError('picture_not_still');
  return { bytes, mediaType: mime };
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof WriterError)) return error;
  if (error.failure === 'unauthorised') return new AppError('writer_key_refused');
  return new AppError(error.failure === 'rate_limited' ? 'writer_busy' : 'image_failed');
}

/** Draws and stores one picture, or returns why the model declined. `addToLibrary` can add the stored file. */
async function drawPicture(
  { context, userId }: Run,
  order: Pick<PictureRequest, 'prompt' | 'shape' | 'from'>,
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

export async function drawPictures(run: Run, name: string, prompts: readonly string[]): Promise<Drawn[]> {
  return run.each(
    name,
    prompts,
    async (prompt, step) => drawPicture(run, { prompt, shape: 'square' }, step.signal),
    { concurrency: 2 },
  );
}

/** Draws pictures and adds them to the library. Only pictures that were drawn are charged. */
export const image = implementRun(imageRun, {
  where: 'worker',
  steps: { image: 'Draw a picture' },
  outcome: ({ mediaIds, refused }) =>
    mediaIds.length === 0
      ? cameToNothing(refused ?? 'No picture could be drawn.')
      : made(`${counted(mediaIds.length, 'picture')} drawn.`, ['See the pictures', '/dashboard/images']),
  price: (_tx, _owner, { count }) => creditCosts['image.create'] * count,
  charge: ({ mediaIds }) => creditCosts['image.create'] * mediaIds.length,
  async prepare(tx, run, { count, from }) {
    const { painter } = run.context;
    if (!painter.hasModel()) throw new AppError('no_image_model');
    if (from !== null) {
      const [media] = (await findPictureRow(tx, run.userId, from))
        ? await listOwnMedia(tx, run.userId, [from])
        : [];
      if (media === undefined) throw new AppError('not_found');
      if (media.mime === 'image/gif') throw new AppError('picture_not_still');
      if (!(await painter.mayChangePictures())) throw new AppError('no_image_edits');
    }
    if ((await countPictures(tx, run.userId)) + count > pictureLimit) throw new AppError('picture_limit');
  },
  async work(run, { prompt, size, count, from: originId }) {
    const from = originId === null ? null : await readOrigin(run, originId);
    let done = 0;
    run.progress(0, count, 'Drawing');
    const draw = async (place: number) =>
      run.step(`image-${place}`, async (step): Promise<Drawn> => {
        try {
          return await drawPicture(run, { prompt, shape: size, from }, step.signal);
        } finally {
          done += 1;
          run.progress(done, count, `${done} of ${count} drawn`);
        }
      });
    const ended: PromiseSettledResult<Drawn>[] = [];
    for (let at = 0; at < count; at += atOnce) {
      const some = Array.from({ length: Math.min(atOnce, count - at) }, (_, index) => draw(at + index + 1));
      ended.push(...(await Promise.allSettled(some)));
      run.signal.throwIfAborted();
    }
    const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one] : []));
    const unexpected = failures.find(({ reason }) => !(reason instanceof AppError));
    const [first] = failures;
    // If one picture fails, the others are still delivered.
    if (unexpected !== undefined) throw unexpected.reason;
    if (first !== undefined && failures.length === ended.length) throw first.reason;
    const drawn = ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = drawn.find((one) => 'refused' in one);
    return {
      mediaIds: drawn.flatMap((one) => ('id' in one ? [one.id] : [])),
      refused: refused === undefined ? null : refused.refused,
      failed: failures.length,
    };
  },
  async save(tx, run, { mediaIds }, { from }) {
    const createdAt = new Date(run.context.clock.now());
    // `prepare` has checked for room. If the library has been filled since, pictures that were drawn are still added.
    for (const id of mediaIds)
      await addToLibrary(
        tx,
        run.userId,
        {
          id,
          altText: '',
          origin: 'generated',
          graphic: null,
          ...(from === null ? {} : { fromId: from }),
          createdAt,
        },
        Number.POSITIVE_INFINITY,
      );
  },
});
