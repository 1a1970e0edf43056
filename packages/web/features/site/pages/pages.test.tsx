import { brand, printedOrigin, products } from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { faq } from '../../../content/faq.ts';
import { features } from '../../../content/features.ts';
import { composeExample } from '../compose-example.ts';
import { pageHead } from '../head.ts';
import { answers } from '../search-faq.ts';
import { SiteFrame } from '../site-frame.tsx';
import { inlineApiDocument } from '@limelight/contracts/openapi';
import { referenceOf } from '../../../content/api-reference.ts';
import { ApiReferencePage } from './api-reference-page.tsx';
import { FaqPage } from './faq-page.tsx';
import { FeaturePage } from './feature-page.tsx';
import { HelpPage } from './plain-pages.tsx';

const print = (page: ReactNode, at = '/') =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>);
const hrefs = (html: string) => Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href ?? '');

test('the frame leaves out what is not printed', () => {
  expect(hrefs(print(<SiteFrame isThere={(path) => path !== '/pricing'}>x</SiteFrame>))).not.toContain(
    '/pricing',
  );
});

describe('the FAQ', () => {
  const categories = faq();

  test('is searched in questions and answers whatever the case', () => {
    const found = (search: string) =>
      categories.filter(({ questions }) => questions.some((one) => answers(one, search)));
    expect(found('NET BANKING').map(({ category }) => category)).toEqual(['Pricing & Billing']);
    expect(found('xyzzy')).toEqual([]);
    expect(found(' ')).toHaveLength(5);
  });

  test.each([
    ['refund money', 'Can I get my money back?'],
    ['connection expired', 'LinkedIn says that the connection has expired. What now?'],
    ['cancel plan', 'Can I cancel my plan?'],
    ['Delete account', 'How do I delete everything?'],
    ['paying cards', 'How can I pay?'],
  ])('finds “%s” in any order and form of its words', (search, question) => {
    const found = categories.flatMap(({ questions }) => questions.filter((one) => answers(one, search)));
    expect(found.map((one) => one.question)).toContain(question);
  });

  test('has an icon of its own for each category', () => {
    const icons = Array.from(
      print(<FaqPage categories={categories} />).matchAll(/<h2[^>]*><svg[^>]*icon-(\w+)/g),
    );
    expect(new Set(icons.map(([, name]) => name)).size).toBe(5);
  });
});

test('the four help resources have a colour each', () => {
  const colors = Array.from(print(<HelpPage />).matchAll(/data-color="(\w+)"/g), ([, color]) => color);
  expect(colors).toHaveLength(4);
  expect(new Set(colors).size).toBe(4);
});

const scripts = { waiting: '/waiting.js', writer: '/writer.js', engine: '/engine.js' };

test('an example is made anew from any notes, of its own kind', () => {
  expect(composeExample('post', 'we took 4 fields out. completion went 41 to 63%')[0]).toContain('63%');
  expect(composeExample('openings', 'We took four fields out. Completion rose to 63%.')).toEqual(
    expect.arrayContaining(['We took four fields out.', 'Completion rose to 63%.']),
  );
  expect(composeExample('remarks', 'In today’s fast-paced world, we fixed a pump.')[0]).toContain(
    'fast-paced',
  );
});

describe('feature pages', () => {
  test.each(features.map((feature) => [feature.path, feature] as const))(
    '%s shows its own example',
    (_, feature) => {
      if (feature.example === null) return;
      const { kind, notes, shown } = feature.example;
      const results = [...(shown ?? composeExample(kind, notes))];
      const isDrawn = kind === 'slides' || kind === 'graphic';
      expect(results.length > 0).toBe(shown !== undefined || !isDrawn);
      const parts = { feature, results, scripts };
      const html = print(<FeaturePage {...parts} withTool />);
      expect(html).toContain(`data-example="${kind}"`);
      const notSold = feature.product === undefined ? null : products[feature.product].notSold;
      expect(html).toContain(notSold === null ? 'Open it in the dashboard' : 'Not on sale yet');
      expect(hrefs(html)).toContain(feature.tool.to);
      expect(feature.description.length).toBeLessThanOrEqual(170);
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

test('the API reference says what each endpoint does before it is opened, and what it answers', () => {
  const groups = referenceOf(inlineApiDocument(printedOrigin));
  const html = print(<ApiReferencePage groups={groups} />);
  const summaries = Array.from(html.matchAll(/<summary>(.*?)<\/summary>/g), ([, inside = '']) => inside);
  expect(summaries.length).toBeGreaterThan(100);
  for (const inside of summaries) expect(inside).toMatch(/<span[^>]*>[^<]{4,}/);
  const [one] = groups.flatMap(({ entries }) => entries).filter(({ name }) => name === 'getPlanMark');
  expect(one?.answers[0]).toEqual({ status: '200', words: '{ mark: string }', isForm: true });
  expect(html).toContain(`export ADDRESS=${printedOrigin}`);
});
