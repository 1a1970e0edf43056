export interface Article {
  slug: string;
  title: string;
  description: string;
  /** ISO date. */
  published: string;
  tags: readonly ArticleTag[];
  text: string;
}

export const articleTags = {
  writing: 'Writing',
  founders: 'Founders',
  jobs: 'Job seekers',
  sales: 'Sales',
  freelancers: 'Freelancers',
  teams: 'Teams',
} as const;
export type ArticleTag = keyof typeof articleTags;
