// The public part of the specification, route by route, over the printed pages: no browser, no script.
import { brand } from '@limelight/contracts/catalog';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { count, headingsOf, linksOf, part, under, wordsOf } from '../support/printed.ts';

const base = inject('programUrl');
const staticPages = [
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
const toolPages = [
  '/tools/post-generator',
  '/tools/hook-generator',
  '/tools/profile-headline-generator',
  '/tools/graphic-generator',
  '/tools/profile-analyzer',
];
const featureMenu = [
  '/linkedin-ai-agent',
  '/ai-agent-plus',
  '/ai-image-generator',
  '/ai-post-generator',
  '/linkedin-profile-review',
  '/find-viral-linkedin-posts',
  '/linkedin-carousel-creator',
  '/viral-content-ideas',
];
const otherFeatures = ['/linkedin-post-generator', '/linkedin-carousel-generator', '/ai-agents-marketplace'];
const framed = [...staticPages, ...featureMenu, ...otherFeatures, ...toolPages];

const printed = new Map<string, string>();
const html = (path: string) => printed.get(path) ?? '';
const main = (path: string) => part(html(path), /<main\b/, 'main');
const targets = (text: string) => linksOf(text).map((link) => link.to);

beforeAll(async () => {
  for (const path of [...framed, '/login', '/verify-email']) {
    const response = await fetch(base + path);
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`);
    printed.set(path, (await response.text()).replaceAll('<!-- -->', ''));
  }
});

describe.each(framed)('the frame of %s', (path) => {
  it('has the navigation with its dropdown and its mobile form', () => {
    const bar = part(html(path), /<nav aria-label="Main"/, 'nav');
    const links = linksOf(bar);
    const find = (words: string) => links.filter((link) => link.words === words).map((link) => link.to);
    expect(links[0]?.to).toBe('/');
    expect(find('Try for free')).toEqual(['/dashboard']);
    // Twice each: along the top, and in the menu of a phone.
    expect(find('Tools')).toEqual([brand.sites.tools ?? '/tools', brand.sites.tools ?? '/tools']);
    expect(find('Pricing')).toEqual(['/pricing', '/pricing']);
    expect(find('Blog')).toEqual(['/blog', '/blog']);
    expect(find('LinkedIn Profile Analysis')).toEqual([
      '/linkedin-profile-review',
      '/linkedin-profile-review',
    ]);
    expect(find('Signup/Login')).toEqual(['/login', '/login']);
    for (const menu of ['features-menu', 'site-menu']) {
      const list = part(part(bar, new RegExp(`id="${menu}"`), 'nav'), /<ul\b/, 'ul');
      expect(targets(list)).toEqual(featureMenu);
    }
  });

  it('has the footer with its pages, sites, profiles and year', () => {
    const footer = part(html(path), /<footer\b/, 'footer');
    expect(targets(footer)).toEqual(
      expect.arrayContaining([
        '/linkedin-post-generator',
        '/linkedin-carousel-generator',
        '/linkedin-ai-agent',
        '/linkedin-profile-review',
        '/blog',
        '/sitemap',
        '/faq',
        '/help',
        '/about',
        '/contactus',
        '/terms-of-use',
        '/privacy-policy',
        '/refund-policy',
        brand.sites.tools ?? '/tools',
        brand.sites.analysis ?? '/tools/profile-analyzer',
        brand.sites.glossary ?? '/glossary',
      ]),
    );
    const social = linksOf(footer).filter((link) => link.rel.includes('me'));
    expect(social.map((link) => link.words)).toEqual(['Instagram', 'YouTube', 'Twitter', 'LinkedIn']);
    expect(wordsOf(footer)).toContain('© 2025');
  });
});

describe('/', () => {
  it('has its headline, subline and button', () => {
    expect(headingsOf(main('/'), 1)).toEqual(['Spotlight Your LinkedIn with AI Agents']);
    expect(wordsOf(main('/'))).toContain('Build Your Brand · Expand Your Network · Find Your Opportunity');
    const button = linksOf(main('/')).find((link) => link.words === `Try ${brand.name} for Free`);
    expect(button).toMatchObject({ to: '/dashboard', newTab: true });
  });

  it('has seven chips that open in new tabs', () => {
    const chips = linksOf(part(html('/'), /<nav aria-label="Features"/, 'nav'));
    expect(chips.map((chip) => chip.to)).toEqual([
      '/ai-post-generator',
      '/viral-content-ideas',
      '/linkedin-carousel-creator',
      '/ai-image-generator',
      '/linkedin-profile-review',
      '/ai-agents-marketplace',
      '/find-viral-linkedin-posts',
    ]);
    expect(chips.every((chip) => chip.newTab && chip.rel.includes('noopener'))).toBe(true);
  });

  it('has the sections: tools, problems, how it works, features', () => {
    const titles = headingsOf(main('/'), 2);
    const places = ['Five tools, no account.', 'What usually goes wrong', 'How it works'].map((title) =>
      titles.indexOf(title),
    );
    expect(places).toEqual([0, 1, 2]);
    expect(targets(under(main('/'), 'Five tools, no account.'))).toEqual(toolPages);
    expect(targets(main('/'))).toEqual(expect.arrayContaining(featureMenu));
  });

  it('asks five questions, offers the rest by number, and ends with the banner', () => {
    const questions = under(main('/'), 'Frequently asked questions');
    expect(count(questions, /<details/g)).toBe(5);
    const asked = JSON.parse(
      Array.from(html('/').matchAll(/ld\+json"[^>]*>([\s\S]*?)<\/script>/g), ([, text = '']) => text).find(
        (text) => text.includes('FAQPage'),
      ) ?? '{}',
    ) as unknown;
    const all = count(JSON.stringify(asked), /"Question"/g);
    expect(all).toBeGreaterThan(5);
    expect(wordsOf(questions)).toContain(`View More (${all - 5})`);
    const banner = under(main('/'), 'Ready to Boost Your LinkedIn With AI?');
    expect(linksOf(banner)).toEqual([
      expect.objectContaining({ to: '/dashboard', words: 'Start Free—No Card Needed' }),
    ]);
  });
});

describe('/pricing', () => {
  it('has plan cards, a credit table with its links, eleven questions and the call to action', () => {
    const text = wordsOf(main('/pricing'));
    for (const words of ['Starter', 'Pro', 'Premium', '1 month', '6 months', '12 months', 'Coupon code'])
      expect(text).toContain(words);
    for (const words of [
      '500 credits',
      '17 posts',
      '10,000 credits',
      '334 posts',
      'Use as you go',
      'No subscription',
    ])
      expect(text).toContain(words);
    expect(targets(part(html('/pricing'), /<table\b/, 'table'))).toEqual(
      expect.arrayContaining([
        '/linkedin-carousel-generator',
        '/linkedin-post-generator',
        '/linkedin-profile-review',
        '/linkedin-ai-agent',
      ]),
    );
    expect(count(under(main('/pricing'), 'Questions about prices'), /<details/g)).toBe(11);
    expect(linksOf(main('/pricing')).find((link) => link.words === 'TRY NOW FOR FREE')?.to).toBe(
      '/dashboard',
    );
  });

  it.each([
    ['Share to LinkedIn', 'free'],
    ['Schedule post', 'free'],
    ['Ideas (10)', '10'],
    ['AI carousel', '20'],
    ['Post generation', '30'],
    ['Image generation', '100'],
    ['Profile analyzer', '150'],
    ['News AI agent', '100'],
    ['Viral posts access', 'free'],
  ])('says that %s costs %s', (what, cost) => {
    const rows = part(html('/pricing'), /<table\b/, 'table')
      .split('<tr>')
      .map(wordsOf);
    const row = rows.find((one) => one.startsWith(what)) ?? '';
    expect(row).toMatch(new RegExp(` ${cost}$`));
  });
});

describe('/about', () => {
  it('has its sections, six cards of features, four values and a closing statement', () => {
    expect(headingsOf(main('/about'), 2)).toEqual([
      'About',
      'What Sets Us Apart',
      'Our Vision',
      'Features',
      'Who Are We',
      'Our Values',
      'Ready to Boost Your LinkedIn With AI?',
    ]);
    expect(headingsOf(under(main('/about'), 'Features'), 3)).toHaveLength(6);
    expect(headingsOf(under(main('/about'), 'Our Values'), 3)).toEqual([
      'Innovation',
      'Integrity',
      'Collaboration',
      'Empowerment',
    ]);
    expect(wordsOf(main('/about'))).toContain('a LinkedIn Top Voice');
  });
});

describe('/refund-policy', () => {
  const page = () => main('/refund-policy');

  it('has four tabs, begins with cancellation, and holds the text of all', () => {
    const tabs = Array.from(page().matchAll(/<button[^>]*role="tab"[^>]*>([^<]+)</g), ([, words]) => words);
    expect(tabs).toEqual(['Cancellation', 'Refund', 'Shipping and delivery', 'Contact us']);
    expect(page()).toMatch(/id="tab-cancellation"[^>]*aria-selected="true"/);
    expect(count(page(), /role="tabpanel"/g)).toBe(4);
    expect(count(page(), /role="tabpanel"[^>]*hidden/g)).toBe(3);
    expect(linksOf(page()).find((link) => link.words === 'TRY NOW FOR FREE')?.to).toBe('/dashboard');
  });

  it.each([
    'up to 48 hours after it was activated',
    'After 48 hours a purchase is no longer refunded',
    'within 5-7 working days',
    'original payment method',
    'software as a service',
    brand.supportEmail,
  ])('says: %s', (words) => expect(wordsOf(page())).toContain(words));
});

describe('/contactus', () => {
  it('has a card for e-mail and one for the telephone, the postal address and a call to action', () => {
    expect(targets(main('/contactus'))).toEqual(
      expect.arrayContaining([
        `mailto:${brand.supportEmail}`,
        `tel:${brand.telephone.replaceAll(' ', '')}`,
        '/dashboard',
      ]),
    );
    expect(wordsOf(main('/contactus'))).toContain('New Delhi');
  });
});

describe('legal texts', () => {
  it.each([
    [
      '/terms-of-use',
      [
        'Accounts and membership',
        'User Content',
        'Backups',
        'Dispute Resolution',
        'Changes and Amendments',
        'AI-Generated Content Disclaimer',
        'Contacting Us',
      ],
      ['law of India'],
    ],
    [
      '/privacy-policy',
      [
        'Collection',
        'Use and retention',
        'Disclosure',
        'Choices',
        'Security',
        'Children',
        'Changes',
        'Legal disclosure',
        'Acceptance',
        'Contact',
      ],
      ['13'],
    ],
  ])('%s has its parts', (path, parts, words) => {
    const titles = headingsOf(main(path), 2).join('|').toLowerCase();
    for (const title of parts) expect(titles).toContain(title.toLowerCase());
    for (const one of words)
      expect(wordsOf(main(path))).toMatch(new RegExp(one.replace('law of', 'laws? of')));
  });
});

describe('/faq', () => {
  it('has its search, five categories, answers that open, and its footer links', () => {
    expect(main('/faq')).toContain('placeholder="Search FAQs..."');
    expect(headingsOf(main('/faq'), 2).slice(0, 5)).toEqual([
      'Getting Started',
      'Tools & Features',
      'Pricing & Billing',
      'Security & Privacy',
      'Technical Support',
    ]);
    for (const category of headingsOf(main('/faq'), 2).slice(0, 5))
      expect(count(under(main('/faq'), category), /<details/g)).toBeGreaterThan(3);
    expect(targets(main('/faq'))).toEqual(expect.arrayContaining(['/contactus', '/dashboard/support']));
    expect(wordsOf(main('/faq'))).toContain('Monday to Friday, 9 AM to 6 PM EST');
    expect(wordsOf(main('/faq'))).toContain('within 24 hours');
    expect(wordsOf(main('/faq'))).not.toMatch(/30.day money/);
  });
});

describe('/help', () => {
  it('has two ways to ask, four resources, four issues and the buttons', () => {
    expect(headingsOf(under(main('/help'), 'Ask us'), 3)).toHaveLength(2);
    expect(targets(under(main('/help'), 'Help yourself'))).toEqual([
      '/faq',
      '/help/tutorial',
      '/help/documentation',
      '/help/quick-start',
    ]);
    expect(targets(under(main('/help'), 'Common issues'))).toEqual([
      '/login',
      '/dashboard',
      '/dashboard/pricing',
      '/faq',
    ]);
    expect(targets(under(main('/help'), 'Additional information'))).toEqual(['/contactus', '/faq']);
    for (const words of ['within 24 hours', 'within 4 hours', 'Enterprise', 'The language is English'])
      expect(wordsOf(main('/help'))).toContain(words);
  });
});

describe('/sitemap', () => {
  it.each([
    ['Main', ['/', '/pricing', '/about', '/contactus', '/tools']],
    [
      'AI tools',
      [
        '/ai-post-generator',
        '/ai-image-generator',
        '/linkedin-carousel-creator',
        '/viral-content-ideas',
        '/ai-agents-marketplace',
        '/ai-agent-plus',
      ],
    ],
    [
      'Discovery',
      [
        '/find-viral-linkedin-posts',
        '/linkedin-post-generator',
        '/linkedin-profile-review',
        '/linkedin-ai-agent',
        '/linkedin-carousel-generator',
      ],
    ],
    ['Individual tools', toolPages],
    ['Legal', ['/terms-of-use', '/privacy-policy', '/refund-policy', '/faq', '/help']],
    ['Account', ['/login', '/verify-email']],
    [
      'Dashboard',
      [
        '/dashboard',
        '/dashboard/profile',
        '/dashboard/linkedin-optimizer',
        '/dashboard/ai-agent',
        '/dashboard/ai-agent/create',
        '/dashboard/ideas',
        '/dashboard/saved-items',
        '/dashboard/viral-posts',
        '/dashboard/generate-post',
        '/dashboard/carousel',
        '/dashboard/scheduled-posts',
        '/dashboard/support',
        '/dashboard/pricing',
        '/dashboard/agents',
      ],
    ],
    [
      'Sales tools',
      [
        '/dashboard/sales-lead-generation',
        '/dashboard/sales-message-drafting',
        '/dashboard/sales-lead-search',
        '/dashboard/sales-agents',
      ],
    ],
    [
      'Job tools',
      [
        '/dashboard/job-searcher',
        '/dashboard/job-candidate-searcher',
        '/dashboard/job-mail-drafter',
        '/dashboard/job-message-drafter',
        '/dashboard/job-agents',
      ],
    ],
  ])('%s has its pages, and each answers', async (group, paths) => {
    const inside = under(main('/sitemap'), group);
    expect(targets(inside)).toEqual(paths);
    const needsLogin = ['Dashboard', 'Sales tools', 'Job tools'].includes(group);
    expect(wordsOf(inside).includes('You need to be logged in')).toBe(needsLogin);
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(base + path)).status));
    expect(statuses).toEqual(paths.map(() => 200));
  });

  it('leads who did not find it to us', () => {
    expect(targets(under(main('/sitemap'), 'Need help?'))).toEqual(['/contactus']);
  });
});

describe('feature pages', () => {
  it.each([...featureMenu, ...otherFeatures])('%s says what is there today and offers a tool', (path) => {
    const links = targets(main(path));
    const planned = wordsOf(main(path)).includes('Not built yet');
    expect(links.some((to) => to.startsWith(planned ? '/tools/' : '/dashboard'))).toBe(true);
    expect(count(main(path), /<details/g)).toBeGreaterThanOrEqual(2);
  });
});

it('answers with the frames and sources that the specification allows', async () => {
  const policy = (await fetch(base)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/frame-src [^;]*'self' [^;]*http/);
  expect(policy).toContain("frame-ancestors 'none'");
});
