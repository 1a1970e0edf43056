export { paymentsHandlers } from './handlers.ts';
export { paymentsJobs } from './jobs.ts';
export { erasePaymentsData, exportPaymentsData } from './personal-data.ts';
export { paymentsRoutes } from './routes.ts';
