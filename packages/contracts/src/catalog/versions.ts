export const versionMakers = {
  you: 'You',
  writer: 'AI draft',
  improvement: 'AI edit',
  opening: 'Another opening',
  ending: 'Another ending',
  chat: 'Chat',
  snippet: 'Snippet',
  fix: 'Suggested fix',
  replace: 'Find and replace',
  restore: 'Restored version',
  import: 'Import',
  teammate: 'Teammate',
} as const;
export type VersionMaker = keyof typeof versionMakers;

export const versionDetailLimit = 500;
