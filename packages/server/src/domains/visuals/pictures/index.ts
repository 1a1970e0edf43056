import type { Module } from '../../../module.ts';
import { erasePictures, listPictureRows } from './repository.ts';
import { picturesRoutes } from './routes.ts';
import { pictureLimit } from './rules.ts';
import { image } from './run.ts';

export { copyPictures, listCopied } from './copies.ts';
export { drawPictures } from './run.ts';
export { addToLibrary, loadSlidePictures, presentPictureFile } from './service.ts';

export const picturesModule: Module = {
  name: 'pictures',
  routes: picturesRoutes,
  runs: [image],
  personalData: {
    export: async (connection, userId) => ({
      pictureLibrary: (await listPictureRows(connection, userId, pictureLimit)).map(
        ({ userId: _owner, ...row }) => row,
      ),
    }),
    erase: erasePictures,
  },
};
