import { randomUUID } from 'node:crypto';
import {
  changeCarousel,
  createCarousel,
  deleteCarousel,
  exportCarousel,
  getCarousel,
  listCarousels,
  postCarousel,
  tagCarousel,
} from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { AppError, rawSessionRoute, sessionRoute, type Route } from '../../platform/http/index.ts';
import { draftWithDeck, exportDeck, fileName } from './export.ts';
import { presentCarousel, presentList } from './present.ts';
import {
  carouselLimit,
  countCarousels,
  findCarousel,
  insertCarousel,
  listCarouselRows,
  removeCarousel,
  setCarouselTags,
} from './repository.ts';
import { removeVersionsOfCarousel } from './versions/repository.ts';
import { keepGivenOut, saveDeck } from './versions/service.ts';

export function carouselsRoutes(context: Context): Route[] {
  const { db } = context.database;
  const get = async (userId: string, id: string) => {
    const row = await findCarousel(db, userId, id);
    if (row === null) throw new AppError('not_found');
    return row;
  };
  return [
    sessionRoute(listCarousels, async ({ session, query }) => ({
      data: presentList(await listCarouselRows(db, session.userId), query),
    })),
    sessionRoute(createCarousel, async ({ session, body }) => {
      const now = new Date(context.clock.now());
      const row = { id: randomUUID(), userId: session.userId, ...body };
      await db.transaction(async (tx) => {
        if ((await countCarousels(tx, session.userId)) >= carouselLimit) throw new AppError('carousel_limit');
        await insertCarousel(tx, row, now);
      });
      return { data: presentCarousel({ ...row, version: 1, createdAt: now, updatedAt: now }) };
    }),
    sessionRoute(getCarousel, async ({ session, params }) => ({
      data: presentCarousel(await get(session.userId, params.id)),
    })),
    sessionRoute(changeCarousel, async ({ session, params, body }) => {
      const now = new Date(context.clock.now());
      const row = await db.transaction((tx) =>
        saveDeck(tx, session.userId, params.id, body, { reason: 'edit', now }),
      );
      return { data: presentCarousel(row) };
    }),
    sessionRoute(tagCarousel, async ({ session, params, body }) => {
      const { tags } = body;
      if (!(await db.transaction((tx) => setCarouselTags(tx, session.userId, params.id, tags))))
        throw new AppError('not_found');
      return { data: { tags } };
    }),
    sessionRoute(deleteCarousel, async ({ session, params }) => {
      const found = await db.transaction(async (tx) => {
        // The removal waits for a save that is under way, so its version is there to be removed, too.
        const removed = await removeCarousel(tx, session.userId, params.id);
        if (removed) await removeVersionsOfCarousel(tx, session.userId, params.id);
        return removed;
      });
      if (!found) throw new AppError('not_found');
      return { data: {} };
    }),
    sessionRoute(postCarousel, async ({ session, params }) => {
      const row = await get(session.userId, params.id);
      const postId = await draftWithDeck(context, row);
      await keepGivenOut(context, row, 'post');
      return { data: { postId } };
    }),
    rawSessionRoute(exportCarousel, async ({ session, params, query }) => {
      const row = await get(session.userId, params.id);
      const { bytes, type } = await exportDeck(context, row, query.format);
      await keepGivenOut(context, row, 'export');
      const name = encodeURIComponent(fileName(row.deck.title, query.format));
      return new Response(bytes, {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename*=UTF-8''${name}`,
          'cache-control': 'private, no-store',
        },
      });
    }),
  ];
}
