import type { Module } from '../../../module.ts';
import { importsHandlers, importsJobs } from './jobs.ts';
import { eraseImportsData, exportImportsData } from './repository.ts';
import { importsRoutes } from './routes.ts';
import { importFilesPrefix } from './rules.ts';
import { importMaterial } from './run.ts';

export type { ImportedProfile } from './reading/imported.ts';
export { readImport, readTableText } from './reading/read-import.ts';
export {
  listAnalytics,
  listMeasuredPosts,
  listOwnPosts,
  type AnalyticsImport,
  type MeasuredOwnPost,
  type OwnPost,
} from './own-posts/repository.ts';
export { detachVoice, findImportedProfile, listOwnTexts, markOwnTexts } from './repository.ts';

export const importsModule: Module = {
  name: 'imports',
  routes: importsRoutes,
  jobs: importsJobs,
  handlers: importsHandlers,
  runs: [importMaterial],
  personalData: { export: exportImportsData, erase: eraseImportsData, filesPrefix: importFilesPrefix },
};
