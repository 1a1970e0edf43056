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
export { materialIn, notedSources, promptMaterial, type Material } from './generation/material.ts';
export { draftOutline } from './generation/outline.ts';
export { findProduced } from './generation/produced.ts';
export { drainGenerations } from './generation/service.ts';
export { copyMedia } from './media/copy.ts';
export { readMediaFile, readMediaPieces, readMediaRange } from './media/files.ts';
export { listLateUntold, markLateTold } from './lateness/repository.ts';
export { findMedia, listOwnMedia, lockOwnMedia, setHeld, type MediaRow } from './media/repository.ts';
export { presentMedia } from './media/present.ts';
export { keepDocument, keepPicture } from './media/service.ts';
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
} from './prompts/write-post.v6.ts';
export type { ProducedBy } from './produced-by.ts';
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
