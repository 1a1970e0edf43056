export { eraseImprovingData, exportImprovingData } from './personal-data.ts';
export { improvingRoutes } from './routes.ts';
