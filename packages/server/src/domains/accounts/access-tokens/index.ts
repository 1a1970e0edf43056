import type { Module } from '../../../module.ts';
import { handleJob } from '../../../platform/queue.ts';
import { accessTokenJobs, pruneTokensJob } from './jobs.ts';
import { presentToken } from './present.ts';
import { deleteTokensOf, listTokensOf, pruneTokens } from './repository.ts';
import { accessTokenRoutes } from './routes/index.ts';
import { lifetimes } from './rules.ts';

export { deleteTokensOf as revokeAllTokens } from './repository.ts';
export { mountOAuth } from './routes/oauth.ts';
export { createResolveBearer } from './service/resolve.ts';

export const accessTokensModule: Module = {
  name: 'access-tokens',
  routes: accessTokenRoutes,
  jobs: accessTokenJobs,
  handlers: ({ database, clock }) => [
    handleJob({
      job: pruneTokensJob,
      concurrency: 1,
      cron: '43 * * * *',
      run: async () => {
        const now = clock.now();
        await database.db.transaction((tx) =>
          pruneTokens(tx, new Date(now), new Date(now - lifetimes.idleClientMs)),
        );
      },
    }),
  ],
  personalData: {
    export: async (connection, userId) => ({
      accessTokens: (await listTokensOf(connection, userId)).map(presentToken),
    }),
    erase: deleteTokensOf,
  },
};
