import { getCarouselVersion, listCarouselVersions, restoreCarouselVersion } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { presentCarousel } from '../present.ts';
import { findCarousel } from '../repository.ts';
import { findCarouselVersion, listCarouselVersionRows } from './repository.ts';
import { restoreVersion } from './service.ts';

export function carouselVersionsRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(listCarouselVersions, async ({ session, params }) => {
      if ((await findCarousel(db, session.userId, params.id)) === null) throw new AppError('not_found');
      const rows = await listCarouselVersionRows(db, session.userId, params.id);
      return { data: { items: rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })) } };
    }),
    sessionRoute(getCarouselVersion, async ({ session, params }) => {
      const row = await findCarouselVersion(db, session.userId, params.id, params.versionId);
      if (row === null) throw new AppError('not_found');
      const { id, number, reason, deck, savedAt } = row;
      const { title, slides } = deck;
      return {
        data: {
          id,
          number,
          reason,
          title,
          slides: slides.length,
          savedAt: savedAt.toISOString(),
          deck,
        },
      };
    }),
    sessionRoute(restoreCarouselVersion, async ({ session, params, body }) => ({
      data: presentCarousel(await restoreVersion(context, session.userId, params, body.version)),
    })),
  ];
}
