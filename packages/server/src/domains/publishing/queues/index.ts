import type { Module } from '../../../module.ts';
import { queuesRoutes } from './routes.ts';
import { queuesHandlers } from './handlers.ts';
import { exportQueuesData, eraseQueuesData } from './personal-data.ts';

export { addPost as addToQueue } from './service/add.ts';
export { findQueueObstacles } from './service/obstacles.ts';
export { findFreeSlots } from './service/plan.ts';
export { listQueues, markQueues } from './repository/queues.ts';

export const queuesModule: Module = {
  name: 'queues',
  routes: queuesRoutes,
  handlers: queuesHandlers,
  personalData: { export: exportQueuesData, erase: eraseQueuesData },
};
