import { giveFeedback, listFeedback } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { offsetOf, pageOf, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { listOwnFeedback } from './repository.ts';
import { judge } from './service.ts';

export function feedbackRoutes(context: Context): Route[] {
  return [
    sessionRoute(listFeedback, async ({ session, query: { cursor, limit } }) => {
      const offset = offsetOf(cursor);
      const page = { offset, limit: limit + 1 };
      const read = await listOwnFeedback(context.database.db, session.userId, page);
      const { rows, nextCursor } = pageOf(read, limit, () => String(offset + limit));
      return {
        data: {
          items: rows.map(({ source, sourceId: id, item, verdict, reason }) => ({
            source,
            id,
            item,
            verdict,
            reason,
          })),
          nextCursor,
        },
      };
    }),
    sessionRoute(giveFeedback, async ({ session, body }) => {
      await judge(context, session.userId, body);
    }),
  ];
}
