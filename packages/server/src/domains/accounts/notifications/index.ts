import { notificationDays } from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import type { Module } from '../../../module.ts';
import { handleJob, type JobHandler } from '../../../platform/queue.ts';
import { forgetJob, mailJob, notificationJobs, pushJob } from './jobs.ts';
import { exportNotifications } from './personal-data.ts';
import { push } from './push/service.ts';
import { deleteBefore, eraseNotifications } from './repository.ts';
import { notificationRoutes } from './routes.ts';
import { mailNotification, type SwitchResults } from './service/mail.ts';

export { deleteSubscriptionsOf as erasePushSubscriptions } from './push/repository.ts';
export { hush, markSeen, notify, notifyAll, type Event } from './service/notify.ts';
export { unsubscribeOf, wantsMail } from './service/mail.ts';
export { firstWords } from './rules.ts';

const keptMs = notificationDays * 86_400_000;

function notificationHandlers(context: Context): readonly JobHandler[] {
  const { clock, database } = context;
  return [
    handleJob({ job: mailJob, concurrency: 2, run: async ({ id }) => mailNotification(context, id) }),
    handleJob({ job: pushJob, concurrency: 4, run: async (order) => push(context, order) }),
    handleJob({
      job: forgetJob,
      concurrency: 1,
      cron: '23 4 * * *',
      run: async () => deleteBefore(database.db, new Date(clock.now() - keptMs)),
    }),
  ];
}

/** `switchResults` turns the monthly results off, whose mails use the same unsubscribe link. */
export const notificationsModule = (switchResults: SwitchResults): Module => ({
  name: 'notifications',
  routes: (context) => notificationRoutes(context, switchResults),
  jobs: notificationJobs,
  handlers: notificationHandlers,
  personalData: { export: exportNotifications, erase: eraseNotifications },
});
