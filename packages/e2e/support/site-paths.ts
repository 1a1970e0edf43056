/** The public pages named in the specification. */
export const staticPages = [
  '/',
  '/pricing',
  '/about',
  '/contactus',
  '/refund-policy',
  '/terms-of-use',
  '/privacy-policy',
  '/faq',
  '/help',
  '/sitemap',
  '/tools',
  '/blog',
] as const;
export const toolPages = [
  '/tools/post-generator',
  '/tools/hook-generator',
  '/tools/profile-headline-generator',
  '/tools/graphic-generator',
  '/tools/profile-analyzer',
];
export const featureMenu = [
  '/linkedin-ai-agent',
  '/ai-agent-plus',
  '/ai-image-generator',
  '/ai-post-generator',
  '/linkedin-profile-review',
  '/find-viral-linkedin-posts',
  '/linkedin-carousel-creator',
  '/viral-content-ideas',
];
export const otherFeatures = [
  '/linkedin-post-generator',
  '/linkedin-carousel-generator',
  '/ai-agents-marketplace',
];
