export * from './agents.ts';
export * from './carousel.ts';
export * from './define.ts';
export * from './endpoints.ts';
export * from './import.ts';
export * from './profile-review.ts';
export * from './registry.ts';
export * from './review.ts';
