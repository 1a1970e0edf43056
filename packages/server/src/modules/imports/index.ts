import type { Module } from '../../module.ts';
import { eraseImportsData, exportImportsData } from './repository.ts';
import { importsRoutes } from './routes.ts';
import { importMaterial } from './run.ts';

export type { ImportedProfile } from './reading/imported.ts';
export { readImport } from './reading/read-import.ts';
export { listOwnTexts } from './repository.ts';

export const importsModule: Module = {
  name: 'imports',
  routes: importsRoutes,
  runs: [importMaterial],
  personalData: { export: exportImportsData, erase: eraseImportsData },
};
