export * from './define.ts';
export * from './endpoints.ts';
export * from './local-models.ts';
export * from './model-setup.ts';
export * from './models.ts';
