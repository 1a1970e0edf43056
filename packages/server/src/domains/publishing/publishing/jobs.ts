import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';
import { noticeKinds } from './tables.ts';

export type { NoticeKind } from './tables.ts';

/**
 * Publishes a due post. Harmless for a post that is not due or that another run is working on. `at` is the time the job
 * was scheduled for: by the database's clock, that time has come.
 */
export const runJob = defineJob({
  name: 'publishing.run',
  payload: z.object({ postId: z.uuid(), at: z.iso.datetime().optional() }),
  retryLimit: 5,
  retryDelaySeconds: 10,
  expireInSeconds: 900,
});

export const sweepJob = defineJob({ name: 'publishing.sweep', payload: z.object({}), retryLimit: 0 });

/** Logs a timely warning that LinkedIn will retire the configured API version. */
export const versionWatchJob = defineJob({
  name: 'publishing.version-watch',
  payload: z.object({}),
  retryLimit: 0,
});

/** Sends the first comment of a published post. Harmless if it was already sent or is being sent. */
export const commentJob = defineJob({
  name: 'publishing.comment',
  payload: z.object({ postId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 30,
});
/** Edits or deletes a published post. `tried` counts the earlier attempts. */
export const changeJob = defineJob({
  name: 'publishing.change',
  payload: z.object({ postId: z.uuid(), tried: z.number().int().default(0) }),
  retryLimit: 3,
  retryDelaySeconds: 30,
});

/** Notifies the user by email. `noticeId` identifies an email that was sent twice. */
export const noticeJob = defineJob({
  name: 'publishing.notice',
  payload: z.object({ noticeId: z.uuid(), postId: z.uuid(), userId: z.uuid(), kind: z.enum(noticeKinds) }),
  retryLimit: 8,
  retryDelaySeconds: 10,
});

/** Notifies a user about several posts in one email. `mailId` identifies an email that was sent twice. */
export const digestJob = defineJob({
  name: 'publishing.digest',
  payload: z.object({ mailId: z.uuid(), userId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 10,
});

/** Notifies a user about all of their delayed posts in one email. */
export const lateNoticeJob = defineJob({
  name: 'publishing.late-notice',
  payload: z.object({ noticeId: z.uuid(), userId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 10,
});
