import { z } from 'zod';
import { defineJob } from '../../../platform/queue.ts';

/** A person connected or disconnected LinkedIn. The publishing module, which depends on this one, handles the job. */
export const connectionChangedJob = defineJob({
  name: 'linkedin-account.changed',
  payload: z.object({ userId: z.uuid() }),
});

export const copyPictureJob = defineJob({
  name: 'linkedin-account.copy-picture',
  payload: z.object({ userId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 30,
});

/** `key` consists of our own ids. */
export const removePictureJob = defineJob({
  name: 'linkedin-account.remove-picture',
  payload: z.object({ key: z.string().max(200) }),
});

export const pruneJob = defineJob({ name: 'linkedin-account.prune', payload: z.object({}) });
