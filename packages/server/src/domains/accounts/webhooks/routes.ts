import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { presentWebhook } from './present.ts';
import { findDelivery, findWebhook, listDeliveries, listWebhooksOf } from './repository.ts';
import { addWebhook, dropWebhook, editWebhook, rotateSecret, sendAgain, sendPing } from './service/manage.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function webhookRoutes(context: Context): Route[] {
  const { db } = context.database;
  const pageAfter = async (webhookId: string, cursor: string | undefined) => {
    if (cursor === undefined) return null;
    const found = uuid.test(cursor) ? await findDelivery(db, cursor) : null;
    if (found?.webhook.id === webhookId) return found.delivery;
    throw new AppError('invalid_input', [{ path: 'cursor', message: 'This page no longer exists.' }]);
  };
  return [
    sessionRoute(contract.listWebhooks, async ({ session }) => ({
      data: { items: (await listWebhooksOf(db, session.userId)).map(presentWebhook) },
    })),
    sessionRoute(contract.createWebhook, async ({ session, body }) => {
      const { secret, row } = await addWebhook(context, session.userId, body);
      return { data: { secret, webhook: presentWebhook(row) } };
    }),
    sessionRoute(contract.changeWebhook, async ({ session, params, body }) => ({
      data: presentWebhook(await editWebhook(context, session.userId, params.id, body)),
    })),
    sessionRoute(contract.deleteWebhook, async ({ session, params }) => {
      await dropWebhook(context, session.userId, params.id);
    }),
    sessionRoute(contract.rotateWebhookSecret, async ({ session, params }) => ({
      data: { secret: await rotateSecret(context, session.userId, params.id) },
    })),
    sessionRoute(contract.testWebhook, async ({ session, params }) => ({
      data: await sendPing(context, session.userId, params.id),
    })),
    sessionRoute(contract.listWebhookDeliveries, async ({ session, params, query }) => {
      if ((await findWebhook(db, session.userId, params.id)) === null) throw new AppError('not_found');
      const last = await pageAfter(params.id, query.cursor);
      const found = await listDeliveries(db, params.id, last, query.limit + 1);
      const rows = found.slice(0, query.limit);
      const nextCursor = found.length > query.limit ? (rows.at(-1)?.id ?? null) : null;
      return { data: { items: rows, nextCursor } };
    }),
    sessionRoute(contract.sendWebhookAgain, async ({ session, params }) => ({
      data: await sendAgain(context, session.userId, params.id),
    })),
  ];
}
