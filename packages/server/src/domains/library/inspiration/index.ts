import type { Module } from '../../../module.ts';
import { eraseLibraryData, exportLibraryData } from './repository/inspiration.ts';
import type { LibraryNeighbours } from './reader.ts';
import { inspirationRoutes } from './routes.ts';
import { describeStructure } from './run.ts';

export { hasTrigrams } from './repository/words.ts';
export { starterPosts } from './starters.ts';
export { dropFromLibrary, keepInLibrary, readForLibrary } from './filling.ts';

/** `neighbours` read a person's profile and the results of their posts, which are kept outside this module. */
export const inspirationModule = (neighbours: LibraryNeighbours): Module => ({
  name: 'inspiration',
  routes: inspirationRoutes(neighbours),
  runs: [describeStructure],
  personalData: { export: exportLibraryData, erase: eraseLibraryData },
});
