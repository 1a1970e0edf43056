import type { Context } from '../../../context.ts';
import { handleJob, type JobHandler } from '../../../platform/queue.ts';
import { connectionChangedJob } from '../../accounts/linkedin-account/index.ts';
import {
  changeJob,
  commentJob,
  digestJob,
  lateNoticeJob,
  noticeJob,
  runJob,
  sweepJob,
  versionWatchJob,
} from './jobs.ts';
import { followConnection } from './service/backlog.ts';
import { runChange } from './service/change.ts';
import { runComment } from './service/comment.ts';
import { publishingDeps } from './service/deps.ts';
import { sendLateNotice } from './service/late-notice.ts';
import { sendDigest, sendNotice } from './service/notice.ts';
import { createPublisher } from './service/run.ts';
import { sweepPublishing } from './service/sweep.ts';
import { warnOfVersionSunset } from './service/version-watch.ts';

/** The number of posts that a process publishes at once. Each mostly waits for LinkedIn. */
const publishConcurrency = 50;

export function publishingHandlers(context: Context): readonly JobHandler[] {
  const deps = publishingDeps(context);
  const publish = deps === null ? null : createPublisher(deps);
  return [
    handleJob({
      job: runJob,
      concurrency: publishConcurrency,
      async run({ postId, at }) {
        await publish?.(postId, at === undefined ? null : new Date(at));
      },
    }),
    handleJob({ job: sweepJob, cron: '* * * * *', run: async () => sweepPublishing(context) }),
    handleJob({
      job: versionWatchJob,
      cron: '5 6 * * *',
      async run() {
        warnOfVersionSunset(context);
      },
    }),
    handleJob({
      job: commentJob,
      concurrency: 2,
      async run({ postId }) {
        if (deps !== null) await runComment(deps, postId);
      },
    }),
    handleJob({
      job: changeJob,
      concurrency: 2,
      async run({ postId, tried }) {
        if (deps !== null) await runChange(deps, postId, tried);
      },
    }),
    handleJob({ job: noticeJob, concurrency: 2, run: async (notice) => sendNotice(context, notice) }),
    handleJob({ job: digestJob, concurrency: 2, run: async (digest) => sendDigest(context, digest) }),
    handleJob({ job: lateNoticeJob, concurrency: 2, run: async (notice) => sendLateNotice(context, notice) }),
    handleJob({
      job: connectionChangedJob,
      concurrency: 2,
      run: async ({ userId }) => followConnection(context, userId),
    }),
  ];
}
