import {
  createPost,
  type EndpointData,
  type EndpointInput,
  type Graphic,
  type listPictures,
  type Picture,
  type PictureCut,
} from '@limelight/contracts';
import { firstGap } from '@limelight/post-text';
import { textsOnSlide } from '@limelight/slides';
import type { KeyedPicture } from '@limelight/slides/files';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, existing, pageIn } from '../../../platform/http/index.ts';
import { ThreadFault, threadFile } from '../../../platform/threads/index.ts';
import { loadBrandFonts } from './fonts/service.ts';
import {
  copyMedia,
  keepCut,
  keepPicture,
  listOwnMedia,
  lockOwnMedia,
  presentMedia,
  readMediaFile,
  setHeld,
  type MediaRow,
} from '../../posts/media/index.ts';
import { keepDraftIn } from '../../posts/posts/index.ts';
import type * as GraphicDrawing from './graphic-draw.worker.ts';
import {
  countPictures,
  findPictureRow,
  listOwnPictureIds,
  listPictureRows,
  removePicture,
  updateAltText,
  upsertPicture,
  type NewPicture,
  type PictureRow,
} from './repository/pictures.ts';
import { describeGraphic, lookOfGraphic, pictureLimit, slideOfGraphic } from './rules.ts';

const drawing = threadFile<typeof GraphicDrawing>(import.meta.url, 'graphic-draw');
const graphicRule = { name: 'graphic', points: 240, perSeconds: 3600 } as const;

const present = (
  context: Context,
  media: MediaRow,
  { altText, origin, graphic, fromId }: PictureRow,
): Picture => ({
  ...presentMedia(context, media),
  altText,
  origin,
  graphic,
  fromId,
});

async function presentRow(context: Context, userId: string, row: PictureRow): Promise<Picture> {
  const [media] = await listOwnMedia(context.database.db, userId, [row.id]);
  if (media === undefined) throw new AppError('not_found');
  return present(context, media, row);
}

export async function searchPictures(
  context: Context,
  userId: string,
  { search, ...query }: EndpointInput<typeof listPictures>['query'],
): Promise<EndpointData<typeof listPictures>> {
  const { db } = context.database;
  const sought = search.trim().toLowerCase();
  const rows = await listPictureRows(db, userId, pictureLimit);
  const found = rows.filter(({ altText }) => altText.toLowerCase().includes(sought));
  const { rows: wanted, nextCursor } = pageIn(found, query);
  const files = await listOwnMedia(
    db,
    userId,
    wanted.map(({ id }) => id),
  );
  const fileOf = new Map(files.map((file) => [file.id, file]));
  const items = wanted.flatMap((row) => {
    const file = fileOf.get(row.id);
    return file === undefined ? [] : [present(context, file, row)];
  });
  return { items, nextCursor };
}

export async function readPicture(context: Context, userId: string, id: string): Promise<Picture> {
  const row = existing(await findPictureRow(context.database.db, userId, id));
  return presentRow(context, userId, row);
}

/** Adds a file to the library. Refuses with `not_found`, `media_in_use` or `picture_limit`. */
export async function addToLibrary(
  tx: Tx,
  userId: string,
  given: Omit<NewPicture, 'userId'>,
  limit = pictureLimit,
): Promise<PictureRow> {
  const [media] = await lockOwnMedia(tx, userId, [given.id]);
  if (media === undefined || !media.mime.startsWith('image/')) throw new AppError('not_found');
  if (media.postId !== null) throw new AppError('media_in_use');
  if ((await countPictures(tx, userId)) >= limit) throw new AppError('picture_limit');
  await setHeld(tx, userId, [given.id], true);
  return upsertPicture(tx, { ...given, userId });
}

export async function keepUpload(
  context: Context,
  userId: string,
  { mediaId, altText }: { mediaId: string; altText: string },
): Promise<Picture> {
  const createdAt = new Date(context.clock.now());
  const row = await context.database.db.transaction((tx) =>
    addToLibrary(tx, userId, { id: mediaId, altText, origin: 'upload', graphic: null, createdAt }),
  );
  return presentRow(context, userId, row);
}

export async function changeAltText(
  context: Context,
  userId: string,
  id: string,
  altText: string,
): Promise<Picture> {
  const row = existing(await context.database.db.transaction((tx) => updateAltText(tx, userId, id, altText)));
  return presentRow(context, userId, row);
}

/** Stores a rotated and cropped copy next to the original. Refuses with `picture_limit` or `picture_not_still`. */
export async function cutFromLibrary(
  context: Context,
  userId: string,
  id: string,
  cut: PictureCut,
): Promise<Picture> {
  const { db } = context.database;
  const row = await findPictureRow(db, userId, id);
  const [media] = await listOwnMedia(db, userId, [id]);
  if (row === null || media === undefined) throw new AppError('not_found');
  await context.limits.take(graphicRule, userId);
  if ((await countPictures(db, userId)) >= pictureLimit) throw new AppError('picture_limit');
  const kept = await keepCut(context, userId, media, cut);
  const createdAt = new Date(context.clock.now());
  const { altText, origin } = row;
  const added = { id: kept.id, altText, origin, graphic: null, fromId: id, createdAt };
  return presentRow(context, userId, await db.transaction((tx) => addToLibrary(tx, userId, added)));
}

/** The next sweep deletes the file, unless a post has it. */
export async function deleteFromLibrary(context: Context, userId: string, id: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    if (!(await removePicture(tx, userId, id))) throw new AppError('not_found');
    await setHeld(tx, userId, [id], false);
  });
}

async function copyIn(context: Context, tx: Tx, userId: string, id: string) {
  const row = await findPictureRow(tx, userId, id);
  const [media] = await listOwnMedia(tx, userId, [id]);
  if (row === null || media === undefined) throw new AppError('not_found');
  const carried = { ...media, altText: row.altText };
  const [copy] = await copyMedia(tx, userId, [carried], new Date(context.clock.now()));
  if (copy === undefined) throw new AppError('not_found');
  return copy;
}

export async function copyForPost(context: Context, userId: string, id: string) {
  const copy = await context.database.db.transaction((tx) => copyIn(context, tx, userId, id));
  const [media] = await listOwnMedia(context.database.db, userId, [copy.mediaId]);
  if (media === undefined) throw new AppError('not_found');
  return { ...presentMedia(context, media), altText: copy.altText };
}

export async function draftWithPicture(context: Context, userId: string, id: string): Promise<string> {
  const post = await context.database.db.transaction(async (tx) => {
    const copy = await copyIn(context, tx, userId, id);
    return keepDraftIn(context, tx, userId, createPost.body.parse({ text: '', media: [copy] }));
  });
  return post.id;
}

/** A picture in a person's library as its file. Refuses with `not_found`. */
export async function presentPictureFile(
  context: Context,
  userId: string,
  id: string,
): Promise<{ url: string; width: number; height: number }> {
  const { url, width, height } = await readPicture(context, userId, id);
  return { url, width, height };
}

/** The pictures in slides. Those that are not in the person's library are ignored. */
export async function loadSlidePictures(
  context: Context,
  userId: string,
  keys: Iterable<string>,
): Promise<KeyedPicture[]> {
  const { db } = context.database;
  const named = [...new Set(keys)].filter((key) => /^[0-9a-f-]{36}$/u.test(key));
  const files = await listOwnMedia(db, userId, await listOwnPictureIds(db, userId, named));
  const loaded = await Promise.all(
    files.map(async (file): Promise<KeyedPicture | null> => {
      const bytes = await readMediaFile(context, file);
      if (bytes === null) return null;
      const src = `data:${file.mime};base64,${Buffer.from(bytes).toString('base64')}`;
      return { key: file.id, src, width: file.width, height: file.height };
    }),
  );
  return loaded.filter((picture) => picture !== null);
}

/** Draws a graphic in a worker thread and adds it to the library. Refuses with `picture_limit` or `export_failed`. */
export async function drawGraphic(context: Context, userId: string, graphic: Graphic): Promise<Picture> {
  await context.limits.take(graphicRule, userId);
  if ((await countPictures(context.database.db, userId)) >= pictureLimit) throw new AppError('picture_limit');
  const slide = slideOfGraphic(graphic);
  const look = lookOfGraphic(graphic);
  const keys = [slide.picture?.key, look.brand.logo, look.brand.portrait].filter(
    (key) => typeof key === 'string',
  );
  const [files, fonts] = await Promise.all([
    loadSlidePictures(context, userId, keys),
    loadBrandFonts(context, userId, look.brand),
  ]);
  const bytes = await context.threads.slides
    .call(drawing, 'drawSlide', [look, slide, { pictures: files, fonts }], { owner: userId })
    .catch((error: unknown) => {
      throw error instanceof ThreadFault ? new AppError('export_failed') : error;
    });
  const gap = firstGap(textsOnSlide(slide));
  const { id } = await keepPicture(context, userId, bytes, gap && `Picture: ${gap.question}`);
  const createdAt = new Date(context.clock.now());
  const altText = describeGraphic(graphic);
  const row = await context.database.db.transaction((tx) =>
    addToLibrary(tx, userId, { id, altText, origin: 'graphic', graphic, createdAt }),
  );
  return presentRow(context, userId, row);
}
