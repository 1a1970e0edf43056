import { findEndings, findOpenings, improvePost } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { sessionRoute, type Route } from '../../../platform/http/index.ts';
import { chatRoutes } from './chat-routes.ts';
import { improve, suggestEndings, suggestOpenings } from './service.ts';

export function improvingRoutes(context: Context): Route[] {
  return [
    ...chatRoutes(context),
    sessionRoute(improvePost, async ({ session, body, signal }) => {
      const { result, charged } = await improve(context, session.userId, body, signal);
      return { data: result, userUsage: charged };
    }),
    sessionRoute(findOpenings, async ({ session, body, signal }) => {
      const { result, charged } = await suggestOpenings(context, session.userId, body, signal);
      return { data: result, userUsage: charged };
    }),
    sessionRoute(findEndings, async ({ session, body, signal }) => {
      const { result, charged } = await suggestEndings(context, session.userId, body, signal);
      return { data: result, userUsage: charged };
    }),
  ];
}
