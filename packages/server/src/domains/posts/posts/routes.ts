import {
  createPost,
  deletePost,
  findSimilarPost,
  getPost,
  labelPosts,
  listPosts,
  restorePost,
  updatePost,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, sessionRoute, type Route, type Session } from '../../../platform/http/index.ts';
import { labelAll } from './labels/service.ts';
import { listOwnPosts } from './list.ts';
import { presentPost } from './present.ts';
import { findPost } from './repository.ts';
import { readSimilar } from './similar/service.ts';
import { binPost, editPost, keepDraft, restoreFromBin, type OnCopy, type Reach } from './service.ts';

const reachOf = ({ grant }: Session): Reach => ({
  scheduled: grant === null || grant.scopes.has('schedule'),
});

export function postsRoutes(context: Context, onCopy: OnCopy): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(createPost, async ({ session, body }) => ({
      data: presentPost(context, await keepDraft(context, session.userId, body, onCopy)),
    })),
    sessionRoute(getPost, async ({ session, params }) => {
      const post = await findPost(db, session.userId, params.id);
      if (post === null) throw new AppError('not_found');
      return { data: presentPost(context, post) };
    }),
    sessionRoute(findSimilarPost, async ({ session, params }) => ({
      data: { similar: await readSimilar(context, session.userId, params.id) },
    })),
    sessionRoute(listPosts, async ({ session, query }) => ({
      data: await listOwnPosts(context, session.userId, query),
    })),
    sessionRoute(labelPosts, async ({ session, body }) => ({
      data: { changed: await labelAll(context, session.userId, body) },
    })),
    sessionRoute(updatePost, async ({ session, params, body }) => {
      const { post, already } = await editPost(context, session.userId, params.id, body, reachOf(session));
      return { data: { ...presentPost(context, post), already } };
    }),
    sessionRoute(deletePost, async ({ session, params }) => {
      await binPost(context, session.userId, params.id, reachOf(session));
      return { data: {} };
    }),
    sessionRoute(restorePost, async ({ session, params }) => ({
      data: presentPost(context, await restoreFromBin(context, session.userId, params.id)),
    })),
  ];
}
