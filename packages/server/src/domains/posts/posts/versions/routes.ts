import { getVersion, listVersions } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError, sessionRoute, type Route } from '../../../../platform/http/index.ts';
import { presentVersion } from './present.ts';
import { findPost } from '../repository/posts.ts';
import { findVersion, listVersionRows } from '../repository/versions.ts';

export function versionsRoutes(context: Context): Route[] {
  const { db } = context.database;
  const ownsPost = async (userId: string, postId: string) => (await findPost(db, userId, postId)) !== null;
  return [
    sessionRoute(listVersions, async ({ session, params, query }) => {
      if (!(await ownsPost(session.userId, params.id))) throw new AppError('not_found');
      const { cursor, limit } = query;
      const below = cursor === undefined ? null : Number(cursor);
      const found = await listVersionRows(db, session.userId, params.id, { below, limit });
      const rows = found.slice(0, limit);
      const last = found.length > limit ? rows.at(-1) : undefined;
      return {
        data: {
          items: rows.map(presentVersion),
          nextCursor: last === undefined ? null : String(last.number),
        },
      };
    }),
    sessionRoute(getVersion, async ({ session, params }) => {
      const row = (await ownsPost(session.userId, params.id))
        ? await findVersion(db, session.userId, params.id, params.versionId)
        : null;
      if (row === null) throw new AppError('not_found');
      return { data: { ...presentVersion(row), text: row.text } };
    }),
  ];
}
