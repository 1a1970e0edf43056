import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { sessionRoute, type Route } from '../../../platform/http/index.ts';
import { addKit, adoptKit, changeKit, copyKit, readBrandOf, readKits, removeKit } from './service.ts';

export function brandKitsRoutes(context: Context): Route[] {
  return [
    sessionRoute(contract.listBrandKits, async ({ session }) => ({
      data: await readKits(context, session.userId),
    })),
    sessionRoute(contract.createBrandKit, async ({ session, body }) => ({
      data: await addKit(context, session.userId, body),
    })),
    sessionRoute(contract.changeBrandKit, async ({ session, params, body }) => ({
      data: await changeKit(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.deleteBrandKit, async ({ session, params }) => {
      await removeKit(context, session.userId, params.id);
    }),
    sessionRoute(contract.adoptBrandKit, async ({ session, params }) => ({
      data: { brand: await adoptKit(context, session.userId, params.id) },
    })),
    sessionRoute(contract.copyBrandKit, async ({ session, params }) => ({
      data: await copyKit(context, session.userId, params.id),
    })),
    sessionRoute(contract.readBrand, async ({ session, body }) => ({
      data: await readBrandOf(context, session.userId, body.address),
    })),
  ];
}
