import { linkDescriptionLimit, linkTitleLimit } from '@limelight/contracts/catalog';
import { readMarkup } from '../../../../platform/markup.ts';

/**
 * The card data of a page, with empty strings for what it does not state. `images` are absolute addresses, best first.
 */
export interface PageFacts {
  title: string;
  description: string;
  images: readonly string[];
  imageAlt: string;
}

const titles = ['og:title', 'twitter:title'];
const descriptions = ['og:description', 'twitter:description', 'description'];
const pictures = [
  'og:image:secure_url',
  'og:image:url',
  'og:image',
  'twitter:image',
  'twitter:image:src',
  'image_src',
];
const alts = ['og:image:alt', 'twitter:image:alt'];
const wanted: ReadonlySet<string> = new Set([...titles, ...descriptions, ...pictures, ...alts]);

/** Collapses a text into one line without control characters, cut without splitting a surrogate pair. */
function lineOf(text: string, limit: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

function readTags(html: string): { tags: ReadonlyMap<string, string>; title: string } {
  const tags = new Map<string, string>();
  let title = '';
  let inTitle = false;
  let inDrawing = 0;
  const note = (name: string | undefined, value: string | undefined) => {
    const key = (name ?? '').trim().toLowerCase();
    if (wanted.has(key) && value !== undefined && value.trim() !== '' && !tags.has(key)) tags.set(key, value);
  };
  readMarkup(html, {
    onopentag(name, attributes) {
      if (name === 'meta') note(attributes['property'] ?? attributes['name'], attributes['content']);
      else if (name === 'link' && attributes['rel'] === 'image_src') note('image_src', attributes['href']);
      else if (name === 'title') inTitle = inDrawing === 0 && title === '';
      else if (name === 'svg') inDrawing += 1;
    },
    ontext(text) {
      if (inTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
      else if (name === 'svg') inDrawing -= 1;
    },
  });
  return { tags, title };
}

/**
 * Reads a page's card data. Open Graph tags are preferred to Twitter's, and those to the page's own title and
 * description.
 */
export function readPageFacts(html: string, address: string): PageFacts {
  const { tags, title } = readTags(html);
  const first = (names: readonly string[]) =>
    names.map((name) => tags.get(name) ?? '').find((value) => value.trim() !== '') ?? '';
  const images = pictures
    .map((name) => tags.get(name)?.trim() ?? '')
    .filter((value) => value !== '' && URL.canParse(value, address))
    .map((value) => new URL(value, address).href);
  return {
    title: lineOf(first(titles) || title, linkTitleLimit),
    description: lineOf(first(descriptions), linkDescriptionLimit),
    images: [...new Set(images)],
    imageAlt: lineOf(first(alts), 1000),
  };
}
