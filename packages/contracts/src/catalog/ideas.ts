export const ideaStatuses = {
  new: 'New',
  kept: 'Kept',
  drafted: 'Drafted',
  posted: 'Posted',
} as const;
export type IdeaStatus = keyof typeof ideaStatuses;

export const ideaBases = {
  post: 'Your post',
  news: 'News',
  question: 'Question',
  date: 'Date',
  pillar: 'Pillar',
  note: 'Your note',
  fact: 'From memory',
} as const;

export const ideasPerRun = 10;
export const ideaLimit = 10_000;
export const pillarLimit = 8;
export const ideaFeedLimit = 10;
export const ideaAngleLimit = 300;
/** The number of weeks in a plan, and the maximum number of drafts it creates. */
export const planWeeks = 4;
export const planDraftLimit = 28;
