import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { sessionRoute, type Route } from '../../../platform/http/index.ts';
import { findPlace, readFolders } from './folders.ts';
import { presentSaved } from './present.ts';
import { listItems, listRefs, listTags } from './repository.ts';
import { changeMany, deleteItem, editItem, exportItems, keepItem, renameFolder } from './service.ts';

export function savedRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(contract.listSaved, async ({ session: { userId }, query }) => {
      const { sort = 'relevance', offset, limit, sharedFolder, ...filter } = query;
      const { ownerId, folder } = await findPlace(db, userId, sharedFolder, 'see');
      const wanted = folder === undefined ? filter : { ...filter, folder };
      const { rows, total } = await listItems(db, ownerId, wanted, { sort, offset, limit });
      const [tags, folders] = [await listTags(db, userId), await readFolders(db, userId)];
      return { data: { items: rows.map(presentSaved), total, tags, ...folders } };
    }),
    sessionRoute(contract.listSavedRefs, async ({ session, query }) => ({
      data: { items: await listRefs(db, session.userId, query.kind) },
    })),
    sessionRoute(contract.saveItem, async ({ session, body }) => ({
      data: presentSaved(await keepItem(context, session.userId, body)),
    })),
    sessionRoute(contract.changeManySaved, async ({ session, body }) => ({
      data: { changed: await changeMany(context, session.userId, body) },
    })),
    sessionRoute(contract.renameFolder, async ({ session, body }) => ({
      data: { changed: await renameFolder(context, session.userId, body) },
    })),
    sessionRoute(contract.exportSaved, async ({ session, body }) => ({
      data: await exportItems(context, session.userId, body),
    })),
    sessionRoute(contract.changeSaved, async ({ session, params, body }) => ({
      data: presentSaved(await editItem(context, session.userId, params.id, body)),
    })),
    sessionRoute(contract.deleteSaved, async ({ session, params }) => {
      await deleteItem(context, session.userId, params.id);
    }),
  ];
}
