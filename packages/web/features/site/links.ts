import { brand } from '@limelight/contracts/catalog';

export interface SiteLink {
  to: string;
  label: string;
}

/** The links of the Features menu, in the specified order. */
export const featureLinks: readonly (SiteLink & { words: string })[] = [
  { to: '/linkedin-ai-agent', label: 'LinkedIn AI agent', words: 'From a source to a draft you approve' },
  { to: '/ai-agent-plus', label: 'AI Agent Plus', words: 'One agent built from your brief' },
  { to: '/ai-image-generator', label: 'AI image generator', words: 'A picture that makes your point' },
  { to: '/ai-post-generator', label: 'AI post generator', words: 'Your notes, written out as a post' },
  { to: '/linkedin-profile-review', label: 'LinkedIn profile review', words: 'What to change, line by line' },
  { to: '/find-viral-linkedin-posts', label: 'Find viral posts', words: 'Learn from widely read posts' },
  { to: '/linkedin-carousel-creator', label: 'Carousel creator', words: 'Turn a text into slides' },
  { to: '/viral-content-ideas', label: 'Content ideas', words: 'Over 300 questions by industry' },
];

/** The links below the landing page's first screen. Each opens in a new tab. */
export const chipLinks: readonly SiteLink[] = [
  { to: '/ai-post-generator', label: 'AI post generator' },
  { to: '/viral-content-ideas', label: 'Viral content ideas' },
  { to: '/linkedin-carousel-creator', label: 'LinkedIn carousel creator' },
  { to: '/ai-image-generator', label: 'AI image generator' },
  { to: '/linkedin-profile-review', label: 'LinkedIn profile review' },
  { to: '/ai-agents-marketplace', label: 'AI agents marketplace' },
  { to: '/find-viral-linkedin-posts', label: 'Find viral LinkedIn posts' },
];

/** The other links of the top bar, left to right. The Features menu follows Tools. */
export const barLinks: readonly SiteLink[] = [
  { to: brand.sites.tools ?? '/tools', label: 'Tools' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/blog', label: 'Blog' },
  { to: '/linkedin-profile-review', label: 'LinkedIn Profile Analysis' },
];

export const footerGroups: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Product',
    links: [
      { to: '/linkedin-post-generator', label: 'LinkedIn post generator' },
      { to: '/linkedin-carousel-generator', label: 'LinkedIn carousel generator' },
      { to: '/linkedin-ai-agent', label: 'LinkedIn AI agent' },
      { to: '/linkedin-profile-review', label: 'LinkedIn profile review' },
      { to: '/pricing', label: 'Pricing' },
    ],
  },
  {
    title: 'Free to use',
    links: [
      { to: brand.sites.tools ?? '/tools', label: 'Tools' },
      { to: brand.sites.analysis ?? '/tools/profile-analyzer', label: 'Profile analysis' },
      { to: brand.sites.glossary ?? '/glossary', label: 'Glossary' },
      { to: '/blog', label: 'Blog' },
    ],
  },
  {
    title: 'Help',
    links: [
      { to: '/faq', label: 'FAQ' },
      { to: '/help', label: 'Help and support' },
      { to: '/api-reference', label: 'API reference' },
      { to: '/contactus', label: 'Contact' },
      { to: '/sitemap', label: 'Sitemap' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/terms-of-use', label: 'Terms of use' },
      { to: '/privacy-policy', label: 'Privacy policy' },
      { to: '/refund-policy', label: 'Refunds and cancellation' },
    ],
  },
];
