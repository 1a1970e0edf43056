import {
  adoptBrandKit,
  changeBrandKit,
  copyBrandKit,
  createBrandKit,
  deleteBrandKit,
  listBrandKits,
  readBrand,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { sessionRoute, type Route } from '../../../platform/http/index.ts';
import { addKit, adoptKit, changeKit, copyKit, readBrandOf, readKits, removeKit } from './service.ts';

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
      await removeKit(context, session.userId, params.id);
      return { data: {} };
    }),
    sessionRoute(adoptBrandKit, async ({ session, params }) => ({
      data: { brand: await adoptKit(context, session.userId, params.id) },
    })),
    sessionRoute(copyBrandKit, async ({ session, params }) => ({
      data: await copyKit(context, session.userId, params.id),
    })),
    sessionRoute(readBrand, async ({ session, body }) => ({
      data: await readBrandOf(context, session.userId, body.address),
    })),
  ];
}
