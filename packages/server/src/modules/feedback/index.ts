export { eraseFeedbackData, exportFeedbackData } from './personal-data.ts';
export { feedbackRoutes } from './routes.ts';
export type { FeedbackGroup } from './rules.ts';
export { feedbackSummary } from './service.ts';
