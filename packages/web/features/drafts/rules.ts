import { distinct, type Post } from '@limelight/contracts';
import { findGaps } from '@limelight/post-text';

export const sorts = {
  edited: 'Last edited',
  newest: 'Newest first',
  oldest: 'Oldest first',
  longest: 'Longest first',
  ready: 'Fewest gaps first',
} as const;
export type Sort = keyof typeof sorts;

export interface Draft {
  post: Post;
  title: string;
  rest: string;
  characters: number;
  gaps: number;
}

export function asDraft(post: Post): Draft {
  const text = post.text.trim();
  const [first = '', ...rest] = text.split('\n');
  const title = first.trim() || post.brief?.idea.trim().split('\n', 1)[0] || 'Untitled draft';
  return {
    post,
    title,
    rest: rest
      .join('\n')
      .trim()
      .replace(/\n{2,}/g, '\n'),
    characters: Array.from(text).length,
    gaps: findGaps(text).length,
  };
}

const order: Readonly<Record<Sort, (a: Draft, b: Draft) => number>> = {
  edited: (a, b) => b.post.updatedAt.localeCompare(a.post.updatedAt),
  newest: (a, b) => b.post.createdAt.localeCompare(a.post.createdAt),
  oldest: (a, b) => a.post.createdAt.localeCompare(b.post.createdAt),
  longest: (a, b) => b.characters - a.characters,
  ready: (a, b) => a.gaps - b.gaps || b.characters - a.characters,
};

/** The filter of the drafts page. An empty name matches everything. */
export interface DraftFilter {
  search: string;
  tag: string;
  folder: string;
}

export function namesIn(names: readonly string[]): string[] {
  return distinct(names).toSorted((one, other) => one.localeCompare(other));
}

/** The drafts with this tag and folder whose text, labels or notes contain every word. */
export function findDrafts(
  drafts: readonly Draft[],
  { search, tag, folder }: DraftFilter,
  sort: Sort,
): Draft[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return drafts
    .filter(({ post }) => folder === '' || post.folder === folder)
    .filter(({ post }) => tag === '' || post.tags.some((one) => one.toLowerCase() === tag.toLowerCase()))
    .filter(({ post }) => {
      const text = [post.text, post.brief?.idea, post.folder, ...post.tags].join('\n').toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted(order[sort]);
}
