import type { Context } from '../../../context.ts';
import { handleJob, type JobHandler } from '../../../platform/queue.ts';
import { copyPictureJob, pruneJob, removePictureJob } from './jobs.ts';
import { dropLapsedTokens } from './repository.ts';
import { copyPicture } from './service/picture.ts';

export function linkedinAccountHandlers(context: Context): readonly JobHandler[] {
  return [
    handleJob({
      job: copyPictureJob,
      async run({ userId }) {
        await copyPicture(context, userId);
      },
    }),
    handleJob({
      job: removePictureJob,
      async run({ key }) {
        await context.storage.remove(key);
      },
    }),
    handleJob({
      job: pruneJob,
      cron: '17 * * * *',
      async run() {
        await dropLapsedTokens(context.database.db, new Date(context.clock.now()));
      },
    }),
  ];
}
