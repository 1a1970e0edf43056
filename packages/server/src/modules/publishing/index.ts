import type { Connection, Tx } from '../../platform/db/index.ts';
import { deleteAttemptsOf, listAttemptsOfUser } from './repository.ts';

export { publishingHandlers } from './handlers.ts';
export { publishingJobs } from './jobs.ts';
export { publishingRoutes } from './routes.ts';
export { lockPerson } from './repository.ts';
export {
  schedule as schedulePostAt,
  scheduleIn,
  unschedule as takePostBack,
  unscheduleAll,
} from './service/commands.ts';
export { resolveTime } from './rules/time.ts';
export { sweepPublishing } from './service/sweep.ts';
export { warnOfVersionSunset } from './service/version-watch.ts';

/** Every attempt to publish something of this person. */
export async function exportPublishingData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const attempts = await listAttemptsOfUser(connection, userId);
  return {
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
}

/** Forgets the attempts; one that has not been consumed sends nothing any more. */
export async function erasePublishingData(tx: Tx, userId: string): Promise<void> {
  await deleteAttemptsOf(tx, userId);
}
