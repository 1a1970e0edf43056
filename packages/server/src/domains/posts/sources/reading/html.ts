import { Readability } from '@mozilla/readability';
import { DOMParser } from 'linkedom';
import { ReadingFault } from './fault.ts';
import type { Reading } from './passages.ts';
import { paragraphsOf, visiblePage, type VisiblePage } from './visible-page.ts';

/** A text with fewer characters is not an article. */
const leastUnits = 60;
/** A page with a password field and less text than this only asks for a login. */
const leastUnitsBesidePassword = 600;
/** Finding the article takes too long in larger pages, all of whose text is read instead. */
const partLimit = 10_000;
const depthLimit = 80;

const lengthOf = (paragraphs: readonly string[]) => paragraphs.reduce((sum, one) => sum + one.length, 0);

function findArticle({ html, parts, depth }: VisiblePage): { title: string; paragraphs: string[] } {
  if (parts > partLimit || depth > depthLimit) return { title: '', paragraphs: [] };
  const document = new DOMParser().parseFromString(html, 'text/html');
  const article = new Readability(document, { charThreshold: 200 }).parse();
  return {
    title: typeof article?.title === 'string' ? article.title.trim() : '',
    paragraphs: typeof article?.content === 'string' ? paragraphsOf(article.content, { framed: true }) : [],
  };
}

export function readHtml(html: string, address: string | null): Reading {
  const page = visiblePage(html);
  const article = findArticle(page);
  const chosen =
    lengthOf(article.paragraphs) >= leastUnits
      ? article.paragraphs
      : paragraphsOf(page.html, { framed: false });
  if (lengthOf(chosen) < (page.asksPassword ? leastUnitsBesidePassword : leastUnits))
    throw new ReadingFault('empty');
  return {
    title: article.title || page.title || (address === null ? '' : new URL(address).hostname),
    stretches: [{ label: '', text: chosen.join('\n\n') }],
    pages: null,
  };
}
