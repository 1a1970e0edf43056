import { brand } from '@limelight/contracts/catalog';
import type { MetaDescriptor } from 'react-router';

export interface Crumb {
  name: string;
  path: string;
}

export interface PageFacts {
  path: string;
  title: string;
  description: string;
  /** Where the page stands, from the start page on, without it; the last is the page itself. */
  crumbs?: readonly Crumb[];
  questions?: readonly { question: string; answer: string }[];
  /** Further structured data of the page. */
  data?: readonly Record<string, unknown>[];
  article?: { published: string; tags: readonly string[] };
}

/** The page's own address, as search engines and pictures need it. */
export const absolute = (path: string) => `${brand.siteUrl}${path === '/' ? '/' : path}`;

/** The file name of a page's picture: `/` is `home`, `/blog/a` is `blog-a`. */
export const pictureName = (path: string) => path.replace(/^\//, '').replaceAll('/', '-') || 'home';

/** A text with the marks of `Prose` taken off, for structured data and feeds. */
export const withoutMarks = (text: string) =>
  text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\*\*|`/g, '');

const organization = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand.name,
  url: brand.siteUrl,
  logo: absolute('/favicon.svg'),
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

/** Everything in the head of a public page: title, description, canonical address, preview and structured data. */
export function pageHead(facts: PageFacts): MetaDescriptor[] {
  const { path, title, description, crumbs, questions, data, article } = facts;
  const full = title.includes(brand.name) ? title : `${title} · ${brand.name}`;
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
    ...(article ? { 'article:published_time': article.published } : {}),
  };
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absolute(path) },
    ...Object.entries(preview).map(([property, content]) => ({ property, content })),
    ...(article?.tags ?? []).map((content) => ({ property: 'article:tag', content })),
    { tagName: 'link', rel: 'manifest', href: '/manifest.webmanifest' },
    { name: 'twitter:card', content: 'summary' },
    ...structured.map((value) => ({ 'script:ld+json': value })),
  ];
}
