import type { Module } from '../../../module.ts';
import { modelsRoutes } from './routes.ts';
import { setUp } from './setup-run.ts';

export { followModels, refreshModels } from './follow.ts';
export { originOf } from './authorise.ts';
export { mayManageModels } from './rules.ts';
export { connect, disconnect } from './service.ts';
export { tryModel } from './try-model.ts';

export const modelsModule: Module = { name: 'models', routes: modelsRoutes, runs: [setUp] };
