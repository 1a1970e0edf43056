import type { Module, PostHooks } from '../../../module.ts';
import { originsRoutes } from './origins/routes.ts';
import { endShares } from './repository/origins.ts';
import { claimCheck } from './claims/run.ts';
import { claimsRoutes } from './claims/routes.ts';
import { joinPostHooks } from './claims/service.ts';
import { takeMemory, type PostMemory } from './material.ts';
import { postsRoutes } from './routes.ts';
import { versionsRoutes } from './versions/routes.ts';
import { postsHandlers } from './jobs.ts';
import { exportPostsData, erasePostsData } from './personal-data.ts';
export { exportPostsData };
export { checkQuestion, claimsToCheck, claimWords, openSentences } from './claims/check.ts';
export {
  countQueued,
  listPaused,
  listPlannedTimes,
  listPostsBetween,
  markPosts,
  type CalendarRow,
} from './repository/calendar.ts';
export { listLateUntold, markLateTold } from './repository/lateness.ts';
export { listMeasurable, type MeasurablePost } from './repository/measured.ts';
export type { MadeText } from './material.ts';
export { currentPost, presentPost } from './present.ts';
export {
  insertExchange,
  listExchanges,
  removeChat,
  setOutcome,
  type ExchangeRow,
} from './repository/chats.ts';
export { findLastVersions, listEarlierTexts, listWrittenTexts } from './repository/versions.ts';
export {
  countPosts,
  findPost,
  listPosts,
  listPostsById,
  listRecentTexts,
  lockPost,
  movePost,
  searchPublished,
  withMedia as addMedia,
  type PostFacts,
  type PostRow,
  type PostWithMedia,
} from './repository/posts.ts';
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
} from './repository/published.ts';

export { isLocked, openGapOf, publishFault } from './rules.ts';
export { findNearlySame, readSimilar } from './similar/service.ts';
export { lockPosts, movePosts, movePublished, type DuePost } from './repository/together.ts';
export { listSettledTexts } from './repository/settled.ts';
export { listStandings, type PostStanding } from './repository/standings.ts';
export {
  binPost,
  editPost,
  editPostIn,
  hasUnconfirmedClaims,
  keepDraft,
  keepDraftIn,
  keepEmptyDraft,
  removeEmptyDraft,
  requireClaimsConfirmed,
  requirePublishable,
  restoreFromBin,
} from './service.ts';
export { briefIn, putWritten, readDraft, type WrittenDraft } from './written.ts';

/**
 * `modules` returns all modules, some of which take part in what happens to a post. `memory` finds and records the facts that a
 * post tells.
 */
export function postsModule(modules: () => readonly PostHooks[], memory: PostMemory): Module {
  takeMemory(memory);
  return {
    name: 'posts',
    routes: (context) => [
      ...postsRoutes(context),
      ...versionsRoutes(context),
      ...claimsRoutes(context, joinPostHooks(modules())),
      ...originsRoutes(context),
    ],
    runs: [claimCheck],
    handlers: postsHandlers,
    onTakeover: (_context, tx, userId) => endShares(tx, userId),
    personalData: { export: exportPostsData, erase: erasePostsData },
  };
}
