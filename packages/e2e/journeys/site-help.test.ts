// Checks the legal pages, contact, FAQ, help and sitemap of the specification on the prerendered pages.
import { brand } from '@limelight/contracts/catalog';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  count,
  headingsOf,
  linksOf,
  readSite,
  targetsOf,
  under,
  printedWords,
  type PrintedSite,
} from '../support/printed.ts';
import { toolPages } from '../support/site-paths.ts';

const base = inject('programUrl');
let site: PrintedSite;
const main = (path: string) => site.main(path);

beforeAll(async () => {
  site = await readSite(base, [
    '/refund-policy',
    '/contactus',
    '/terms-of-use',
    '/privacy-policy',
    '/faq',
    '/help',
    '/help/documentation',
    '/glossary',
    '/sitemap',
  ]);
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
  ])('says: %s', (words) => expect(printedWords(page())).toContain(words));
});

describe('/contactus', () => {
  it('has a card for email and one for the telephone, the postal address and a call to action', () => {
    expect(targetsOf(main('/contactus'))).toEqual(
      expect.arrayContaining([
        `mailto:${brand.supportEmail}`,
        `tel:${brand.telephone.replaceAll(' ', '')}`,
        '/dashboard',
      ]),
    );
    expect(printedWords(main('/contactus'))).toContain('New Delhi');
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
      expect(printedWords(main(path))).toMatch(new RegExp(one.replace('law of', 'laws? of')));
  });
});

describe('what is kept of people', () => {
  it.each([
    'contact form',
    'sources',
    'interview',
    'chat',
    'claims you confirm',
    'earlier versions',
    'templates',
    'snippets',
    'signature',
    'thumb',
    'support',
    'invoice',
    'a year after its last message',
    'what was offered to mend them',
    'payment that failed',
    'provider of language models',
    'mail provider',
    'payment provider',
  ])('the privacy policy names: %s', (words) => {
    expect(printedWords(main('/privacy-policy')).toLowerCase()).toContain(words);
  });

  it.each([
    'Sources',
    'Claims',
    'Improving a text',
    'Snippets and signature',
    'Saving and versions',
    'Support',
  ])('the documentation has a part about: %s', (title) =>
    expect(headingsOf(main('/help/documentation'), 2)).toContain(title),
  );

  it('the terms say what a purchase is', () => {
    const text = printedWords(main('/terms-of-use'));
    expect(text).toMatch(/Last changed on \d+ \w+ \d{4}/);
    expect(text).toContain('do not renew automatically');
    expect(text).toContain('We do not sell what we cannot deliver yet');
    expect(targetsOf(main('/terms-of-use'))).toContain('/refund-policy');
  });
});

it('the glossary explains each of its words', () => {
  const page = main('/glossary');
  const titles = headingsOf(page, 2);
  expect(titles.length).toBeGreaterThan(10);
  for (const title of titles) expect(under(page, title)).toMatch(/<p>[^<]{20,}/);
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
    expect(targetsOf(main('/faq'))).toEqual(expect.arrayContaining(['/contactus', '/dashboard/support']));
    expect(printedWords(main('/faq'))).toContain('Monday to Friday, 9 AM to 6 PM EST');
    expect(printedWords(main('/faq'))).toContain('within 24 hours');
    expect(printedWords(main('/faq'))).not.toMatch(/30.day money/);
  });
});

describe('/help', () => {
  it('has two ways to ask, four resources, four issues and the buttons', () => {
    expect(headingsOf(under(main('/help'), 'Ask us'), 3)).toHaveLength(2);
    expect(targetsOf(under(main('/help'), 'Help yourself'))).toEqual([
      '/faq',
      '/help/tutorial',
      '/help/documentation',
      '/help/quick-start',
    ]);
    expect(targetsOf(under(main('/help'), 'Common issues'))).toEqual([
      '/login',
      '/dashboard',
      '/dashboard/pricing',
      '/faq',
    ]);
    expect(targetsOf(under(main('/help'), 'Additional information'))).toEqual(['/contactus', '/faq']);
    for (const words of ['within 24 hours', 'within 4 hours', 'Enterprise', 'The language is English'])
      expect(printedWords(main('/help'))).toContain(words);
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
    expect(targetsOf(inside)).toEqual(paths);
    const needsLogin = ['Dashboard', 'Sales tools', 'Job tools'].includes(group);
    expect(printedWords(inside).includes('You need to be logged in')).toBe(needsLogin);
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(base + path)).status));
    expect(statuses).toEqual(paths.map(() => 200));
  });

  it('leads who did not find it to us', () => {
    expect(targetsOf(under(main('/sitemap'), 'Need help?'))).toEqual(['/contactus']);
  });
});
