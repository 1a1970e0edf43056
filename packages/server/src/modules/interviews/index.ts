import type { Module } from '../../module.ts';
import { interviewsRoutes } from './routes.ts';
import { exportInterviewsData, eraseInterviewsData } from './personal-data.ts';
export { findAsked } from './asked.ts';

export const interviewsModule: Module = {
  name: 'interviews',
  routes: interviewsRoutes,
  personalData: { export: exportInterviewsData, erase: eraseInterviewsData },
};
