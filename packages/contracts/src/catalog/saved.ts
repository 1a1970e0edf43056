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
export const tagLimit = 20;
export const tagCharacterLimit = 40;
export const folderCharacterLimit = 60;
export const noteCharacterLimit = 4000;
export const bulkLimit = 500;
