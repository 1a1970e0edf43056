import { improvePost } from '@limelight/contracts';
import type { Context } from '../../context.ts';
import { sessionRoute, type Route } from '../../platform/http/index.ts';
import { improve } from './service.ts';

export function improvingRoutes(context: Context): Route[] {
  return [
    sessionRoute(improvePost, async ({ session, body, signal }) => {
      const { charged, ...data } = await improve(context, {
        userId: session.userId,
        wish: body,
        signal,
      });
      return { data, userUsage: charged };
    }),
  ];
}
