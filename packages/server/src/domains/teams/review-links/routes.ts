import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, route, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { revokeLink } from './repository.ts';
import { addApproval, addChange, addComment, createLink, listOwnLinks, openReviewOf } from './service.ts';

export function reviewLinksRoutes(context: Context): Route[] {
  return [
    sessionRoute(contract.listReviewLinks, async ({ session, query }) => ({
      data: { items: await listOwnLinks(context, session.userId, query.postId) },
    })),
    sessionRoute(contract.createReviewLink, async ({ session, body }) => ({
      data: await createLink(context, session.userId, body),
    })),
    sessionRoute(contract.revokeReviewLink, async ({ session, params }) => {
      const now = new Date(context.clock.now());
      if (!(await revokeLink(context.database.db, session.userId, params.id, now)))
        throw new AppError('not_found');
    }),
    route(contract.openReview, async ({ body, address }) => ({
      data: await openReviewOf(context, body, address),
    })),
    route(contract.commentReview, async ({ body, address }) => ({
      data: await addComment(context, body, address),
    })),
    route(contract.approveReview, async ({ body, address }) => ({
      data: await addApproval(context, body, address),
    })),
    route(contract.askReviewChanges, async ({ body, address }) => ({
      data: await addChange(context, body, address),
    })),
  ];
}
