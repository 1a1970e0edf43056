import type { Module } from '../../../module.ts';
import { handleJob } from '../../../platform/queue.ts';
import { deliverJob, turnedOffJob } from './jobs.ts';
import { presentWebhook } from './present.ts';
import { eraseWebhooks, listWebhooksOf } from './repository.ts';
import { webhookRoutes } from './routes.ts';
import { deliver } from './service/deliver.ts';
import { tellTurnedOff } from './service/turned-off.ts';

export { emitEvents, type EmittedEvent } from './emit.ts';

export const webhooksModule: Module = {
  name: 'webhooks',
  routes: webhookRoutes,
  handlers: (context) => [
    handleJob({
      job: deliverJob,
      concurrency: 8,
      // One user's slow receivers must not block everybody else's.
      perGroup: 2,
      run: async (payload, signal) => deliver(context, payload, signal),
    }),
    handleJob({ job: turnedOffJob, run: async ({ webhookId }) => tellTurnedOff(context, webhookId) }),
  ],
  onTakeover: (_context, tx, userId) => eraseWebhooks(tx, userId),
  personalData: {
    export: async (connection, userId) => ({
      webhooks: (await listWebhooksOf(connection, userId)).map(presentWebhook),
    }),
    erase: eraseWebhooks,
  },
};
