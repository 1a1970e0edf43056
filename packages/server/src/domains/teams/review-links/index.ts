import type { Module } from '../../../module.ts';
import { eraseReviewLinksData, exportReviewLinksData } from './repository.ts';
import { reviewLinksRoutes } from './routes.ts';

export { fingerprintOf } from './rules.ts';

export const reviewLinksModule: Module = {
  name: 'review-links',
  routes: reviewLinksRoutes,
  onTakeover: (_context, tx, userId) => eraseReviewLinksData(tx, userId),
  personalData: { export: exportReviewLinksData, erase: eraseReviewLinksData },
};
