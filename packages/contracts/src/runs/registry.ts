import type { RunDefinition } from './define.ts';
import { agentRun, newsAgentRun } from './agents.ts';
import { profileReviewRun } from './profile-review.ts';
import { reviewRun } from './review.ts';

/** Every kind of run. */
export const runDefinitions: readonly RunDefinition[] = [reviewRun, profileReviewRun, newsAgentRun, agentRun];
