import type { Module, PersonalData } from '../../../module.ts';
import { publishingRoutes } from './routes.ts';
import { publishingHandlers } from './handlers.ts';
import { unscheduleAll } from './service/commands.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { deleteHaltsOf, listHalts } from './repository/halts.ts';
import { eraseNotices, listNotices } from './repository/notices.ts';
import { deleteAttemptsOf, listAttemptsOfUser } from './repository/publishing.ts';

export { countScheduledFrom } from './repository/due.ts';
export { listHalts, markHalts } from './repository/halts.ts';
export { lockPerson } from './repository/publishing.ts';
export {
  publishNowIn,
  schedule as schedulePostAt,
  scheduleIn,
  scheduleWishIn,
  unschedule as takePostBack,
  unscheduleIn,
} from './service/commands.ts';
export { everything } from './rules/halt.ts';
export { resolveTime } from './rules/time.ts';
export { announceRestored, settleRestored } from './service/restored.ts';
export { haltPosts, liftHalt } from './service/halt.ts';
export { findObstacles, obstacle } from './service/obstacles.ts';
export { findRisks } from './service/risks.ts';
export { mailBody } from './service/mail-body.ts';
export { sweepAfterStart } from './service/sweep.ts';
export { warnOfVersionSunset } from './service/version-watch.ts';

export const exportPublishingData: PersonalData['export'] = async (connection, userId) => {
  const attempts = await listAttemptsOfUser(connection, userId);
  const halts = await listHalts(connection, userId);
  const notices = await listNotices(connection, userId);
  return {
    publishNotices: notices.map(({ postId, kind, at, sentAt }) => ({ postId, kind, at, sentAt })),
    pauses: halts.map(({ scope, since }) => ({ scope, since: since.toISOString() })),
    publishAttempts: attempts.map(
      ({ id, postId, outcome, payloadHash, urn, createdAt, finishedAt, errorMessage }) => ({
        id,
        postId,
        outcome,
        payloadHash,
        urn,
        startedAt: createdAt.toISOString(),
        finishedAt: finishedAt?.toISOString() ?? null,
        message: errorMessage,
      }),
    ),
  };
};

/** Deletes the attempts. One that was not consumed cannot send anything any more. */
export async function erasePublishingData(tx: Tx, userId: string): Promise<void> {
  await deleteAttemptsOf(tx, userId);
  await deleteHaltsOf(tx, userId);
  await eraseNotices(tx, userId);
}

export const publishingModule: Module = {
  name: 'publishing',
  routes: publishingRoutes,
  handlers: publishingHandlers,
  // Otherwise they would be published as the owner, once the owner connects.
  onTakeover: unscheduleAll,
  personalData: { export: exportPublishingData, erase: erasePublishingData },
};
