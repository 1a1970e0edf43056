export * from './brand.ts';
export * from './credits.ts';
export * from './industries.ts';
export * from './linkedin.ts';
export * from './plans.ts';
export * from './writing.ts';
