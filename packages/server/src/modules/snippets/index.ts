export { eraseSnippetsData, exportSnippetsData } from './personal-data.ts';
export { snippetsRoutes } from './routes.ts';
