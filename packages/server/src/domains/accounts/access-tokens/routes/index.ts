import * as contract from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { pageIn, sessionRoute, type Route } from '../../../../platform/http/index.ts';
import { presentToken } from '../present.ts';
import { listTokensOf } from '../repository.ts';
import { answerRequest, checkRequest } from '../service/apps.ts';
import { createPersonalToken, revoke } from '../service/personal.ts';

export function accessTokenRoutes(context: Context): Route[] {
  return [
    sessionRoute(contract.listTokens, async ({ session, query }) => {
      const tokens = await listTokensOf(context.database.db, session.userId);
      const { rows, nextCursor } = pageIn(tokens, query);
      return { data: { items: rows.map(presentToken), nextCursor } };
    }),
    sessionRoute(contract.createToken, async ({ session, body }) => {
      const { token, row } = await createPersonalToken(context, session.userId, body);
      return { data: { token, details: presentToken(row) } };
    }),
    sessionRoute(contract.revokeToken, async ({ session, params }) => {
      await revoke(context, session.userId, params.id);
    }),
    sessionRoute(contract.findAppRequest, async ({ query }) => {
      const { client, scopes } = await checkRequest(context, query);
      const { host, protocol } = new URL(query.redirectUri);
      // Only web addresses identify an app by its host; with a custom scheme the host can be anything.
      const web = protocol === 'https:' || protocol === 'http:';
      return { data: { name: client.name, host: web ? host : protocol, scopes } };
    }),
    sessionRoute(contract.answerAppRequest, async ({ session, body }) => ({
      data: { location: await answerRequest(context, session.userId, body.request, body.scopes) },
    })),
  ];
}
