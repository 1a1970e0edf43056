export * from './operations.ts';
export * from './support.ts';
export * from './system.ts';
