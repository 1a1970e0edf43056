import { brand } from '@limelight/contracts/catalog';
import { useLoaderData } from 'react-router';
import { articles, articleTags, type Article } from '../../../content/blog/articles.ts';
import { pageHead, type Crumb } from '../../../features/site/head.ts';
import { BlogPage } from '../../../features/site/pages/blog-page.tsx';
import { printedPath } from '../../printed-path.ts';
import { printedOnly } from '../../printed-only.ts';
import { Site } from '../../site.tsx';

export const handle = printedOnly;

interface Loaded {
  path: string;
  title: string;
  crumbs: Crumb[];
  entries: Article[];
}

const blog = { name: 'Blog', path: '/blog' };

/** Serves `/blog`, and `/blog/tag/<tag>` with the articles of one tag. */
export function loader({ request }: { request: Request }): Loaded {
  const path = printedPath(request);
  const tag = Object.entries(articleTags).find(([id]) => path === `/blog/tag/${id}`);
  const entries = articles.filter((article) => !tag || article.tags.some((id) => id === tag[0]));
  return tag
    ? { path, title: `Articles: ${tag[1]}`, crumbs: [blog, { name: tag[1], path }], entries }
    : { path, title: 'Blog', crumbs: [blog], entries };
}

export const meta = ({ loaderData }: { loaderData: Loaded | undefined }) =>
  loaderData
    ? [
        ...pageHead({
          path: loaderData.path,
          title: loaderData.title,
          description: `${loaderData.title} by ${brand.name}: plain advice on writing for LinkedIn, for people with a day job.`,
          crumbs: loaderData.crumbs,
        }),
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/atom+xml',
          href: '/blog/feed.xml',
          title: 'Blog',
        },
      ]
    : [];

export default function Blog() {
  const { title, crumbs, entries } = useLoaderData<typeof loader>();
  return (
    <Site>
      <BlogPage title={title} crumbs={crumbs} entries={entries} />
    </Site>
  );
}
