import type { Module } from '../../../module.ts';
import { planningRoutes } from './routes.ts';
import { exportPlanningData, erasePlanningData } from './personal-data.ts';

export { removeFeed as removeCalendarFeed } from './repository.ts';

export const planningModule: Module = {
  name: 'planning',
  routes: planningRoutes,
  personalData: { export: exportPlanningData, erase: erasePlanningData },
};
