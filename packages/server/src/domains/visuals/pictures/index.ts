import type { Module } from '../../../module.ts';
import { brandFontsRoutes } from './fonts/routes.ts';
import { eraseBrandFonts, listBrandFontFacts } from './repository/fonts.ts';
import { erasePictures, listPictureRows } from './repository/pictures.ts';
import { picturesRoutes } from './routes.ts';
import { pictureLimit } from './rules.ts';
import { image } from './run.ts';

export { copyPictures, listCopied } from './copies.ts';
export { copyBrandFonts, listCopiedFonts } from './fonts/copies.ts';
export { fontResponse } from './fonts/routes.ts';
export { ownFontKey, uploadedFontIds } from './fonts/rules.ts';
export { loadBrandFonts, readFont, readFontFile } from './fonts/service.ts';
export { drawPictures } from './run.ts';
export { addToLibrary, loadSlidePictures, presentPictureFile } from './service.ts';

export const picturesModule: Module = {
  name: 'pictures',
  routes: (context) => [...picturesRoutes(context), ...brandFontsRoutes(context)],
  runs: [image],
  personalData: {
    export: async (connection, userId) => ({
      pictureLibrary: (await listPictureRows(connection, userId, pictureLimit)).map(
        ({ userId: _owner, ...row }) => row,
      ),
      brandFonts: (await listBrandFontFacts(connection, userId)).map(({ name, createdAt }) => ({
        name,
        createdAt,
      })),
    }),
    erase: async (tx, userId) => {
      await eraseBrandFonts(tx, userId);
      await erasePictures(tx, userId);
    },
  },
};
