import type { Module } from '../../../module.ts';
import { eraseRequests, listRequests } from './repository.ts';
import { publishRequestRoutes } from './routes.ts';

export const publishRequestsModule: Module = {
  name: 'publish-requests',
  routes: publishRequestRoutes,
  onTakeover: (_context, tx, userId) => eraseRequests(tx, userId),
  personalData: {
    export: async (connection, userId) => ({
      publishRequests: (await listRequests(connection, userId)).map(
        ({ postId, requestedBy, at, timeZone, movesFrom, createdAt, decision }) => ({
          postId,
          requestedBy,
          at,
          timeZone,
          movesFrom,
          createdAt,
          decision,
        }),
      ),
    }),
    erase: eraseRequests,
  },
};
