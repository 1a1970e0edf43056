import { agentCategories } from '@limelight/contracts/catalog';

interface SitemapGroup {
  title: string;
  login?: boolean;
  links: readonly (readonly [url: string, name: string, description: string])[];
}

export const sitemapGroups: readonly SitemapGroup[] = [
  {
    title: 'Main',
    links: [
      ['/', 'Home', 'Overview and live editor'],
      ['/pricing', 'Pricing', 'Plans, credits and one-off services'],
      ['/about', 'About', 'Who we are and what we value'],
      ['/contactus', 'Contact', 'Email and telephone'],
      ['/tools', 'Tools', 'Five tools without an account'],
    ],
  },
  {
    title: 'AI tools',
    links: [
      ['/ai-post-generator', 'AI post generator', 'A post from your notes'],
      ['/ai-image-generator', 'AI image generator', 'Pictures for posts'],
      ['/linkedin-carousel-creator', 'LinkedIn carousel creator', 'Turn a text into slides'],
      ['/viral-content-ideas', 'Viral content ideas', 'Ideas from your own work'],
      ['/ai-agents-marketplace', 'AI agents marketplace', 'News, jobs and sales'],
      ['/ai-agent-plus', 'AI Agent Plus', 'An agent from your brief'],
    ],
  },
  {
    title: 'Discovery',
    links: [
      ['/find-viral-linkedin-posts', 'Find viral LinkedIn posts', 'Learn from widely read posts'],
      ['/linkedin-post-generator', 'LinkedIn post generator', 'Written and shown for the feed'],
      ['/linkedin-profile-review', 'LinkedIn profile review', 'Your profile, line by line'],
      ['/linkedin-ai-agent', 'LinkedIn AI agent', 'From sources to drafts'],
      ['/linkedin-carousel-generator', 'LinkedIn carousel generator', 'From a topic to slides'],
    ],
  },
  {
    title: 'Individual tools',
    links: [
      ['/tools/post-generator', 'Post generator', 'A post from three lines'],
      ['/tools/hook-generator', 'Hook generator', 'First lines for one idea'],
      ['/tools/profile-headline-generator', 'Profile headline generator', '220 characters about you'],
      ['/tools/graphic-generator', 'Graphic generator', 'A quotation or figure as a picture'],
      ['/tools/profile-analyzer', 'Profile analyzer', 'Remarks on your About text'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['/terms-of-use', 'Terms of use', 'The agreement between us'],
      ['/privacy-policy', 'Privacy policy', 'What is stored, and why'],
      ['/refund-policy', 'Refunds and cancellation', 'How cancelling and refunds work'],
      ['/faq', 'FAQ', 'Short answers with a search'],
      ['/help', 'Help and support', 'Guides and ways to reach us'],
    ],
  },
  {
    title: 'Account',
    links: [
      ['/login', 'Log in', 'Or sign up'],
      ['/verify-email', 'Verify email', 'Confirm your address'],
    ],
  },
  {
    title: 'Dashboard',
    login: true,
    links: [
      ['/dashboard', 'Home', 'What is due and what needs attention'],
      ['/dashboard/profile', 'Profile', 'About you, and LinkedIn'],
      ['/dashboard/linkedin-optimizer', 'Profile review', 'Your profile, part by part'],
      ['/dashboard/ai-agent', 'News agent', 'What is new in your sources'],
      ['/dashboard/ai-agent/create', 'New agent', 'Set one up'],
      ['/dashboard/ideas', 'Ideas', 'Ten at a time'],
      ['/dashboard/saved-items', 'Saved', 'What you saved'],
      ['/dashboard/viral-posts', 'Viral posts', 'Posts to learn from'],
      ['/dashboard/generate-post', 'Write', 'Drafts, checks and preview'],
      ['/dashboard/carousel', 'Carousel', 'Slides'],
      ['/dashboard/scheduled-posts', 'Calendar', 'Planned and published posts'],
      ['/dashboard/support', 'Support', 'Questions to us'],
      ['/dashboard/pricing', 'Plans and prices', 'Plans and credits'],
      ['/dashboard/agents', 'Agents', 'All of them'],
    ],
  },
  {
    title: 'Sales tools',
    login: true,
    links: [
      [
        agentCategories.sales_lead_generation.path,
        agentCategories.sales_lead_generation.label,
        'Lists with reasons',
      ],
      [
        agentCategories.sales_message_drafting.path,
        agentCategories.sales_message_drafting.label,
        'Messages for you to send',
      ],
      [
        agentCategories.sales_lead_search.path,
        agentCategories.sales_lead_search.label,
        'A search that keeps running',
      ],
      [agentCategories.sales_agents.path, agentCategories.sales_agents.label, 'All of them'],
    ],
  },
  {
    title: 'Job tools',
    login: true,
    links: [
      [agentCategories.job_searcher.path, agentCategories.job_searcher.label, 'Openings that fit'],
      [
        agentCategories.job_candidate_searcher.path,
        agentCategories.job_candidate_searcher.label,
        'People for an opening',
      ],
      [agentCategories.job_mail_drafter.path, agentCategories.job_mail_drafter.label, 'Application emails'],
      [
        agentCategories.job_message_drafter.path,
        agentCategories.job_message_drafter.label,
        'Messages to those who hire',
      ],
      [agentCategories.job_agents.path, agentCategories.job_agents.label, 'All of them'],
    ],
  },
];
