import { carouselRun, slideRun } from './carousel.ts';
import { agentPlanRun, agentRun, newsAgentRun } from './agents.ts';
import type { RunDefinition } from './define.ts';
import { ideasRun } from './ideas.ts';
import { chatRun, endingsRun, openingsRun, questionRun, rewriteRun, toolRun } from './helps.ts';
import { imageRun } from './image.ts';
import { importRun } from './import.ts';
import { candidateSearchRun } from './candidate-search.ts';
import { jobSearchRun } from './job-search.ts';
import { modelSetupRun } from './model-setup.ts';
import { postRun } from './post.ts';
import { leadGenerationRun } from './lead-generation.ts';
import { leadSearchRun } from './lead-search.ts';
import { messageDraftRun } from './message-draft.ts';
import { profileReviewRun } from './profile-review.ts';
import { reviewRun } from './review.ts';
import { structureRun } from './structure.ts';
import { voiceFitRun, voiceRun } from './voice.ts';

export const runDefinitions: readonly RunDefinition[] = [
  carouselRun,
  ideasRun,
  slideRun,
  imageRun,
  importRun,
  modelSetupRun,
  postRun,
  reviewRun,
  structureRun,
  rewriteRun,
  openingsRun,
  endingsRun,
  chatRun,
  questionRun,
  toolRun,
  voiceRun,
  voiceFitRun,
  profileReviewRun,
  newsAgentRun,
  agentRun,
  agentPlanRun,
  jobSearchRun,
  candidateSearchRun,
  leadGenerationRun,
  leadSearchRun,
  messageDraftRun,
];
