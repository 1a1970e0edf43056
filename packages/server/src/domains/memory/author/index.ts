import type { Module } from '../../../module.ts';
import { authorRoutes } from './routes.ts';
import { deleteProfile, findProfile, presentProfile } from '../profiles/index.ts';

export { authorFor, type Author } from './author.ts';
export { factMaterial, factWords, nothingKnown } from './known.ts';
export { authorIsBackground, authorLines, factLines } from './lines.ts';
export { factsSaidIn } from './said.ts';
export { listToldFacts, recordToldFacts } from './told.ts';
export {
  emptyProfile,
  findAuthorProfile,
  findProfile,
  presentImported,
  presentProfile,
  saveProfile,
} from '../profiles/index.ts';

export const authorModule: Module = {
  name: 'author',
  routes: authorRoutes,
  personalData: {
    export: async (connection, userId) => ({
      profile: presentProfile(await findProfile(connection, userId)),
    }),
    erase: deleteProfile,
  },
};
