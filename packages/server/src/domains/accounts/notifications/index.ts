import type { Context } from '../../../context.ts';
import type { Module } from '../../../module.ts';
import { handleJob, type JobHandler } from '../../../platform/queue.ts';
import { mailJob, pushJob } from './jobs.ts';
import { exportNotifications } from './personal-data.ts';
import { push } from './push/service.ts';
import { deleteSubscriptionsOf } from './repository/push.ts';
import { eraseNotifications } from './repository/notifications.ts';
import { notificationRoutes } from './routes.ts';
import { mailNotification, type SwitchResults } from './service/mail.ts';

export {
  hush,
  markSettled,
  notify,
  notifyAll,
  readChannels,
  withdraw,
  type Channels,
} from './service/notify.ts';
export { unsubscribeOf, wantsMail } from './service/mail.ts';
export { firstWords } from './rules.ts';

function notificationHandlers(context: Context): readonly JobHandler[] {
  return [
    handleJob({ job: mailJob, concurrency: 2, run: async ({ id }) => mailNotification(context, id) }),
    handleJob({ job: pushJob, concurrency: 4, run: async (order) => push(context, order) }),
  ];
}

/** `switchResults` turns the monthly results off, whose mails use the same unsubscribe link. */
export const notificationsModule = (switchResults: SwitchResults): Module => ({
  name: 'notifications',
  routes: (context) => notificationRoutes(context, switchResults),
  handlers: notificationHandlers,
  onTakeover: (_context, tx, userId) => deleteSubscriptionsOf(tx, userId),
  personalData: { export: exportNotifications, erase: eraseNotifications },
});
