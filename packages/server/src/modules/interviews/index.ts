export { eraseInterviewsData, exportInterviewsData } from './personal-data.ts';
export { interviewsRoutes } from './routes.ts';
