import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { existing, type Route, type Session, sessionRoute } from '../../../platform/http/index.ts';
import { labelAll, readLabels } from './labels/service.ts';
import { listOwnPosts } from './list.ts';
import { presentPost } from './present.ts';
import { findPost } from './repository/posts.ts';
import { readSimilar } from './similar/service.ts';
import { binPost, editPost, keepDraft, restoreFromBin, type Reach } from './service.ts';

const reachOf = ({ grant }: Session): Reach => ({
  scheduled: grant === null || grant.scopes.has('schedule'),
});

export function postsRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(contract.createPost, async ({ session, body }) => ({
      data: presentPost(context, await keepDraft(context, session.userId, body)),
    })),
    sessionRoute(contract.listPostLabels, async ({ session }) => ({
      data: await readLabels(context, session.userId),
    })),
    sessionRoute(contract.getPost, async ({ session, params }) => ({
      data: presentPost(context, existing(await findPost(db, session.userId, params.id))),
    })),
    sessionRoute(contract.findSimilarPost, async ({ session, params }) => {
      const post = existing(await findPost(db, session.userId, params.id));
      return { data: { similar: await readSimilar(context, post) } };
    }),
    sessionRoute(contract.listPosts, async ({ session, query }) => ({
      data: await listOwnPosts(context, session.userId, query),
    })),
    sessionRoute(contract.labelPosts, async ({ session, body }) => ({
      data: { changed: await labelAll(context, session.userId, body) },
    })),
    sessionRoute(contract.updatePost, async ({ session, params, body }) => {
      const { post, already } = await editPost(context, session.userId, params.id, body, reachOf(session));
      return { data: { ...presentPost(context, post), already } };
    }),
    sessionRoute(contract.deletePost, async ({ session, params }) => {
      await binPost(context, session.userId, params.id, reachOf(session));
    }),
    sessionRoute(contract.restorePost, async ({ session, params }) => ({
      data: presentPost(context, await restoreFromBin(context, session.userId, params.id)),
    })),
  ];
}
