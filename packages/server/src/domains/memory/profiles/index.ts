export { emptyProfile, findAuthorProfile, presentImported, presentProfile } from './profile.ts';
export { deleteProfile, findProfile, saveProfile } from './repository.ts';
