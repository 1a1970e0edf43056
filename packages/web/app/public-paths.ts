/** Pages of long text: legal pages, guides and the glossary. */
export const documentPaths = [
  '/terms-of-use',
  '/privacy-policy',
  '/glossary',
  '/help/quick-start',
  '/help/tutorial',
  '/help/documentation',
] as const;

export const featurePaths = [
  '/ai-post-generator',
  '/linkedin-post-generator',
  '/ai-image-generator',
  '/linkedin-carousel-creator',
  '/linkedin-carousel-generator',
  '/viral-content-ideas',
  '/find-viral-linkedin-posts',
  '/ai-agents-marketplace',
  '/ai-agent-plus',
  '/linkedin-ai-agent',
  '/linkedin-profile-review',
] as const;

export const toolPaths = [
  '/tools/post-generator',
  '/tools/hook-generator',
  '/tools/profile-headline-generator',
  '/tools/graphic-generator',
  '/tools/profile-analyzer',
] as const;

export const articlePaths = [
  '/blog/notes-are-enough',
  '/blog/the-first-two-lines',
  '/blog/how-to-edit-a-draft-made-by-a-machine',
  '/blog/pictures-and-alt-text',
  '/blog/a-headline-for-job-seekers',
  '/blog/founders-write-about-decisions',
  '/blog/sales-without-the-pitch',
  '/blog/one-hour-a-week-for-freelancers',
] as const;

export const blogPaths = [
  '/blog',
  '/blog/tag/writing',
  '/blog/tag/founders',
  '/blog/tag/jobs',
  '/blog/tag/sales',
  '/blog/tag/freelancers',
  '/blog/tag/teams',
] as const;

/** Every path that is prerendered at build time. The dashboard is served by the fallback page. */
export const publicPaths = [
  '/',
  '/login',
  '/sign-up',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/unsubscribe',
  '/auth/callback/google',
  '/linkedin/callback',
  '/review',
  '/record',
  '/join-team',
  '/about',
  '/contactus',
  '/help',
  '/sitemap',
  '/refund-policy',
  '/faq',
  '/api-reference',
  '/pricing',
  ...documentPaths,
  ...featurePaths,
  '/tools',
  ...toolPaths,
  ...blogPaths,
  ...articlePaths,
  '/404',
] as const;
