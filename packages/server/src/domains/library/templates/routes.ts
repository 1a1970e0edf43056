import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { deleteOwn, findLastBrief, listOwn } from './repository.ts';
import { changeOwn, keepOwn } from './service.ts';
import { shippedTemplates } from './shipped.ts';

export function templatesRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(contract.listTemplates, async () => ({ data: { items: [...shippedTemplates] } })),
    sessionRoute(contract.listOwnTemplates, async ({ session }) => ({
      data: { items: await listOwn(db, session.userId) },
    })),
    sessionRoute(contract.createOwnTemplate, async ({ session, body }) => ({
      data: await keepOwn(context, session.userId, body),
    })),
    sessionRoute(contract.changeOwnTemplate, async ({ session, params, body }) => ({
      data: await changeOwn(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.deleteOwnTemplate, async ({ session, params }) => {
      if (!(await deleteOwn(db, session.userId, params.id))) throw new AppError('not_found');
    }),
    sessionRoute(contract.lastBrief, async ({ session }) => ({
      data: { settings: await findLastBrief(db, session.userId) },
    })),
  ];
}
