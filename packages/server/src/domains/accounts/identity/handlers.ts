import type { Context } from '../../../context.ts';
import { handleJob, type JobHandler } from '../../../platform/queue.ts';
import { pruneJob, sendMailJob } from './jobs.ts';
import { prune } from './repository.ts';
import { sendMail } from './service/send-mail.ts';

export function identityHandlers(context: Context): readonly JobHandler[] {
  return [
    handleJob({ job: sendMailJob, concurrency: 2, run: ({ mailId }) => sendMail(context, mailId) }),
    handleJob({
      job: pruneJob,
      concurrency: 1,
      cron: '17 * * * *',
      run: () => prune(context.database.db, new Date(context.clock.now())),
    }),
  ];
}
