import type { Module } from '../../../module.ts';
import { presentSaved } from './present.ts';
import { eraseSaved, listItems } from './repository.ts';
import { savedRoutes } from './routes.ts';

export { savedFolderItems } from './folders.ts';
export { forgetRefs } from './repository.ts';

export const savedModule: Module = {
  name: 'saved',
  routes: savedRoutes,
  personalData: {
    async export(connection, userId) {
      const page = { sort: 'oldest', offset: 0, limit: 10_000 } as const;
      return { savedItems: (await listItems(connection, userId, {}, page)).rows.map(presentSaved) };
    },
    erase: eraseSaved,
  },
};
