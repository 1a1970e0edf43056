export * from './planning.ts';
export * from './publish-requests.ts';
export * from './queues.ts';
export * from './results.ts';
export * from './similar-words.ts';
