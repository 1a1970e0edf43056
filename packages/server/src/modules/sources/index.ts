export { sourcesHandlers, sourcesJobs } from './jobs.ts';
export { eraseSourcesData, exportSourcesData } from './personal-data.ts';
export {
  dropLinks as dropPostSources,
  insertLinks as linkSources,
  listOfPost as listPostSources,
  listSources as findSources,
  type SourceRow,
} from './repository.ts';
export { sourcesRoutes } from './routes.ts';
export { readFile, readPage, readWords, type ReadOrder } from './reading/read-given.ts';
export { readSource } from './reading/read-source.ts';
export { isOwn, pageLimitOf, titleFrom, voiceIn } from './rules.ts';
export { requireSources, type PostDoor } from './service.ts';
