export * from './account.ts';
export * from './copilot.ts';
