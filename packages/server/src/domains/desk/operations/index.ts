import type { Module } from '../../../module.ts';
import { operationsRoutes } from './routes.ts';
import { systemHandlers } from './system/jobs.ts';
import { systemRoutes } from './system/routes.ts';

export const operationsModule: Module = {
  name: 'operations',
  routes: (context) => [...systemRoutes(context), ...operationsRoutes(context)],
  handlers: systemHandlers,
};
