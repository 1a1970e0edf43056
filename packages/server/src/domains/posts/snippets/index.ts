import type { Module } from '../../../module.ts';
import { snippetsRoutes } from './routes.ts';
import { exportSnippetsData } from './personal-data.ts';
import { eraseSnippets } from './repository.ts';

export const snippetsModule: Module = {
  name: 'snippets',
  routes: snippetsRoutes,
  personalData: { export: exportSnippetsData, erase: eraseSnippets },
};
