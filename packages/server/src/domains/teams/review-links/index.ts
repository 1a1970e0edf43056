import type { Module } from '../../../module.ts';
import { eraseReviewLinksData, exportReviewLinksData } from './repository.ts';
import { reviewLinksRoutes } from './routes.ts';

export { eraseReviewLinksData as eraseReviewLinks } from './repository.ts';
export { fingerprintOf, type Fingerprinted } from './rules.ts';

export const reviewLinksModule: Module = {
  name: 'review-links',
  routes: reviewLinksRoutes,
  personalData: { export: exportReviewLinksData, erase: eraseReviewLinksData },
};
