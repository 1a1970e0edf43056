import type { Module } from '../../module.ts';
import { publicToolsRoutes } from './routes.ts';

export const publicToolsModule: Module = {
  name: 'public-tools',
  routes: publicToolsRoutes,
};
