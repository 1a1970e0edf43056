/** Where openings are read, as the page names them. Companies have a board of their own at all but the last two. */
export const jobBoards = {
  greenhouse: 'Greenhouse',
  lever: 'Lever',
  ashby: 'Ashby',
  recruitee: 'Recruitee',
  smartrecruiters: 'SmartRecruiters',
  workable: 'Workable',
  remotive: 'Remotive',
  'hacker-news': 'Hacker News',
} as const;
export type JobBoardKind = keyof typeof jobBoards;

/** How often a salary is paid. */
export const payPeriods = ['year', 'month', 'week', 'day', 'hour'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** Where the work is done. */
export const workplaces = { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On-site' } as const;
export type Workplace = keyof typeof workplaces;
