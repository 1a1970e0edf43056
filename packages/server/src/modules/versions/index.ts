export { eraseVersionsData, exportVersionsData } from './personal-data.ts';
export { removeVersionsOf } from './repository.ts';
export { versionsRoutes } from './routes.ts';
export { recordVersion, type SavedText } from './service.ts';
