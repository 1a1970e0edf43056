import { brand } from '@limelight/contracts/catalog';
import { useLoaderData } from 'react-router';
import { articles, type Article } from '../../../content/blog/articles.ts';
import { absolute, pageHead, picturePath, type Crumb } from '../../../features/site/head.ts';
import { ArticlePage, type ArticleEntry } from '../../../features/site/pages/blog-page.tsx';
import { printedPath } from '../../printed-path.ts';
import { printedOnly } from '../../printed-only.ts';
import { Site } from '../../site.tsx';

export const handle = printedOnly;

interface Loaded {
  article: Article;
  further: ArticleEntry[];
}

/** Two others: of those with a tag in common first, and of the latest. */
function furtherThan({ slug, tags }: Article): ArticleEntry[] {
  const others = articles.filter((other) => other.slug !== slug);
  const shared = (other: Article) => Number(other.tags.some((tag) => tags.includes(tag)));
  return others
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, 2)
    .map(({ text: _text, ...entry }) => entry);
}

export function loader({ request }: { request: Request }): Loaded {
  const path = printedPath(request);
  const found = articles.find((article) => `/blog/${article.slug}` === path);
  if (!found) throw new Error(`No article stands at ${path}.`);
  return { article: found, further: furtherThan(found) };
}

const crumbsOf = ({ slug, title }: Article): Crumb[] => [
  { name: 'Blog', path: '/blog' },
  { name: title, path: `/blog/${slug}` },
];

export const meta = ({ loaderData }: { loaderData: Loaded | undefined }) => {
  if (!loaderData) return [];
  const { slug, title, description, published, tags } = loaderData.article;
  const author = { '@type': 'Organization', name: brand.name, url: absolute('/') };
  return pageHead({
    path: `/blog/${slug}`,
    title,
    description,
    crumbs: crumbsOf(loaderData.article),
    article: { published, tags },
    data: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description,
        datePublished: published,
        dateModified: published,
        image: absolute(picturePath(`/blog/${slug}`)),
        mainEntityOfPage: absolute(`/blog/${slug}`),
        author,
        publisher: author,
      },
    ],
  });
};

export default function ArticleRoute() {
  const { article, further } = useLoaderData<typeof loader>();
  return (
    <Site>
      <ArticlePage article={article} crumbs={crumbsOf(article)} further={further} />
    </Site>
  );
}
