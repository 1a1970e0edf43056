/**
 * The supported job boards, with their labels. Remotive and Hacker News are shared by many companies, a feed is identified
 * by its address, and all others have a separate board for each company.
 */
export const jobBoards = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  recruitee: 'Recruitee',
  smartrecruiters: 'SmartRecruiters',
  workable: 'Workable',
  workday: 'Workday',
  personio: 'Personio',
  teamtailor: 'Teamtailor',
  remotive: 'Remotive',
  'hacker-news': 'Hacker News',
  feed: 'RSS or JSON feed',
} as const;
export type JobBoardKind = keyof typeof jobBoards;

export const payPeriods = ['year', 'month', 'week', 'day', 'hour'] as const;
export type PayPeriod = (typeof payPeriods)[number];

export const workplaces = { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On-site' } as const;
export type Workplace = keyof typeof workplaces;

/** The level of an opening, where its board has a field for it. An opening can have two: "Mid-Senior level". */
export const jobLevels = {
  internship: 'Internship',
  entry: 'Entry level',
  associate: 'Associate',
  mid: 'Mid level',
  senior: 'Senior',
  director: 'Director',
  executive: 'Executive',
} as const;
export type JobLevel = keyof typeof jobLevels;
