export { erasePlanningData, exportPlanningData } from './personal-data.ts';
export { planningRoutes } from './routes.ts';
