import { randomUUID } from 'node:crypto';
import {
  changeCarousel,
  createCarousel,
  deleteCarousel,
  exportCarousel,
  getCarousel,
  listCarousels,
  postCarousel,
} from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { AppError, rawSessionRoute, sessionRoute, type Route } from '../../platform/http/index.ts';
import { draftWithDeck, exportDeck, fileName } from './export.ts';
import { presentCarousel } from './present.ts';
import {
  carouselLimit,
  countCarousels,
  findCarousel,
  insertCarousel,
  listCarouselRows,
  removeCarousel,
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
    sessionRoute(listCarousels, async ({ session, query }) => {
      const sought = query.search.trim().toLowerCase();
      const rows = await listCarouselRows(db, session.userId);
      return {
        data: {
          items: rows
            .filter(({ deck }) => deck.title.toLowerCase().includes(sought))
            .map(({ id, deck, updatedAt }) => ({
              id,
              title: deck.title,
              slides: deck.slides.length,
              cover: { ...deck, slides: deck.slides.slice(0, 1), caption: '' },
              updatedAt: updatedAt.toISOString(),
            })),
        },
      };
    }),
    sessionRoute(createCarousel, async ({ session, body }) => {
      const now = new Date(context.clock.now());
      const row = { id: randomUUID(), userId: session.userId, deck: body.deck };
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
    sessionRoute(deleteCarousel, async ({ session, params }) => {
      const found = await db.transaction(async (tx) => {
        await removeVersionsOfCarousel(tx, session.userId, params.id);
        return removeCarousel(tx, session.userId, params.id);
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
