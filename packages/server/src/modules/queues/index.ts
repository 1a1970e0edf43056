export { eraseQueuesData, exportQueuesData } from './personal-data.ts';
export { queuesRoutes } from './routes.ts';
