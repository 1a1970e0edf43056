import type { Module } from '../../../module.ts';
import { importsHandlers } from './jobs.ts';
import { eraseImportsData, exportImportsData } from './repository/imports.ts';
import { importsRoutes } from './routes.ts';
import { importFilesPrefix } from './rules.ts';
import { importMaterial, type RequireVoice } from './run.ts';

export { industryNamed } from './industry.ts';
export type { ImportedProfile } from './reading/imported.ts';
export { sectionNamed } from './reading/profile-headings.ts';
export { readImport, readTableText } from './reading/read-import.ts';
export {
  listAnalytics,
  listAuthoredPosts,
  listMeasuredPosts,
  listOwnPosts,
  type AnalyticsImport,
  type MeasuredOwnPost,
} from './repository/own-posts.ts';
export { detachVoice, findImportedProfile, listOwnTexts, markOwnTexts } from './repository/imports.ts';

/** `requireVoice` refuses a voice that is not the user's. */
export function importsModule(requireVoice: RequireVoice): Module {
  const run = importMaterial(requireVoice);
  return {
    name: 'imports',
    routes: (context) => importsRoutes(context, run),
    handlers: importsHandlers,
    runs: [run],
    personalData: { export: exportImportsData, erase: eraseImportsData, filesPrefix: importFilesPrefix },
  };
}
