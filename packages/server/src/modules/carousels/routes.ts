import {
  changeCarousel,
  deleteCarousel,
  exportCarousel,
  getCarousel,
  listCarousels,
  type Carousel,
} from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { AppError, rawSessionRoute, sessionRoute, type Route } from '../../platform/http/index.ts';
import { exportDeck, fileName } from './export.ts';
import {
  findCarousel,
  listCarouselRows,
  removeCarousel,
  updateCarousel,
  type CarouselRow,
} from './repository.ts';

const present = ({ id, deck, version, createdAt, updatedAt }: CarouselRow): Carousel => ({
  id,
  deck,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

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
              design: deck.design,
              slides: deck.slides.length,
              updatedAt: updatedAt.toISOString(),
            })),
        },
      };
    }),
    sessionRoute(getCarousel, async ({ session, params }) => ({
      data: present(await get(session.userId, params.id)),
    })),
    sessionRoute(changeCarousel, async ({ session, params, body }) => {
      const now = new Date(context.clock.now());
      const row = await db.transaction((tx) => updateCarousel(tx, session.userId, params.id, body, now));
      if (row !== null) return { data: present(row) };
      await get(session.userId, params.id);
      throw new AppError('carousel_changed');
    }),
    sessionRoute(deleteCarousel, async ({ session, params }) => {
      const found = await db.transaction((tx) => removeCarousel(tx, session.userId, params.id));
      if (!found) throw new AppError('not_found');
      return { data: {} };
    }),
    rawSessionRoute(exportCarousel, async ({ session, params, query }) => {
      const { deck, updatedAt } = await get(session.userId, params.id);
      const { bytes, type } = await exportDeck(context, session.userId, deck, query.format, updatedAt);
      return new Response(bytes, {
        headers: {
          'content-type': type,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName(deck.title, query.format))}`,
          'cache-control': 'private, no-store',
        },
      });
    }),
  ];
}
