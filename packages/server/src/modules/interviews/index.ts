export { findAsked } from './asked.ts';
export { eraseInterviewsData, exportInterviewsData } from './personal-data.ts';
export { interviewsRoutes } from './routes.ts';
