import type { Module } from '../../../module.ts';
import { presentProfile } from './profile.ts';
import { deleteProfile, findProfile } from './repository.ts';

export { authorFor, type Author } from './author.ts';
export { authorIsBackground, authorLines } from './lines.ts';
export { emptyProfile, findAuthorProfile, presentImported, presentProfile } from './profile.ts';
export { findProfile, saveProfile } from './repository.ts';

export const authorModule: Module = {
  name: 'author',
  personalData: {
    export: async (connection, userId) => ({
      profile: presentProfile(await findProfile(connection, userId)),
    }),
    erase: deleteProfile,
  },
};
