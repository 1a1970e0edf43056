export { eraseTemplatesData, exportTemplatesData } from './personal-data.ts';
export { templatesRoutes } from './routes.ts';
export { rememberBrief } from './service.ts';
