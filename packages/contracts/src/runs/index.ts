export * from './define.ts';
export * from './endpoints.ts';
export * from './registry.ts';
export * from './review.ts';
