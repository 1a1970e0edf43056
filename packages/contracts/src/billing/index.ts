export * from './credits.ts';
export * from './payments.ts';
