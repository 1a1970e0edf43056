export { orAborted } from './or-aborted.ts';
export {
  createWebPages,
  type FeedVersion,
  type WebDocument,
  type WebPage,
  type WebPages,
  type WebPagesParts,
} from './web-pages.ts';
