import type { Module } from '../../../module.ts';
import { templatesRoutes } from './routes.ts';
import { exportTemplatesData } from './personal-data.ts';
import { deleteTemplateRows } from './repository.ts';
export { hasTemplate, rememberBrief } from './service.ts';

export const templatesModule: Module = {
  name: 'templates',
  routes: templatesRoutes,
  personalData: { export: exportTemplatesData, erase: deleteTemplateRows },
};
