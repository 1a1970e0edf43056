export * from './collect-run.ts';
export * from './facts.ts';
