import { creditHistory } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { sessionRoute, type Route } from '../../../platform/http/index.ts';
import { readHistory, type FindRuns } from './history.ts';

export function creditsRoutes(context: Context, findRuns: FindRuns): Route[] {
  return [
    sessionRoute(creditHistory, async ({ session, query }) => ({
      data: await readHistory(context, session.userId, query, findRuns),
    })),
  ];
}
