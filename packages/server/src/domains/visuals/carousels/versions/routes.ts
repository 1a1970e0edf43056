import { getCarouselVersion, listCarouselVersions, restoreCarouselVersion } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { existing, type Route, sessionRoute } from '../../../../platform/http/index.ts';
import { listUsers } from '../../../accounts/identity/index.ts';
import { findSharing, openCarousel } from '../access.ts';
import { presentCarousel } from '../present.ts';
import { findCarouselVersion, listCarouselVersionRows } from '../repository/versions.ts';
import { restoreVersion } from './service.ts';

async function namesOf(
  connection: Connection,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const known = new Set(ids.filter((id) => id !== null));
  const names = new Map((await listUsers(connection, [...known])).map(({ id, name }) => [id, name]));
  return (id) => (id === null ? null : (names.get(id) ?? null));
}

export function carouselVersionsRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(listCarouselVersions, async ({ session, params }) => {
      const { userId } = await openCarousel(db, session.userId, params.id, 'edit');
      const rows = await listCarouselVersionRows(db, userId, params.id);
      const nameOf = await namesOf(
        db,
        rows.map(({ savedBy }) => savedBy),
      );
      const items = rows.map(({ savedAt, savedBy, ...row }) => ({
        ...row,
        savedAt: savedAt.toISOString(),
        savedBy: nameOf(savedBy),
      }));
      return { data: { items } };
    }),
    sessionRoute(getCarouselVersion, async ({ session, params }) => {
      const { userId } = await openCarousel(db, session.userId, params.id, 'edit');
      const row = existing(await findCarouselVersion(db, userId, params.id, params.versionId));
      const { id, number, reason, deck, savedAt } = row;
      const { title, slides } = deck;
      const savedBy = (await namesOf(db, [row.savedBy]))(row.savedBy);
      const facts = { id, number, reason, title, slides: slides.length, savedBy };
      return { data: { ...facts, savedAt: savedAt.toISOString(), deck } };
    }),
    sessionRoute(restoreCarouselVersion, async ({ session, params, body }) => {
      const row = await restoreVersion(context, session.userId, params, body.version);
      return { data: presentCarousel(row, await findSharing(db, session.userId, row)) };
    }),
  ];
}
