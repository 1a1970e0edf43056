export interface Article {
  slug: string;
  title: string;
  description: string;
  /** ISO date. */
  published: string;
  tags: readonly ArticleTag[];
  text: string;
}

/** How long a text takes to read, at 220 words a minute. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/\S+/gu)?.length ?? 0) / 220));

export const articleTags = {
  writing: 'Writing',
  founders: 'Founders',
  jobs: 'Job seekers',
  sales: 'Sales',
  freelancers: 'Freelancers',
  teams: 'Teams',
} as const;
export type ArticleTag = keyof typeof articleTags;
