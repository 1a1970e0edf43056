import type { Module } from '../../../module.ts';
import { systemRoutes } from './routes.ts';
import { systemJobs, systemHandlers } from './jobs.ts';

export const systemModule: Module = {
  name: 'system',
  routes: systemRoutes,
  jobs: systemJobs,
  handlers: systemHandlers,
};
