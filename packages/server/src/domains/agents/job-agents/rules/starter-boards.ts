import type { BoardRef } from '../../../../integrations/job-boards/index.ts';

/** Boards of many companies, read for every search. Boards of single companies are added by name or address. */
export const starterBoards: readonly BoardRef[] = [
  { kind: 'remotive', company: '' },
  { kind: 'hacker-news', company: '' },
];
