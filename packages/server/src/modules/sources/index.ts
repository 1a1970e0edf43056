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
export { isOwn } from './rules.ts';
export { requireSources, type PostDoor } from './service.ts';
