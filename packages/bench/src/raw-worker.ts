// The baseline for publishing: jobs that make one create each and write nothing.
import { z } from 'zod';
import { openDatabase } from '../../server/src/platform/db/index.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { createQueue, defineJob, handleJob } from '../../server/src/platform/queue.ts';
import { createPost, postBody } from './raw-create.ts';

const api = process.env['LINKEDIN_API_URL'] ?? '';
const log = createLog('silent');
const job = defineJob({
  name: 'raw',
  payload: z.object({ token: z.string(), author: z.string(), text: z.string() }),
  retryLimit: 0,
  expireInSeconds: 900,
});
// The program's own queue, so that batch size, concurrency and polling are the same.
const queue = createQueue(openDatabase(process.env['DATABASE_URL'] ?? '', 20, log), log);
await queue.start(
  [job],
  [
    handleJob({
      job,
      concurrency: Number(process.env['CONCURRENCY']),
      run: async ({ token, author, text }) => createPost(api, token, postBody(author, text)),
    }),
  ],
);
process.once('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
