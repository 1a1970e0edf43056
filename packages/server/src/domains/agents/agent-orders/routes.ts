import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { pageIn, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { decide, readOrders, sendBrief } from './service.ts';

export function agentOrdersRoutes(context: Context): Route[] {
  return [
    sessionRoute(contract.listAgentOrders, async ({ session, query }) => {
      const { rows: items, nextCursor } = pageIn(await readOrders(context, session.userId), query);
      return { data: { items, nextCursor } };
    }),
    sessionRoute(contract.sendAgentBrief, async ({ session, params, body }) => ({
      data: await sendBrief(context, session.userId, params.id, body.brief),
    })),
    sessionRoute(contract.decideAgentProposal, async ({ session, params, body }) => ({
      data: await decide(context, session.userId, params.id, body),
    })),
  ];
}
