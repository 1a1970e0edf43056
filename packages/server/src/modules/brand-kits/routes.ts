import {
  changeBrandKit,
  createBrandKit,
  deleteBrandKit,
  listBrandKits,
  readBrand,
} from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { AppError, sessionRoute, type Route } from '../../platform/http/index.ts';
import { removeBrandKit } from './repository.ts';
import { addKit, changeKit, readBrandOf, readKits } from './service.ts';

export function brandKitsRoutes(context: Context): Route[] {
  return [
    sessionRoute(listBrandKits, async ({ session }) => ({
      data: await readKits(context, session.userId),
    })),
    sessionRoute(createBrandKit, async ({ session, body }) => ({
      data: await addKit(context, session.userId, body),
    })),
    sessionRoute(changeBrandKit, async ({ session, params, body }) => ({
      data: await changeKit(context, session.userId, params.id, body),
    })),
    sessionRoute(deleteBrandKit, async ({ session, params }) => {
      const { db } = context.database;
      const found = await db.transaction((tx) => removeBrandKit(tx, session.userId, params.id));
      if (!found) throw new AppError('not_found');
      return { data: {} };
    }),
    sessionRoute(readBrand, async ({ session, body }) => ({
      data: await readBrandOf(context, session.userId, body.address),
    })),
  ];
}
