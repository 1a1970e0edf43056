import type { Context } from '../../../context.ts';
import { handleJob, type JobHandler } from '../../../platform/queue.ts';
import { sweepTicketsJob, ticketMailJob } from './jobs.ts';
import { sweepTickets } from './service/sweep.ts';
import { tellOf } from './service/tell.ts';

export function supportHandlers(context: Context): readonly JobHandler[] {
  return [
    handleJob({ job: ticketMailJob, concurrency: 2, run: async (told) => tellOf(context, told) }),
    handleJob({ job: sweepTicketsJob, cron: '37 * * * *', run: async () => sweepTickets(context) }),
  ];
}
