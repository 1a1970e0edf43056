import type { Module } from '../../../module.ts';
import { removeFeed } from './repository/planning.ts';
import { planningRoutes } from './routes.ts';
import { exportPlanningData, erasePlanningData } from './personal-data.ts';

export const planningModule: Module = {
  name: 'planning',
  routes: planningRoutes,
  onTakeover: (_context, tx, userId) => removeFeed(tx, userId),
  personalData: { export: exportPlanningData, erase: erasePlanningData },
};
