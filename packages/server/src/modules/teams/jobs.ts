import { z } from 'zod';
import { defineJob, type Job } from '../../platform/queue.ts';

/** Mails an invitation; one that was sent again, withdrawn or accepted since is not sent. */
export const invitationJob = defineJob({
  name: 'teams.invitation',
  payload: z.object({ invitationId: z.uuid(), round: z.number().int() }),
  retryLimit: 8,
  retryDelaySeconds: 10,
});

/** Forgets old invitations, and what was said of posts that are gone. */
export const sweepJob = defineJob({ name: 'teams.sweep', payload: z.object({}), retryLimit: 0 });

export const teamJobs: readonly Job[] = [invitationJob, sweepJob];
