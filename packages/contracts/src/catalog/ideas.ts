/** The columns of the board of ideas. */
export const ideaStatuses = {
  new: 'New',
  kept: 'Kept',
  drafted: 'Drafted',
  posted: 'Posted',
} as const;
export type IdeaStatus = keyof typeof ideaStatuses;

/** What an idea is based on, with the name that pages show. */
export const ideaBases = {
  post: 'Your post',
  news: 'News',
  question: 'Question',
  date: 'Date',
  pillar: 'Pillar',
  note: 'Your note',
} as const;
export type IdeaBasisKind = keyof typeof ideaBases;

/** Ideas that one run gives. */
export const ideasPerRun = 10;
export const ideaLimit = 10_000;
export const pillarLimit = 8;
export const ideaFeedLimit = 10;
export const ideaAngleLimit = 300;
/** Weeks that a plan fills, and drafts that it makes at most. */
export const planWeeks = 4;
export const planDraftLimit = 28;
