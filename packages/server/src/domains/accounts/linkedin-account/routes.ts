import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, rawRoute, requireSigned, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { findConnection } from './repository.ts';
import { picturePath } from './rules.ts';
import { finishConnection, readConnection, removeConnection, startConnection } from './service/connect.ts';

export function linkedinAccountRoutes(context: Context): Route[] {
  return [
    sessionRoute(contract.getLinkedinConnection, async ({ session }) => ({
      data: await readConnection(context, session.userId),
    })),
    sessionRoute(contract.startLinkedinConnection, async ({ session }) => ({
      data: await startConnection(context, session),
    })),
    sessionRoute(contract.finishLinkedinConnection, async ({ session, body }) => ({
      data: await finishConnection(context, session, body),
    })),
    sessionRoute(contract.removeLinkedinConnection, async ({ session }) => {
      await removeConnection(context, session.userId);
    }),
    rawRoute(contract.linkedinPicture, async ({ query }) => {
      requireSigned(context, picturePath(query.user), query);
      const row = await findConnection(context.database.db, query.user);
      const bytes = row?.pictureKey ? await context.storage.get(row.pictureKey) : null;
      if (bytes === null) throw new AppError('not_found');
      return new Response(Buffer.from(bytes), {
        headers: {
          'content-type': 'image/jpeg',
          'cache-control': 'private, max-age=3600',
          'content-disposition': 'inline; filename="picture.jpg"',
          'x-content-type-options': 'nosniff',
        },
      });
    }),
  ];
}
