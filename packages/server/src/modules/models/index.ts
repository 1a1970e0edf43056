export { followModels, refreshModels } from './follow.ts';
export { modelsRoutes, originOf } from './routes.ts';
export { mayManageModels, presentModel } from './rules.ts';
export { connect, disconnect } from './service.ts';
export { tryModel } from './try-model.ts';
