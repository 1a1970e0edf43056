import type { ReactNode } from 'react';
import { articleTags, type Article, type ArticleTag } from '../../../content/blog/articles.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Closing } from '../closing.tsx';
import { Day } from '../day.tsx';
import type { Crumb } from '../head.ts';
import { LongText } from '../prose.tsx';
import { Cards, Section } from '../section.tsx';
import { Stage } from '../stage.tsx';
import styles from './blog-page.module.css';

function Tags({ tags }: { tags: readonly ArticleTag[] }) {
  return (
    <ul aria-label="Tags" className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <a href={`/blog/tag/${tag}`}>{articleTags[tag]}</a>
        </li>
      ))}
    </ul>
  );
}

export function BlogPage({
  title,
  crumbs,
  entries,
}: {
  title: string;
  crumbs: readonly Crumb[];
  entries: readonly Article[];
}) {
  return (
    <>
      <Stage title={title} words="Writing for LinkedIn, for people with a day job." crumbs={crumbs} />
      <div className={styles.list}>
        {entries.map((entry) => (
          <article key={entry.slug} className={styles.entry}>
            <p className={styles.quiet}>
              <Day date={entry.published} />
            </p>
            <h2>
              <a href={`/blog/${entry.slug}`}>{entry.title}</a>
            </h2>
            <p>{entry.description}</p>
            <Tags tags={entry.tags} />
          </article>
        ))}
        <p className={styles.quiet}>
          New articles by <a href="/blog/feed.xml">feed</a>.
        </p>
      </div>
    </>
  );
}

/** An article. `children` is the text, `minutes` the reading time, `further` are related articles. */
export function ArticlePage({
  article,
  minutes,
  crumbs,
  further,
  children,
}: {
  article: Article;
  minutes: number;
  crumbs: readonly Crumb[];
  further: readonly Article[];
  children: ReactNode;
}) {
  return (
    <>
      <Stage title={article.title} words={article.description} crumbs={crumbs} />
      <article className={classNames(styles.list, styles.article)}>
        <p className={styles.quiet}>
          <Day date={article.published} /> · {minutes} {minutes === 1 ? 'minute' : 'minutes'}
        </p>
        <LongText>{children}</LongText>
        <Tags tags={article.tags} />
      </article>
      <Section title="Read next">
        <Cards
          cards={further.map(({ slug, title, description }) => ({
            title,
            words: description,
            href: `/blog/${slug}`,
          }))}
        />
      </Section>
      <Closing />
    </>
  );
}
