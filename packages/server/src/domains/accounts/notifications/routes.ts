import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import {
  AppError,
  limitedNetwork,
  rawRoute,
  route,
  sessionRoute,
  type Route,
} from '../../../platform/http/index.ts';
import {
  countUnread,
  listPage,
  markAllRead,
  markRead,
  type NotificationRow,
} from './repository/notifications.ts';
import { deleteOwnSubscription } from './repository/push.ts';
import { readPushState, subscribe } from './push/service.ts';
import { switchMails, unsubscribePage, type SwitchResults } from './service/mail.ts';
import { changeChannel, readSettings } from './service/settings.ts';

const unsubscribeLimit = { name: 'unsubscribe', points: 600, perSeconds: 600 } as const;

function present({ id, kind, title, detail, about, path, createdAt, readAt }: NotificationRow) {
  return { id, kind, title, detail, about, path, at: createdAt.toISOString(), read: readAt !== null };
}

export function notificationRoutes(context: Context, switchResults: SwitchResults): Route[] {
  const { config, database, clock, limits, secrets } = context;
  const { db } = database;
  const now = () => new Date(clock.now());
  const limitedTo = (address: string) => secrets.hash(limitedNetwork(address), 'limit');
  const unread = async (userId: string) => ({ data: { unread: await countUnread(db, userId) } });
  return [
    sessionRoute(contract.listNotifications, async ({ session: { userId }, query }) => {
      const { cursor, limit } = query;
      if (cursor !== undefined && !contract.id.safeParse(cursor).success)
        throw new AppError('invalid_input', [{ path: 'cursor', message: 'This page no longer exists.' }]);
      const found = await listPage(db, userId, { before: cursor ?? null, limit: limit + 1 });
      const items = found.slice(0, limit);
      const nextCursor = found.length > limit ? (items.at(-1)?.id ?? null) : null;
      return { data: { items: items.map(present), nextCursor, unread: await countUnread(db, userId) } };
    }),
    sessionRoute(contract.countNotifications, async ({ session }) => unread(session.userId)),
    sessionRoute(contract.readNotification, async ({ session: { userId }, params }) => {
      const found = await db.transaction((tx) => markRead(tx, userId, params.id, now()));
      if (!found) throw new AppError('not_found');
      return unread(userId);
    }),
    sessionRoute(contract.readAllNotifications, async ({ session: { userId } }) => {
      await db.transaction((tx) => markAllRead(tx, userId, now()));
      return unread(userId);
    }),
    sessionRoute(contract.getNotificationSettings, async ({ session }) => ({
      data: await readSettings(context, session.userId),
    })),
    sessionRoute(contract.saveNotificationSetting, async ({ session, body }) => {
      await changeChannel(context, session.userId, body);
      return { data: await readSettings(context, session.userId) };
    }),
    sessionRoute(contract.getPushState, async ({ session }) => ({
      data: await readPushState(context, session.userId),
    })),
    sessionRoute(contract.subscribePush, async ({ session, body, headers }) => ({
      data: await subscribe(context, session.userId, body, headers.get('user-agent')),
    })),
    sessionRoute(contract.unsubscribePush, async ({ session, params }) => {
      const found = await db.transaction((tx) => deleteOwnSubscription(tx, session.userId, params.id));
      if (!found) throw new AppError('not_found');
    }),
    route(contract.unsubscribeMail, async ({ params, address }) => {
      await limits.take(unsubscribeLimit, limitedTo(address));
      const kinds = await switchMails(context, params.token, false, switchResults);
      return { data: { kinds: [...kinds] } };
    }),
    rawRoute(contract.openUnsubscribe, ({ params }) =>
      Promise.resolve(
        new Response(null, {
          status: 302,
          headers: {
            location: unsubscribePage(config.PUBLIC_URL, params.token),
            'cache-control': 'no-store',
          },
        }),
      ),
    ),
    route(contract.resubscribeMail, async ({ params, address }) => {
      await limits.take(unsubscribeLimit, limitedTo(address));
      const kinds = await switchMails(context, params.token, true, switchResults);
      return { data: { kinds: [...kinds] } };
    }),
  ];
}
