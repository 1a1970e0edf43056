/** The supported job boards, with their labels. All but the last two have a separate board for each company. */
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

export const payPeriods = ['year', 'month', 'week', 'day', 'hour'] as const;
export type PayPeriod = (typeof payPeriods)[number];

export const workplaces = { remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On-site' } as const;
export type Workplace = keyof typeof workplaces;
