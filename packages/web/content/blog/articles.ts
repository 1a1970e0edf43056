import type { Article } from './article.ts';
import { craftArticles } from './craft.ts';
import { peopleArticles } from './people.ts';

export { articleTags, type Article, type ArticleTag } from './article.ts';

/** Every article, newest first. */
export const articles: readonly Article[] = [...craftArticles, ...peopleArticles].toSorted((one, other) =>
  other.published.localeCompare(one.published),
);
