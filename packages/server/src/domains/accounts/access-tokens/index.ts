import type { Module } from '../../../module.ts';
import { handleJob } from '../../../platform/queue.ts';
import { sweptTables } from '../../../platform/retention.ts';
import { pruneTokensJob } from './jobs.ts';
import { presentToken } from './present.ts';
import { deleteIdleClients, deleteTokensOf, listTokensOf } from './repository.ts';
import { accessTokenRoutes } from './routes/index.ts';

export { mountOAuth } from './routes/oauth.ts';
export { createResolveBearer } from './service/resolve.ts';

export const accessTokensModule: Module = {
  name: 'access-tokens',
  routes: accessTokenRoutes,
  handlers: ({ database, clock }) => [
    handleJob({
      job: pruneTokensJob,
      cron: '43 * * * *',
      run: async () => {
        const before = new Date(clock.now() - sweptTables.oauth_clients.keptMs);
        await database.db.transaction((tx) => deleteIdleClients(tx, before));
      },
    }),
  ],
  onNewPassword: deleteTokensOf,
  personalData: {
    export: async (connection, userId) => ({
      accessTokens: (await listTokensOf(connection, userId)).map(presentToken),
    }),
    erase: deleteTokensOf,
  },
};
