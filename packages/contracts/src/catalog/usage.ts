import { creditCosts } from './credits.ts';

export interface CreditUse {
  what: string;
  credits: number;
  page: string | null;
}

export const creditUses: readonly CreditUse[] = [
  {
    what: 'Post generation',
    credits: creditCosts['post.generate'],
    page: '/linkedin-post-generator',
  },
  { what: 'Ideas (10)', credits: 10, page: null },
  { what: 'AI carousel', credits: 20, page: '/linkedin-carousel-generator' },
  { what: 'Image generation', credits: 100, page: null },
  {
    what: 'Profile analyzer',
    credits: creditCosts['profile.review'],
    page: '/linkedin-profile-review',
  },
  {
    what: 'News AI agent',
    credits: creditCosts['news.run'],
    page: '/linkedin-ai-agent',
  },
  { what: 'Share to LinkedIn', credits: creditCosts['post.share'], page: null },
  {
    what: 'Schedule post',
    credits: creditCosts['post.schedule'],
    page: null,
  },
  { what: 'Viral posts access', credits: 0, page: null },
];
