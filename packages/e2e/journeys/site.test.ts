// Checks the public pages of the specification route by route on the prerendered HTML, without a browser or scripts.
// Legal pages, help and the sitemap are in `site-help.test.ts`.
import { brand } from '@limelight/contracts/catalog';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  count,
  headingsOf,
  linksOf,
  part,
  readSite,
  targetsOf,
  under,
  printedWords,
  type PrintedSite,
} from '../support/printed.ts';
import { featureMenu, otherFeatures, staticPages, toolPages } from '../support/site-paths.ts';

const base = inject('programUrl');
/** All pages with the common header and footer. */
const framed = [
  ...staticPages,
  ...featureMenu,
  ...otherFeatures,
  ...toolPages,
  '/glossary',
  '/help/quick-start',
  '/blog/tag/founders',
  '/blog/notes-are-enough',
];
let site: PrintedSite;
const html = (path: string) => site.html(path);
const main = (path: string) => site.main(path);

beforeAll(async () => {
  site = await readSite(base, framed);
});

describe.each(framed)('the frame of %s', (path) => {
  it('has the navigation with its dropdown and its mobile form', () => {
    const bar = part(html(path), /<nav aria-label="Main"/, 'nav');
    const links = linksOf(bar);
    const find = (words: string) => links.filter((link) => link.words === words).map((link) => link.to);
    expect(links[0]?.to).toBe('/');
    expect(find('Try for free')).toEqual(['/dashboard']);
    // Each link occurs twice: in the top bar and in the phone's menu.
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
      expect(targetsOf(list)).toEqual(featureMenu);
    }
  });

  it('has the footer with its pages, sites, profiles and year', () => {
    const footer = part(html(path), /<footer\b/, 'footer');
    expect(targetsOf(footer)).toEqual(
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
    expect(printedWords(footer)).toContain('© 2025');
    expect(printedWords(footer)).toContain(brand.tagline);
  });
});

describe('/', () => {
  it('has its headline, subline and button', () => {
    expect(headingsOf(main('/'), 1)).toEqual(['Spotlight Your LinkedIn with AI Agents']);
    expect(printedWords(main('/'))).toContain(
      'Build Your Brand · Expand Your Network · Find Your Opportunity',
    );
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
    expect(targetsOf(under(main('/'), 'Five tools, no account.'))).toEqual(toolPages);
    expect(targetsOf(main('/'))).toEqual(expect.arrayContaining(featureMenu));
  });

  it('asks five questions, offers the rest by number, and ends with the banner', () => {
    const questions = under(main('/'), 'Frequently asked questions');
    const [first = '', others = ''] = questions.split(' hidden=""');
    expect(count(first, /<details/g)).toBe(5);
    const asked = JSON.parse(
      Array.from(html('/').matchAll(/ld\+json"[^>]*>([\s\S]*?)<\/script>/g), ([, text = '']) => text).find(
        (text) => text.includes('FAQPage'),
      ) ?? '{}',
    ) as unknown;
    const all = count(JSON.stringify(asked), /"Question"/g);
    expect(all).toBeGreaterThan(5);
    expect(count(others, /<details/g)).toBe(all - 5);
    expect(printedWords(questions)).toContain(`View More (${all - 5})`);
    const banner = under(main('/'), 'Ready to Boost Your LinkedIn With AI?');
    expect(linksOf(banner)).toEqual([
      expect.objectContaining({ to: '/dashboard', words: 'Start Free—No Card Needed' }),
    ]);
  });
});

describe('/pricing', () => {
  it('has plan cards, a credit table with its links, eleven questions and the call to action', () => {
    const text = printedWords(main('/pricing'));
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
    expect(targetsOf(part(html('/pricing'), /<table\b/, 'table'))).toEqual(
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
      .map(printedWords);
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
    expect(printedWords(main('/about'))).toContain('a LinkedIn Top Voice');
    expect(printedWords(main('/about'))).toContain('that is enough to start');
    expect(targetsOf(under(main('/about'), 'Ready to Boost Your LinkedIn With AI?'))).toEqual(['/dashboard']);
  });
});

describe('feature pages', () => {
  it.each([...featureMenu, ...otherFeatures])('%s says what is there today and offers a tool', (path) => {
    const links = targetsOf(main(path));
    const planned = printedWords(main(path)).includes('Not on sale yet');
    expect(links.some((to) => to.startsWith(planned ? '/tools/' : '/dashboard'))).toBe(true);
    expect(count(main(path), /<details/g)).toBeGreaterThanOrEqual(2);
  });
});

const agentPages = ['/linkedin-ai-agent', '/ai-agent-plus', '/ai-agents-marketplace'];

it.each(agentPages)('%s shows a run of an agent', (path) => {
  const run = printedWords(under(main(path), 'What a run looks like'));
  for (const words of ['It contains a blocked word', 'Others fit better', 'Waiting for your approval'])
    expect(run).toContain(words);
});

it.each([...featureMenu, ...otherFeatures].filter((path) => !agentPages.includes(path)))(
  '%s has an example to try',
  (path) => expect(main(path)).toMatch(/<form[^>]* data-example="\w+"/),
);

it.each([
  ['/ai-agent-plus', 'Custom AI agents cannot be delivered yet, so they are not on sale.'],
  [
    '/linkedin-profile-review',
    'The LinkedIn profile analysis cannot be delivered yet, so it is not on sale.',
  ],
])('%s says of its product what the prices say', (path, words) => {
  const planned = printedWords(main(path)).includes('Not on sale yet');
  expect(printedWords(main(path)).includes(words)).toBe(planned);
  expect(printedWords(main('/pricing')).includes(words)).toBe(planned);
});

it('answers with the frames and sources that the specification allows', async () => {
  const policy = (await fetch(base)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toMatch(/frame-src [^;]*'self' [^;]*http/);
  expect(policy).toContain("frame-ancestors 'none'");
});
