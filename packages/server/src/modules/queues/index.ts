export { queuesHandlers } from './handlers.ts';
export { queuesJobs } from './jobs.ts';
export { eraseQueuesData, exportQueuesData } from './personal-data.ts';
export { queuesRoutes } from './routes.ts';
