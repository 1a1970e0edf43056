import type { Module } from '../../module.ts';
import { eraseBrandKits, listBrandKitRows } from './repository.ts';
import { brandKitsRoutes } from './routes.ts';

export const brandKitsModule: Module = {
  name: 'brand-kits',
  routes: brandKitsRoutes,
  personalData: {
    export: async (connection, userId) => ({
      brandKits: (await listBrandKitRows(connection, userId)).map(({ userId: _owner, ...row }) => row),
    }),
    erase: eraseBrandKits,
  },
};
