import { giveFeedback, listFeedback } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { sessionRoute, type Route } from '../../platform/http/index.ts';
import { listOwnFeedback } from './repository.ts';
import { judge } from './service.ts';

const most = 500;

export function feedbackRoutes(context: Context): Route[] {
  return [
    sessionRoute(listFeedback, async ({ session }) => {
      const rows = await listOwnFeedback(context.database.db, session.userId, most);
      return {
        data: {
          items: rows.map(({ source, sourceId: id, item, verdict, reason }) => ({
            source,
            id,
            item,
            verdict,
            reason,
          })),
        },
      };
    }),
    sessionRoute(giveFeedback, async ({ session, body }) => {
      await judge(context, session.userId, body);
      return { data: {} };
    }),
  ];
}
