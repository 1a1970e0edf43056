import type { RunDefinition } from './define.ts';
import { reviewRun } from './review.ts';

/** Every kind of run. */
export const runDefinitions: readonly RunDefinition[] = [reviewRun];
