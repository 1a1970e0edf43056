import * as contract from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { AppError, sessionRoute, type Route } from '../../platform/http/index.ts';
import { presentSaved } from './present.ts';
import { listFolders, listItems, listRefs, listTags, renameFolderOf } from './repository.ts';
import { changeMany, editItem, exportItems, keepItem } from './service.ts';

export function savedRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(contract.listSaved, async ({ session: { userId }, query }) => {
      const { sort = 'relevance', offset, limit, ...filter } = query;
      const { rows, total } = await listItems(db, userId, filter, { sort, offset, limit });
      const [tags, folders] = [await listTags(db, userId), await listFolders(db, userId)];
      return { data: { items: rows.map(presentSaved), total, tags, folders } };
    }),
    sessionRoute(contract.listSavedRefs, async ({ session, query }) => ({
      data: { items: await listRefs(db, session.userId, query.kind) },
    })),
    sessionRoute(contract.saveItem, async ({ session, body }) => ({
      data: presentSaved(await keepItem(context, session.userId, body)),
    })),
    sessionRoute(contract.changeManySaved, async ({ session, body }) => ({
      data: { changed: await changeMany(context, session.userId, body.ids, body.action) },
    })),
    sessionRoute(contract.renameFolder, async ({ session, body: { from, to } }) => ({
      data: {
        changed: await db.transaction(async (tx) =>
          from === '' ? 0 : renameFolderOf(tx, session.userId, from, to, new Date(context.clock.now())),
        ),
      },
    })),
    sessionRoute(contract.exportSaved, async ({ session, body }) => ({
      data: await exportItems(context, session.userId, body),
    })),
    sessionRoute(contract.changeSaved, async ({ session, params, body }) => ({
      data: presentSaved(await editItem(context, session.userId, params.id, body)),
    })),
    sessionRoute(contract.deleteSaved, async ({ session, params }) => {
      if ((await changeMany(context, session.userId, [params.id], { kind: 'delete' })) === 0)
        throw new AppError('not_found');
      return { data: {} };
    }),
  ];
}
