export * from './collect-run.ts';
export * from './facts.ts';
export * from './recording-runs.ts';
export * from './recordings.ts';
