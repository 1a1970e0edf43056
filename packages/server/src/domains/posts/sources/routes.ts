import {
  addSource,
  addSourceFile,
  attachSource,
  getSource,
  listPostSources,
  removeSource,
  setSourceVoice,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { presentSource } from './present.ts';
import { listOfPost, setVoice } from './repository.ts';
import { attach, keepSource, keepSourceFile, remove, requireSources, type PostDoor } from './service.ts';

export function sourcesRoutes(context: Context, posts: PostDoor): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(addSource, async ({ session, body, signal }) => ({
      data: presentSource(await keepSource(context, posts, session.userId, body, signal)),
    })),
    sessionRoute(addSourceFile, async ({ session, file, signal }) => ({
      data: presentSource(await keepSourceFile(context, session.userId, file, signal)),
    })),
    sessionRoute(getSource, async ({ session, params }) => {
      const rows = await requireSources(db, session.userId, [params.id]);
      const [data] = rows.map(presentSource);
      if (data === undefined) throw new Error('a source that was required is missing');
      return { data };
    }),
    sessionRoute(listPostSources, async ({ session, params }) => {
      if ((await posts.findPost(db, session.userId, params.id)) === null) throw new AppError('not_found');
      return { data: { items: (await listOfPost(db, session.userId, params.id)).map(presentSource) } };
    }),
    sessionRoute(setSourceVoice, async ({ session, params, body }) => {
      const row = await setVoice(db, session.userId, params.id, body);
      if (row === null) throw new AppError('not_found');
      return { data: presentSource(row) };
    }),
    sessionRoute(attachSource, async ({ session, params, body }) => {
      await attach(context, posts, session.userId, { postId: params.id, sourceId: body.sourceId });
      return { data: {} };
    }),
    sessionRoute(removeSource, async ({ session, params, query }) => {
      await remove(context, session.userId, params.id, query.postId);
      return { data: {} };
    }),
  ];
}
