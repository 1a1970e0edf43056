import type { ToolContext } from '../tool.ts';

/** The pages of the app, as paths. */
export const pages = {
  home: '/dashboard',
  post: (id: string) => `/dashboard/generate-post?post=${id}`,
  calendar: '/dashboard/scheduled-posts',
  queues: '/dashboard/scheduled-posts?view=queues',
  ideas: '/dashboard/ideas',
  deck: (id: string) => `/dashboard/carousel/${id}`,
  pictures: '/dashboard/images',
  voice: (id: string) => `/dashboard/voice?voice=${id}`,
  fact: (id: string) => `/dashboard/memory?fact=${id}`,
  libraryPost: (id: string) => `/dashboard/viral-posts?post=${id}`,
  results: '/dashboard/results',
  agent: (id: string) => `/dashboard/agents/${id}`,
  profileReview: (id: string) => `/dashboard/linkedin-optimizer?review=${id}`,
  opening: (id: string) => `/dashboard/job-agents?job=${id}`,
  person: (id: string) => `/dashboard/people?person=${id}`,
  team: '/dashboard/team',
  run: (id: string) => `/dashboard/runs/${id}`,
  account: '/dashboard/account',
  profile: '/dashboard/profile',
  reviewLinks: '/dashboard/review-links',
} as const;

/** A page's whole address, for somebody outside the app. */
export const addressOf = ({ publicUrl }: Pick<ToolContext, 'publicUrl'>, path: string) =>
  `${publicUrl}${path}`;
