import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, existing, requireReach, type Route, sessionRoute } from '../../../platform/http/index.ts';
import { presentSource } from './present.ts';
import { listOfPost, setVoice } from './repository.ts';
import { attach, keepSource, keepSourceFile, remove, requireSources, type PostDoor } from './service.ts';

export function sourcesRoutes(context: Context, posts: PostDoor): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(contract.addSource, async ({ session, body, signal }) => {
      if (body.kind === 'page') requireReach(session);
      return { data: presentSource(await keepSource(context, posts, session.userId, body, signal)) };
    }),
    sessionRoute(contract.addSourceFile, async ({ session, file, signal }) => ({
      data: presentSource(await keepSourceFile(context, session.userId, file, signal)),
    })),
    sessionRoute(contract.getSource, async ({ session, params }) => {
      const rows = await requireSources(db, session.userId, [params.id]);
      const [data] = rows.map(presentSource);
      if (data === undefined) throw new Error('a source that was required is missing');
      return { data };
    }),
    sessionRoute(contract.listPostSources, async ({ session, params }) => {
      if ((await posts.findPost(db, session.userId, params.id)) === null) throw new AppError('not_found');
      return { data: { items: (await listOfPost(db, session.userId, params.id)).map(presentSource) } };
    }),
    sessionRoute(contract.setSourceVoice, async ({ session, params, body }) => {
      const row = existing(await setVoice(db, session.userId, params.id, body));
      return { data: presentSource(row) };
    }),
    sessionRoute(contract.attachSource, async ({ session, params, body }) => {
      await attach(context, posts, session.userId, { postId: params.id, sourceId: body.sourceId });
    }),
    sessionRoute(contract.removeSource, async ({ session, params, query }) => {
      await remove(context, session.userId, params.id, query.postId);
    }),
  ];
}
