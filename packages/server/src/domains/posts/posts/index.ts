import type { Module } from '../../../module.ts';
import { postsRoutes } from './routes.ts';
import { postsJobs, postsHandlers } from './jobs.ts';
import type { OnCopy } from './service.ts';
import { exportPostsData, erasePostsData } from './personal-data.ts';
export {
  countQueued,
  listPaused,
  listPlannedTimes,
  listPostsBetween,
  type CalendarRow,
} from './calendar/repository.ts';
export { listLateUntold, markLateTold } from './lateness/repository.ts';
export { listMeasurable, type MeasurablePost } from './measured/repository.ts';
export { presentPost } from './present.ts';
export {
  countPosts,
  findPost,
  listRecentTexts,
  lockPost,
  movePost,
  searchPublished,
  withMedia as addMedia,
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

export { isLocked } from './rules.ts';
export { findNearlySame, readSimilar } from './similar/service.ts';
export {
  lockFreePosts,
  lockFreeStandings,
  movePosts,
  movePublished,
  type FreePost,
  type FreeStanding,
} from './together/repository.ts';
export { listSettledTexts, type SettledText } from './settled/repository.ts';
export { listStandings, type PostStanding } from './standings/repository.ts';
export {
  binPost,
  editPost,
  editPostIn,
  keepDraft,
  keepDraftIn,
  keepEmptyDraft,
  removeEmptyDraft,
  requireClaimsConfirmed,
  requirePublishable,
  restoreFromBin,
} from './service.ts';
export { mayMove, transitions } from './transitions.ts';
export { briefIn, putWritten, readDraft, type WrittenDraft } from './written.ts';

export const postsModule = (onCopy: OnCopy): Module => ({
  name: 'posts',
  routes: (context) => postsRoutes(context, onCopy),
  jobs: postsJobs,
  handlers: postsHandlers,
  personalData: { export: exportPostsData, erase: erasePostsData },
});
