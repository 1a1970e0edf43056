export { publicToolsRoutes } from './routes.ts';
