import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';
import { noticeKinds } from './tables.ts';

export type { NoticeKind } from './tables.ts';

/**
 * Publishes a post that is due. Harmless for one that is not, or that another run works on. `at` is the time the job was
 * made for: that it started says that the database's clock has come to it.
 */
export const runJob = defineJob({
  name: 'publishing.run',
  payload: z.object({ postId: z.uuid(), at: z.iso.datetime().optional() }),
  retryLimit: 5,
  retryDelaySeconds: 10,
  expireInSeconds: 900,
});

/** Looks after what a lost process left behind. */
export const sweepJob = defineJob({ name: 'publishing.sweep', payload: z.object({}), retryLimit: 0 });

/** Says in the log, in good time, that LinkedIn will stop serving the version that is set. */
export const versionWatchJob = defineJob({
  name: 'publishing.version-watch',
  payload: z.object({}),
  retryLimit: 0,
});

/** Sends the first comment of a post that is out. Harmless for one that is sent or being sent. */
export const commentJob = defineJob({
  name: 'publishing.comment',
  payload: z.object({ postId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 30,
});
/** Changes or deletes a post that is out. `tried` counts the tries before this one. */
export const changeJob = defineJob({
  name: 'publishing.change',
  payload: z.object({ postId: z.uuid(), tried: z.number().int().default(0) }),
  retryLimit: 3,
  retryDelaySeconds: 30,
});

/** Tells the person by mail. `noticeId` makes a mail that was sent twice recognisable. */
export const noticeJob = defineJob({
  name: 'publishing.notice',
  payload: z.object({ noticeId: z.uuid(), postId: z.uuid(), userId: z.uuid(), kind: z.enum(noticeKinds) }),
  retryLimit: 8,
  retryDelaySeconds: 10,
});

/** Tells a person, in one mail, what became of several posts. `mailId` makes a mail that was sent twice recognisable. */
export const digestJob = defineJob({
  name: 'publishing.digest',
  payload: z.object({ mailId: z.uuid(), userId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 10,
});

/** Tells a person, in one mail, of all their posts that were put off. */
export const lateNoticeJob = defineJob({
  name: 'publishing.late-notice',
  payload: z.object({ noticeId: z.uuid(), userId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 10,
});

export const publishingJobs: readonly Job[] = [
  runJob,
  sweepJob,
  versionWatchJob,
  noticeJob,
  digestJob,
  lateNoticeJob,
  commentJob,
  changeJob,
];
