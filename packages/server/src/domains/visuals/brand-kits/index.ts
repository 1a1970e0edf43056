import type { Module } from '../../../module.ts';
import type { ItemDescriber } from '../../teams/teams/index.ts';
import { eraseBrandKits, listBrandKitNames, listBrandKitRows } from './repository.ts';
import { brandKitsRoutes } from './routes.ts';

/** Brand kits as items that can be shared with a workspace. */
export const brandKitItems: ItemDescriber = { kind: 'brand-kit', describe: listBrandKitNames };

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
