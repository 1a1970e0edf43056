import type { Module } from '../../../module.ts';
import { eraseRequests, listRequests } from './repository.ts';
import { publishRequestRoutes } from './routes.ts';

export { eraseRequests as erasePublishRequests } from './repository.ts';

export const publishRequestsModule: Module = {
  name: 'publish-requests',
  routes: publishRequestRoutes,
  personalData: {
    export: async (connection, userId) => ({
      publishRequests: (await listRequests(connection, userId)).map(
        ({ postId, requestedBy, at, timeZone, createdAt }) => ({
          postId,
          requestedBy,
          at,
          timeZone,
          createdAt,
        }),
      ),
    }),
    erase: eraseRequests,
  },
};
