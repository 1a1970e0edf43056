import { brand } from '@limelight/contracts/catalog';
import { useLoaderData } from 'react-router';
import { articles, type Article } from '../../../content/blog/articles.ts';
import { absolute, pageHead, picturePath, type Crumb } from '../../../features/site/head.ts';
import { ArticlePage } from '../../../features/site/pages/blog-page.tsx';
import { printedPath } from '../../printed-path.ts';
import { printedOnly } from '../../printed-only.ts';
import { Site } from '../../site.tsx';

export const handle = printedOnly;

export function loader({ request }: { request: Request }): Article {
  const path = printedPath(request);
  const found = articles.find((article) => `/blog/${article.slug}` === path);
  if (!found) throw new Error(`No article stands at ${path}.`);
  return found;
}

const crumbsOf = ({ slug, title }: Article): Crumb[] => [
  { name: 'Blog', path: '/blog' },
  { name: title, path: `/blog/${slug}` },
];

export const meta = ({ loaderData }: { loaderData: Article | undefined }) => {
  if (!loaderData) return [];
  const { slug, title, description, published, tags } = loaderData;
  const author = { '@type': 'Organization', name: brand.name, url: absolute('/') };
  return pageHead({
    path: `/blog/${slug}`,
    title,
    description,
    crumbs: crumbsOf(loaderData),
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
  const article = useLoaderData<typeof loader>();
  return (
    <Site>
      <ArticlePage article={article} crumbs={crumbsOf(article)} />
    </Site>
  );
}
