import { creditCosts } from './credits.ts';

export interface CreditUse {
  what: string;
  /** 0 is free. */
  credits: number;
  /** The page about it, where there is one. */
  page: string | null;
  /** Its place below /dashboard/; null where it is part of another. */
  dashboard: string | null;
}

/** What credits are spent on, as the pricing page shows it. */
export const creditUses: readonly CreditUse[] = [
  {
    what: 'Post generation',
    credits: creditCosts['post.generate'],
    page: '/linkedin-post-generator',
    dashboard: 'generate-post',
  },
  { what: 'Ideas (10)', credits: 10, page: null, dashboard: 'ideas' },
  { what: 'AI carousel', credits: 20, page: '/linkedin-carousel-generator', dashboard: 'carousel' },
  { what: 'Image generation', credits: 100, page: null, dashboard: 'images' },
  {
    what: 'Profile analyzer',
    credits: creditCosts['profile.review'],
    page: '/linkedin-profile-review',
    dashboard: 'linkedin-optimizer',
  },
  {
    what: 'News AI agent',
    credits: creditCosts['news.run'],
    page: '/linkedin-ai-agent',
    dashboard: 'ai-agent',
  },
  { what: 'Share to LinkedIn', credits: creditCosts['post.share'], page: null, dashboard: 'generate-post' },
  {
    what: 'Schedule post',
    credits: creditCosts['post.schedule'],
    page: null,
    dashboard: 'scheduled-posts',
  },
  { what: 'Viral posts access', credits: 0, page: null, dashboard: 'viral-posts' },
];
