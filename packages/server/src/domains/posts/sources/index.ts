import type { Module } from '../../../module.ts';
import { sourcesRoutes } from './routes.ts';
import { sourcesHandlers } from './jobs.ts';
import { exportSourcesData } from './personal-data.ts';
import { eraseSources } from './repository.ts';
export {
  dropLinks as dropPostSources,
  insertLinks as linkSources,
  insertSource,
  listOfPost as listPostSources,
  listOwnSources,
  listPostsOfSources,
  listSources as findSources,
  type SourceRow,
} from './repository.ts';
export { readFile, readPage, readWords, type ReadOrder } from './reading/read-given.ts';
export { readSource } from './reading/read-source.ts';
export { isOwn, pageLimitOf, titleFrom, voiceIn } from './rules.ts';
export { requireSources } from './service.ts';

/** `door` gives access to posts, which depend on this module and cannot be imported. */
export function sourcesModule(door: Parameters<typeof sourcesRoutes>[1]): Module {
  return {
    name: 'sources',
    routes: (context) => sourcesRoutes(context, door),
    handlers: sourcesHandlers,
    personalData: { export: exportSourcesData, erase: eraseSources },
  };
}
