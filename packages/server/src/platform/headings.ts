/** The words that the heading of a column consists of: at least one of `keys`, and otherwise of `more`. */
export interface HeadingWords {
  keys: readonly string[];
  more?: readonly string[];
}

/** Words that only say that a column holds numbers. */
const counting = new Set(['num', 'number', 'of', 'count', 'total', 'the', 'and']);

/** 'numLikes', 'Likes count' and 'like' have the same words. What follows a dash is an explanation. */
function splitWords(heading: string): string[] {
  const words = heading
    .split(/\s[-–—]\s/, 1)
    .join('')
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ')
    .replace(/\(s\)/g, 's')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).map((word) => word.replace(/(?<=\w{3})s$/, '')).filter((word) => !counting.has(word));
}

const fits = (words: readonly string[], { keys, more = [] }: HeadingWords): boolean =>
  words.some((word) => keys.includes(word)) &&
  words.every((word) => keys.includes(word) || more.includes(word));

/**
 * The columns whose heading consists of these words, the shortest heading first. Of a path in JSON, such as
 * `stats.likes`, the last part alone counts too.
 */
export function columnsOf(headings: readonly string[], wanted: HeadingWords): number[] {
  return headings
    .flatMap((heading, column) => {
      const words = splitWords(heading);
      if (fits(words, wanted)) return [{ column, rank: words.length }];
      const last = heading.includes('.') ? splitWords(heading.slice(heading.lastIndexOf('.') + 1)) : [];
      return fits(last, wanted) && !last.every((word) => word === 'name')
        ? [{ column, rank: 10 + last.length }]
        : [];
    })
    .toSorted((a, b) => a.rank - b.rank || a.column - b.column)
    .map(({ column }) => column);
}

/** The headings of tables of posts, as programs for planning and measuring posts name them. */
export const postHeadings = {
  text: {
    keys: ['text', 'post', 'content', 'body', 'caption', 'commentary', 'sharecommentary', 'message', 'copy'],
    more: ['full', 'share', 'draft'],
  },
  visibility: { keys: ['visibility', 'audience'] },
  zone: { keys: ['timezone', 'zone', 'tz'], more: ['time'] },
} as const satisfies Record<string, HeadingWords>;

/** Where at least one cell is filled and every filled one fits. */
export function holdsOnly(cells: Iterable<string>, isFitting: (cell: string) => boolean): boolean {
  let filled = 0;
  for (const cell of cells) {
    if (cell.trim() === '') continue;
    if (!isFitting(cell.trim())) return false;
    filled += 1;
  }
  return filled > 0;
}
