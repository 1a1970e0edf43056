export const versionMakers = {
  you: 'You',
  writer: 'The writer',
  improvement: 'An improvement',
  opening: 'Another opening',
  ending: 'Another ending',
  chat: 'The chat',
  snippet: 'A snippet',
  fix: 'A suggested fix',
  replace: 'Find and replace',
  restore: 'A restored version',
  import: 'An import',
  teammate: 'A teammate',
} as const;
export type VersionMaker = keyof typeof versionMakers;

export const versionDetailLimit = 500;
