import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

/** With the increasing delay, the retries span about an hour. */
export const sendMailJob = defineJob({
  name: 'identity.send-mail',
  payload: z.object({ mailId: z.uuid() }),
  retryLimit: 9,
  retryDelaySeconds: 5,
  expireInSeconds: 120,
});
