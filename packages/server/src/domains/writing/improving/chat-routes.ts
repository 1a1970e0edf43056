import { askChat, chatLimit, clearChat, listChat, settleChat } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { listExchanges, removeChat, setOutcome } from '../../posts/posts/index.ts';
import { askInChat, presentExchange, requireOwnPost } from './service.ts';

export function chatRoutes(context: Context): Route[] {
  const { db } = context.database;
  return [
    sessionRoute(listChat, async ({ session, params }) => {
      await requireOwnPost(context, session.userId, params.id);
      const rows = await listExchanges(db, session.userId, params.id, chatLimit);
      return { data: { items: rows.map(presentExchange) } };
    }),
    sessionRoute(askChat, async ({ session, params, body, signal }) => {
      const { result, charged } = await askInChat(context, session.userId, params.id, body, signal);
      return { data: result, userUsage: charged };
    }),
    sessionRoute(settleChat, async ({ session, params, body }) => {
      const { id, exchangeId } = params;
      const found = await db.transaction((tx) =>
        setOutcome(tx, session.userId, id, exchangeId, body.outcome),
      );
      if (!found) throw new AppError('not_found');
    }),
    sessionRoute(clearChat, async ({ session, params }) => {
      await requireOwnPost(context, session.userId, params.id);
      await db.transaction((tx) => removeChat(tx, session.userId, params.id));
    }),
  ];
}
