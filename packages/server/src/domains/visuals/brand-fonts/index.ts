import type { Module } from '../../../module.ts';
import { eraseBrandFonts, listBrandFontFacts } from './repository.ts';
import { brandFontsRoutes } from './routes.ts';

export { copyBrandFonts, listCopiedFonts } from './copies.ts';
export { fontResponse } from './routes.ts';
export { loadBrandFonts, readFont, readFontFile } from './service.ts';
export { ownFontKey, uploadedFontIds } from './rules.ts';

export const brandFontsModule: Module = {
  name: 'brand-fonts',
  routes: brandFontsRoutes,
  personalData: {
    export: async (connection, userId) => ({
      brandFonts: (await listBrandFontFacts(connection, userId)).map(({ name, createdAt }) => ({
        name,
        createdAt,
      })),
    }),
    erase: eraseBrandFonts,
  },
};
