import type { Module } from '../../module.ts';
import { postsRoutes } from './routes.ts';
import { postsJobs, postsHandlers } from './jobs.ts';
import { exportPostsData, erasePostsData } from './personal-data.ts';
export {
  countQueued,
  listPaused,
  listPlannedTimes,
  listPostsBetween,
  type CalendarRow,
} from './calendar/repository.ts';
export { AnswerCleaner, DeclinedAnswer, UnreadableAnswer } from './generation/answer-cleaner.ts';

export { draftBuiltIn, warmWriter } from './generation/built-in.ts';
export { materialIn, notedSources, promptMaterial, type Material } from './generation/material.ts';
export { findProduced } from './generation/produced.ts';
export { drainGenerations } from './generation/service.ts';
export { copyMedia } from './media/copy.ts';
export { readMediaFile, readMediaPieces, readMediaRange } from './media/files.ts';
export { listLateUntold, markLateTold } from './lateness/repository.ts';
export { findMedia } from './media/repository.ts';
export { remakePicture } from './media/picture.ts';
export { presentPost } from './present.ts';
export {
  countPosts,
  findPost,
  listRecentTexts,
  lockPost,
  movePost,
  searchPublished,
  withMedia as addMedia,
  type CarriedMedia,
  type PostFacts,
  type PostMove,
  type PostRow,
  type PostWithMedia,
} from './repository.ts';
export {
  commentFacts,
  failChange,
  findPublished,
  finishChange,
  listOpenChanges,
  listOpenComments,
  settleComment,
  takeComment,
  wantChange,
} from './published/repository.ts';

export { fingerprintOf } from './prompts/fingerprint.ts';
export { writePostFingerprint } from './prompts/golden-briefs.ts';
export {
  renderWritePost,
  writePostPrompt,
  type PromptOptions,
  type RenderWritePost,
} from './prompts/write-post.v5.ts';
export { repairPostPrompt } from './prompts/repair-post.v2.ts';
export type { ProducedBy } from './produced-by.ts';
export { findOffered } from './repair/offered.ts';
export type { RepairGroup } from './repair/rules.ts';
export { repairSummary } from './repair/service.ts';
export { isLocked } from './rules.ts';
export { findNearlySame, nameOf, readSimilar } from './similar/service.ts';
export {
  lockFreePosts,
  lockFreeStandings,
  movePosts,
  movePublished,
  type FreePost,
  type FreeStanding,
} from './together/repository.ts';
export {
  binPost,
  editPost,
  keepDraft,
  keepDraftIn,
  prepareClaims,
  requireClaimsConfirmed,
  requirePublishable,
  restoreFromBin,
} from './service.ts';
export { mayMove, transitions } from './transitions.ts';
export { DeltaCleaner } from '../../integrations/ai/delta-cleaner.ts';
export { dataBlock, newDataId } from '../../integrations/ai/data-block.ts';

export const postsModule: Module = {
  name: 'posts',
  routes: postsRoutes,
  jobs: postsJobs,
  handlers: postsHandlers,
  personalData: { export: exportPostsData, erase: erasePostsData },
};
