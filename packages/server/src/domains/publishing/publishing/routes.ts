import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, pageOf, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { findPost, presentPost } from '../../posts/posts/index.ts';
import { presentReceipt } from './present.ts';
import { listAttempts, listSteps } from './repository/publishing.ts';
import { markPostedByHand } from './service/by-hand.ts';
import { editPublishedPost, removePublishedPost } from './service/change.ts';
import { withSimilar } from './service/similar.ts';
import { publishNow, resolve, schedule, unschedule } from './service/commands.ts';

export function publishingRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(contract.publishPost, async ({ session, params }) => {
      const post = await publishNow(context, session.userId, params.id);
      const message = await withSimilar(context, post, null);
      return { data: presentPost(context, post), ...(message === null ? {} : { message }) };
    }),
    sessionRoute(contract.schedulePost, async ({ session, params, body }) => {
      const { post, message: note } = await schedule(context, session.userId, params.id, body);
      const message = await withSimilar(context, post, note);
      return { data: presentPost(context, post), ...(message === null ? {} : { message }) };
    }),
    sessionRoute(contract.unschedulePost, async ({ session, params }) => ({
      data: presentPost(context, await unschedule(context, session.userId, params.id)),
    })),
    sessionRoute(contract.markPosted, async ({ session, params, body }) => ({
      data: presentPost(context, await markPostedByHand(context, session.userId, params.id, body.link)),
    })),
    sessionRoute(contract.resolvePost, async ({ session, params, body }) => ({
      data: presentPost(context, await resolve(context, session.userId, params.id, body)),
    })),
    sessionRoute(contract.editPublished, async ({ session, params, body }) => ({
      data: presentPost(context, await editPublishedPost(context, session.userId, params.id, body)),
    })),
    sessionRoute(contract.removePublished, async ({ session, params }) => ({
      data: presentPost(context, await removePublishedPost(context, session.userId, params.id)),
    })),
    sessionRoute(contract.listReceipts, async ({ session, params, query: { cursor, limit } }) => {
      if ((await findPost(db, session.userId, params.id)) === null) throw new AppError('not_found');
      const page = { before: cursor, limit: limit + 1 };
      const read = await listAttempts(db, params.id, session.userId, page);
      const { rows: attempts, nextCursor } = pageOf(read, limit, ({ id }) => id);
      const steps = Map.groupBy(
        await listSteps(
          db,
          attempts.map((attempt) => attempt.id),
        ),
        (step) => step.attemptId,
      );
      return {
        data: {
          items: attempts.map((attempt) => presentReceipt(attempt, steps.get(attempt.id) ?? [])),
          nextCursor,
        },
      };
    }),
  ];
}
