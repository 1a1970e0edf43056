import type { Module } from '../../../module.ts';
import { handleJob } from '../../../platform/queue.ts';
import { orderMailJob } from './jobs.ts';
import { mailOrder } from './mail.ts';
import { presentOrder } from './present.ts';
import { eraseOrders, listOrders } from './repository.ts';
import { agentOrdersRoutes } from './routes.ts';

export { findOrder, type OrderRow } from './repository.ts';
export { isTeamsTurn } from './rules.ts';
export { deliver, openOrders, propose } from './service.ts';

export const agentOrdersModule: Module = {
  name: 'agent-orders',
  routes: agentOrdersRoutes,
  handlers: (context) => [
    handleJob({ job: orderMailJob, concurrency: 2, run: async (about) => mailOrder(context, about) }),
  ],
  personalData: {
    export: async (connection, userId) => ({
      agentOrders: (await listOrders(connection, userId)).map((row) => presentOrder(row, true)),
    }),
    erase: eraseOrders,
  },
};
