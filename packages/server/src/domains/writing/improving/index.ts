import type { Module } from '../../../module.ts';
import { improvingRoutes } from './routes.ts';
import { chat, findEndings, findOpenings, rewrite } from './runs.ts';
export { findHelp } from './service.ts';

export const improvingModule: Module = {
  name: 'improving',
  routes: improvingRoutes,
  runs: [rewrite, findOpenings, findEndings, chat],
};
