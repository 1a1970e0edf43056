import type { Context } from '../../../context.ts';
import { handleJob, type JobHandler } from '../../../platform/queue.ts';
import { sendMailJob } from './jobs.ts';
import { sendMail } from './service/send-mail.ts';

export function identityHandlers(context: Context): readonly JobHandler[] {
  return [handleJob({ job: sendMailJob, concurrency: 2, run: ({ mailId }) => sendMail(context, mailId) })];
}
