import {
  changeOwnTemplate,
  createOwnTemplate,
  deleteOwnTemplate,
  lastBrief,
  listOwnTemplates,
  listTemplates,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { presentOwn } from './present.ts';
import { deleteOwn, findLastBrief, listOwn } from './repository.ts';
import { changeOwn, keepOwn } from './service.ts';
import { shippedTemplates } from './shipped.ts';

export function templatesRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(listTemplates, async () => ({ data: { items: [...shippedTemplates] } })),
    sessionRoute(listOwnTemplates, async ({ session }) => ({
      data: { items: (await listOwn(db, session.userId)).map(presentOwn) },
    })),
    sessionRoute(createOwnTemplate, async ({ session, body }) => ({
      data: presentOwn(await keepOwn(context, session.userId, body)),
    })),
    sessionRoute(changeOwnTemplate, async ({ session, params, body }) => ({
      data: presentOwn(await changeOwn(context, session.userId, params.id, body)),
    })),
    sessionRoute(deleteOwnTemplate, async ({ session, params }) => {
      if (!(await deleteOwn(db, session.userId, params.id))) throw new AppError('not_found');
      return { data: {} };
    }),
    sessionRoute(lastBrief, async ({ session }) => ({
      data: { settings: await findLastBrief(db, session.userId) },
    })),
  ];
}
