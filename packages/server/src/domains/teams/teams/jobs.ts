import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

/** Emails an invitation, unless it has been resent, withdrawn or accepted since. */
export const invitationJob = defineJob({
  name: 'teams.invitation',
  payload: z.object({ invitationId: z.uuid(), round: z.number().int() }),
  retryLimit: 8,
  retryDelaySeconds: 10,
});

/** Deletes old invitations, and the shares of posts and items that no longer exist. */
export const sweepJob = defineJob({ name: 'teams.sweep', payload: z.object({}), retryLimit: 0 });
