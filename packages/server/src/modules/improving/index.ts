import type { Module } from '../../module.ts';
import { improvingRoutes } from './routes.ts';
import { exportImprovingData, eraseImprovingData } from './personal-data.ts';
export { askStructured } from './ask-structured.ts';
export { recordFreeHelp } from './charge.ts';
export { findHelp } from './repository.ts';

export const improvingModule: Module = {
  name: 'improving',
  routes: improvingRoutes,
  personalData: { export: exportImprovingData, erase: eraseImprovingData },
};
