/** The fields of a post that can be columns of a table. They stand alone, so that a thread loads nothing else. */
export const importColumns = [
  'text',
  'date',
  'url',
  'author',
  'reactions',
  'comments',
  'reposts',
  'impressions',
  'industry',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** The maximum length of a heading that can be chosen. */
export const headingLimit = 200;
