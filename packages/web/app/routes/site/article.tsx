import { brand } from '@limelight/contracts/catalog';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useLoaderData } from 'react-router';
import { articles, type Article } from '../../../content/blog/articles.ts';
import { absolute, pageHead, picturePath, type Crumb } from '../../../features/site/head.ts';
import { ArticlePage } from '../../../features/site/pages/blog-page.tsx';
import { Heading } from '../../../features/site/prose.tsx';
import { printedPath } from '../../printed-path.ts';
import { printedOnly } from '../../printed-only.ts';
import { Site } from '../../site.tsx';

export const handle = printedOnly;

type ArticleText = ComponentType<{ components?: { h2: typeof Heading } }>;

const texts = import.meta.glob<ArticleText>('../../../content/blog/*.mdx', {
  eager: true,
  import: 'default',
});

function readArticle(slug: string): ArticleText {
  const Text = texts[`../../../content/blog/${slug}.mdx`];
  if (!Text) throw new Error(`The article ${slug} has no text.`);
  return Text;
}

const wordsPerMinute = 220;

function readingMinutes(Text: ArticleText): number {
  const words =
    renderToStaticMarkup(<Text />)
      .replaceAll(/<[^>]+>/g, ' ')
      .match(/\S+/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}

interface Loaded {
  article: Article;
  minutes: number;
  further: Article[];
}

/** Two other articles, those with a shared tag first and then the newest. */
function furtherThan({ slug, tags }: Article): Article[] {
  const others = articles.filter((other) => other.slug !== slug);
  const shared = (other: Article) => Number(other.tags.some((tag) => tags.includes(tag)));
  return others.toSorted((one, other) => shared(other) - shared(one)).slice(0, 2);
}

export function loader({ request }: { request: Request }): Loaded {
  const path = printedPath(request);
  const found = articles.find((article) => `/blog/${article.slug}` === path);
  if (!found) throw new Error(`There is no article at ${path}.`);
  return { article: found, minutes: readingMinutes(readArticle(found.slug)), further: furtherThan(found) };
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
  const { article, minutes, further } = useLoaderData<typeof loader>();
  return (
    <Site>
      <ArticlePage article={article} minutes={minutes} crumbs={crumbsOf(article)} further={further}>
        {createElement(readArticle(article.slug), { components: { h2: Heading } })}
      </ArticlePage>
    </Site>
  );
}
