import type { Module } from '../../../module.ts';
import { snippetsRoutes } from './routes.ts';
import { exportSnippetsData, eraseSnippetsData } from './personal-data.ts';

export const snippetsModule: Module = {
  name: 'snippets',
  routes: snippetsRoutes,
  personalData: { export: exportSnippetsData, erase: eraseSnippetsData },
};
