export const articleTags = {
  writing: 'Writing',
  founders: 'Founders',
  jobs: 'Job seekers',
  sales: 'Sales',
  freelancers: 'Freelancers',
  teams: 'Teams',
} as const;
export type ArticleTag = keyof typeof articleTags;

/** An article's data for lists, feeds and heads. Its text is `<slug>.mdx` next to this file. */
export interface Article {
  slug: string;
  title: string;
  description: string;
  /** ISO 8601 date. */
  published: string;
  tags: readonly ArticleTag[];
}

/** Newest first. */
export const articles: readonly Article[] = [
  {
    slug: 'one-hour-a-week-for-freelancers',
    title: 'One hour a week: a routine for freelancers',
    description:
      'A weekly hour for LinkedIn that survives busy months: collect, write two posts, plan them, answer comments, and stop.',
    published: '2025-12-22',
    tags: ['freelancers', 'teams'],
  },
  {
    slug: 'sales-without-the-pitch',
    title: 'Sales: what to post when you may not pitch',
    description:
      'Three kinds of LinkedIn posts that help sales people be found by those with the problem they solve, without turning the feed into a brochure.',
    published: '2025-12-15',
    tags: ['sales'],
  },
  {
    slug: 'founders-write-about-decisions',
    title: 'Founders: write about decisions, not about milestones',
    description:
      'Why posts about decisions serve founders better than announcements, and how to write one without giving away what must stay inside.',
    published: '2025-12-08',
    tags: ['founders'],
  },
  {
    slug: 'a-headline-for-job-seekers',
    title: 'A headline for people who are looking for work',
    description:
      'How to write a LinkedIn headline while you look for a job: what recruiters search for, what to put first, and where “open to work” belongs.',
    published: '2025-12-01',
    tags: ['jobs'],
  },
  {
    slug: 'pictures-and-alt-text',
    title: 'Does this post need a picture?',
    description:
      'When a picture helps a LinkedIn post, when it only takes room, and how to write alt text that says what matters in the picture.',
    published: '2025-11-24',
    tags: ['writing', 'teams'],
  },
  {
    slug: 'how-to-edit-a-draft-made-by-a-machine',
    title: 'How to edit a draft made by a machine',
    description:
      'Six things to check in an AI-written LinkedIn draft before it goes out under your name, in the order in which they save most time.',
    published: '2025-11-17',
    tags: ['writing', 'teams'],
  },
  {
    slug: 'the-first-two-lines',
    title: 'The first two lines decide',
    description:
      'What stands before “more” on LinkedIn, why it cannot be counted in characters, and five ways to begin that tell readers what comes.',
    published: '2025-11-10',
    tags: ['writing'],
  },
  {
    slug: 'notes-are-enough',
    title: 'Notes are enough: how to collect material for posts',
    description:
      'A way to collect material for LinkedIn posts during the week in two minutes a day, and what to write down so that it is of use later.',
    published: '2025-11-03',
    tags: ['writing', 'founders'],
  },
];
