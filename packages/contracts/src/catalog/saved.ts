/** What can be saved, with the name that lists show. */
export const savedKinds = {
  post: 'Post',
  idea: 'Idea',
  hook: 'Opening',
  deck: 'Carousel',
  image: 'Image',
  job: 'Job',
  lead: 'Lead',
  run: 'Run',
  text: 'Text',
} as const;
export type SavedKind = keyof typeof savedKinds;

export const savedItemLimit = 5000;
/** Tags of one item or idea, and how long each can be. */
export const tagLimit = 20;
export const tagCharacterLimit = 40;
export const folderCharacterLimit = 60;
export const noteCharacterLimit = 4000;
/** Items that one call can change, delete or restore. */
export const bulkLimit = 500;
