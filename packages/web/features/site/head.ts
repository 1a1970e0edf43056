import { brand, printedOrigin } from '@limelight/contracts/catalog';
import type { MetaDescriptor } from 'react-router';

export interface Crumb {
  name: string;
  path: string;
}

export interface PageFacts {
  path: string;
  title: string;
  description: string;
  /** The path from the start page to this page, which comes last. The start page itself is left out. */
  crumbs?: readonly Crumb[];
  questions?: readonly { question: string; answer: string }[];
  data?: readonly Record<string, unknown>[];
  article?: { published: string; tags: readonly string[] };
  /** Keeps the page out of search engines, for steps of a flow. */
  unlisted?: boolean;
}

export const absolute = (path: string) => `${printedOrigin}${path}`;

/** The path of a page's preview picture: `home` for `/`, `blog-a` for `/blog/a`. */
export const picturePath = (path: string) =>
  `/pictures/${path.replace(/^\//, '').replaceAll('/', '-') || 'home'}.png`;

/** Removes the markup of `Prose`, for structured data and feeds. */
export const withoutMarks = (text: string) =>
  text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\*\*|`/g, '');

const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  url: absolute('/'),
  logo: absolute('/icon-512.png'),
  email: brand.supportEmail,
  telephone: brand.telephone,
  sameAs: Object.values(brand.social),
};

function breadcrumbs(crumbs: readonly Crumb[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: brand.name, path: '/' }, ...crumbs].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absolute(crumb.path),
    })),
  };
}

function faqPage(questions: readonly { question: string; answer: string }[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutMarks(answer) },
    })),
  };
}

export function pageHead(facts: PageFacts): MetaDescriptor[] {
  const { path, title, description, crumbs, questions, data, article, unlisted = false } = facts;
  const full = title.includes(brand.name) ? title : `${title} · ${brand.name}`;
  if (unlisted)
    return [
      { title: full },
      { name: 'description', content: description },
      { name: 'robots', content: 'noindex' },
    ];
  const structured = [
    ...(path === '/' ? [organization] : []),
    ...(crumbs ? [breadcrumbs(crumbs)] : []),
    ...(questions?.length ? [faqPage(questions)] : []),
    ...(data ?? []),
  ];
  const preview = {
    'og:site_name': brand.name,
    'og:type': article ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': absolute(path),
    'og:locale': 'en',
    'og:image': absolute(picturePath(path)),
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `“${title}”in light letters on a dark background, with the ${brand.name} logo.`,
    ...(article ? { 'article:published_time': article.published } : {}),
  };
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absolute(path) },
    ...Object.entries(preview).map(([property, content]) => ({ property, content })),
    ...(article?.tags ?? []).map((content) => ({ property: 'article:tag', content })),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((value) => ({ 'script:ld+json': value })),
  ];
}
