export type { ImportedProfile } from './reading/imported.ts';
export { readImport } from './reading/read-import.ts';
