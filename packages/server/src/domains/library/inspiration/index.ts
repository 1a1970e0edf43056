import type { Module } from '../../../module.ts';
import { eraseLibraryData, exportLibraryData } from './repository.ts';
import { inspirationRoutes } from './routes.ts';
import { describeStructure } from './run.ts';

export { dropFromLibrary, keepInLibrary, readForLibrary, type GivenPost } from './filling.ts';

export const inspirationModule: Module = {
  name: 'inspiration',
  routes: inspirationRoutes,
  runs: [describeStructure],
  personalData: { export: exportLibraryData, erase: eraseLibraryData },
};
