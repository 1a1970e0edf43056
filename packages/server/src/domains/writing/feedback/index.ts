import type { Module } from '../../../module.ts';
import { feedbackRoutes } from './routes.ts';
import { exportFeedbackData } from './personal-data.ts';
import { eraseFeedback } from './repository.ts';
export type { FeedbackGroup } from './rules.ts';
export { feedbackSummary } from './service.ts';

export const feedbackModule: Module = {
  name: 'feedback',
  routes: feedbackRoutes,
  personalData: { export: exportFeedbackData, erase: eraseFeedback },
};
