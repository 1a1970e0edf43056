import type { Module } from '../../../module.ts';
import { interviewsRoutes } from './routes.ts';
import { nextQuestion } from './run.ts';
import { exportInterviewsData } from './personal-data.ts';
import { deleteInterviewsOf } from './repository.ts';
export { findInterviews } from './repository.ts';
export { findAsked } from './asked.ts';
export { listInterviewTexts } from './texts.ts';

export const interviewsModule: Module = {
  name: 'interviews',
  routes: interviewsRoutes,
  runs: [nextQuestion],
  personalData: { export: exportInterviewsData, erase: deleteInterviewsOf },
};
