import { brand, printedOrigin } from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { faq } from '../../../content/faq.ts';
import { features } from '../../../content/features.ts';
import { landingQuestions } from '../../../content/landing.ts';
import { documents, refundTabs } from '../../../content/legal.ts';
import { guides } from '../../../content/pages.ts';
import { sitemapGroups } from '../../../content/sitemap.ts';
import { composeExample } from '../compose-example.ts';
import { FirstQuestions } from '../first-questions.tsx';
import { pageHead } from '../head.ts';
import { chipLinks, featureLinks } from '../links.ts';
import { headingsOf } from '../parse-prose.ts';
import { searchFaq } from '../search-faq.ts';
import { SiteFrame } from '../site-frame.tsx';
import { FaqPage } from './faq-page.tsx';
import { FeaturePage } from './feature-page.tsx';
import { AboutPage, ContactPage, HelpPage, SitemapPage } from './plain-pages.tsx';
import { RefundPage } from './refund-page.tsx';

const print = (page: ReactNode, at = '/') =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>);
const hrefs = (html: string) => Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href ?? '');
const everywhere = () => true;

describe('the frame', () => {
  const html = print(<SiteFrame isThere={everywhere}>x</SiteFrame>);

  test('leads to every place of the navigation', () => {
    for (const label of [
      'Try for free',
      'Tools',
      'Features',
      'Pricing',
      'Blog',
      'LinkedIn Profile Analysis',
      'Signup/Login',
    ])
      expect(html).toContain(label);
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/', '/dashboard', '/pricing', '/blog', '/login']));
    expect(featureLinks.map((link) => link.to)).toEqual([
      '/linkedin-ai-agent',
      '/ai-agent-plus',
      '/ai-image-generator',
      '/ai-post-generator',
      '/linkedin-profile-review',
      '/find-viral-linkedin-posts',
      '/linkedin-carousel-creator',
      '/viral-content-ideas',
    ]);
  });

  test('ends with every link of the footer, the social profiles and 2025', () => {
    expect(hrefs(html)).toEqual(
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
        ...Object.values(brand.social),
      ]),
    );
    expect(html).toContain('© 2025');
  });

  test('leaves out what is not printed', () => {
    expect(hrefs(print(<SiteFrame isThere={(path) => path !== '/pricing'}>x</SiteFrame>))).not.toContain(
      '/pricing',
    );
  });
});

test('the chips of the first page lead to seven pages', () => {
  expect(chipLinks.map((link) => link.to)).toEqual([
    '/ai-post-generator',
    '/viral-content-ideas',
    '/linkedin-carousel-creator',
    '/ai-image-generator',
    '/linkedin-profile-review',
    '/ai-agents-marketplace',
    '/find-viral-linkedin-posts',
  ]);
});

test('the first page asks five questions and offers the others', () => {
  const html = print(<FirstQuestions questions={landingQuestions} />);
  expect(html.match(/<details/g)).toHaveLength(5);
  expect(html).toContain(`View More (${landingQuestions.length - 5})`);
});

describe('static pages', () => {
  test('About has its sections, six features and four values', () => {
    const html = print(<AboutPage />);
    for (const heading of [
      'About',
      'What Sets Us Apart',
      'Our Vision',
      'Features',
      'Who Are We',
      'Our Values',
    ])
      expect(html).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`));
    expect(html.match(/<h3>/g)).toHaveLength(10);
    for (const value of ['Innovation', 'Integrity', 'Collaboration', 'Empowerment'])
      expect(html).toContain(value);
    expect(html).toContain('a LinkedIn Top Voice');
  });

  test('Contact names the address and the telephone', () => {
    expect(hrefs(print(<ContactPage form={null} />))).toContain(`mailto:${brand.supportEmail}`);
    expect(print(<ContactPage form={null} />)).toContain(brand.telephone);
  });

  test('Help has its options, resources and issues', () => {
    const html = print(<HelpPage />);
    expect(html.match(/<h3>/g)).toHaveLength(2 + 4 + 4);
    expect(html).toContain('within 24 hours');
    expect(html).toContain('within 4 hours');
    expect(html).toContain('Enterprise');
    expect(hrefs(html)).toEqual(
      expect.arrayContaining(['/login', '/dashboard', '/dashboard/pricing', '/faq', '/contactus']),
    );
    for (const guide of guides) expect(hrefs(html)).toContain(guide.path);
  });

  test('the sitemap names every group and leads to help', () => {
    const html = print(<SitemapPage isThere={everywhere} />);
    expect(sitemapGroups.map((group) => [group.title, group.links.length])).toEqual([
      ['Main', 5],
      ['AI tools', 6],
      ['Discovery', 5],
      ['Individual tools', 5],
      ['Legal', 5],
      ['Account', 2],
      ['Dashboard', 14],
      ['Sales tools', 4],
      ['Job tools', 5],
    ]);
    for (const group of sitemapGroups) for (const [url] of group.links) expect(hrefs(html)).toContain(url);
    expect(html).toContain('Need help?');
  });

  test('the refund policy has four tabs and opens with cancellation', () => {
    const html = print(<RefundPage />);
    expect(refundTabs.map((tab) => tab.id)).toEqual(['cancellation', 'refund', 'shipping', 'contact']);
    expect(html.match(/role="tab"/g)).toHaveLength(4);
    expect(html).toContain('TRY NOW FOR FREE');
    expect(html).toContain('up to 48 hours');
    expect(refundTabs[1].text).toContain('within 5-7 working days');
    expect(refundTabs[1].text).toContain('original payment method');
  });

  test('the legal texts have their specified parts', () => {
    const headings = (path: string) =>
      headingsOf(documents.find((document) => document.path === path)?.text ?? '').join('|');
    for (const part of [
      'Accounts and membership',
      'User Content',
      'Backups',
      'Dispute Resolution',
      'Changes and Amendments',
      'AI-Generated Content Disclaimer',
      'Contacting Us',
    ])
      expect(headings('/terms-of-use')).toContain(part);
    for (const part of [
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
    ])
      expect(headings('/privacy-policy')).toContain(part);
  });
});

describe('the FAQ', () => {
  const categories = faq(['carousel']);

  test('has five categories, a search box and says what is not built', () => {
    expect(categories.map((category) => category.category)).toEqual([
      'Getting Started',
      'Tools & Features',
      'Pricing & Billing',
      'Security & Privacy',
      'Technical Support',
    ]);
    const html = print(<FaqPage categories={categories} />);
    expect(html).toContain('placeholder="Search FAQs..."');
    expect(html).toContain('Not built yet: carousel');
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/contactus', '/dashboard/support']));
  });

  test('is searched in questions and answers whatever the case, without empty categories', () => {
    expect(searchFaq(categories, 'NET BANKING').map((category) => category.category)).toEqual([
      'Pricing & Billing',
    ]);
    expect(searchFaq(categories, 'xyzzy')).toEqual([]);
    expect(searchFaq(categories, ' ')).toHaveLength(5);
  });
});

describe('feature pages', () => {
  test.each(features.map((feature) => [feature.path, feature] as const))(
    '%s shows its own example',
    (_, feature) => {
      const example = composeExample(feature);
      expect(example.results.length).toBeGreaterThan(0);
      const html = print(<FeaturePage feature={feature} example={example} planned={null} withTool />);
      expect(html).toContain('Open it in the dashboard');
      expect(html).not.toContain('Not built yet');
      expect(hrefs(html)).toContain(feature.tool.to);
      expect(feature.description.length).toBeLessThanOrEqual(170);
      const planned = print(
        <FeaturePage feature={feature} example={example} planned="Will do." withTool={false} />,
      );
      expect(planned).toContain('Not built yet');
      expect(hrefs(planned)).not.toContain(`/dashboard/${feature.dashboard}"`);
    },
  );

  test('no two say the same', () => {
    expect(features).toHaveLength(11);
    expect(new Set(features.flatMap(({ lead, description, title }) => [lead, description, title])).size).toBe(
      33,
    );
    const questions = features.flatMap((feature) => feature.questions.map((one) => one.question));
    expect(new Set(questions).size).toBe(questions.length);
  });
});

test('a head has a title, a description, an address of its own and structured data', () => {
  const head = pageHead({
    path: '/faq',
    title: 'FAQ',
    description: 'Answers',
    crumbs: [{ name: 'FAQ', path: '/faq' }],
    questions: [{ question: 'Why?', answer: 'See [here](/help).' }],
  });
  expect(head).toEqual(
    expect.arrayContaining([
      { title: `FAQ · ${brand.name}` },
      { name: 'description', content: 'Answers' },
      { tagName: 'link', rel: 'canonical', href: `${printedOrigin}/faq` },
    ]),
  );
  expect(JSON.stringify(head)).toContain('"text":"See here."');
  expect(JSON.stringify(head)).toContain('BreadcrumbList');
});
