import type { Module } from '../../../module.ts';
import { publicToolsRoutes } from './routes.ts';
import { answerTool } from './run.ts';

export const publicToolsModule: Module = {
  name: 'public-tools',
  routes: publicToolsRoutes,
  runs: [answerTool],
};
