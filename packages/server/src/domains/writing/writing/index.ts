import type { Module } from '../../../module.ts';
import { generationRoutes } from './post/routes.ts';
import { postWriting } from './post/run.ts';
import { review } from './review.ts';

export { writtenFrom } from './review.ts';
export { materialIn, notedSources, promptMaterial, type Material } from './post/material.ts';
export { draftOutline } from './post/outline.ts';
export { findProduced } from './post/read.ts';
export type { ProducedBy } from './produced-by.ts';
export { sourceBlocks, type PromptSource } from './prompts/source-blocks.ts';
export { fingerprintOf } from './prompts/fingerprint.ts';
export { writePostFingerprint } from './prompts/golden-briefs.ts';
export {
  renderWritePost,
  writePostPrompt,
  type PromptOptions,
  type RenderWritePost,
} from './prompts/write-post.v15.ts';

export const writingModule: Module = {
  name: 'writing',
  routes: generationRoutes,
  runs: [postWriting, review],
};
